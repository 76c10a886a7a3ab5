/**
 * The files of other platforms, told by their headings (case, accents, points and blanks do not matter). Sources: the
 * platforms' own samples and guides for Shopify and WooCommerce, public exports for the others.
 */
import { type Answered, headingKey } from '../columns.ts';
import { type ForeignField, isForeignField } from './fields.ts';

export const PROFILE_NAMES = ['shopify', 'woocommerce', 'nuvemshop', 'tray', 'bling', 'tiny'] as const;
export type ProfileName = (typeof PROFILE_NAMES)[number];

type Headings = Partial<Readonly<Record<ForeignField, string>>>;

export type Profile = {
  readonly nome: ProfileName;
  /** Headings that only its files have: all of one set. */
  readonly anchors: readonly (readonly string[])[];
  /** By field, with blanks between; a unit in parentheses at the end of a heading does not count. */
  readonly headings: Headings;
  /** The mark before decimals; `?` where both are found in its files. */
  readonly decimal: '.' | ',' | '?';
  /** What weights and lengths are in where no heading says so. */
  readonly unidades: { readonly peso: string; readonly medida: string };
};

const OPTIONS = (name: (place: number) => string, value: (place: number) => string): Headings =>
  Object.fromEntries(
    [1, 2, 3].flatMap((place) => [
      [`opcao_nome_${place}`, name(place)],
      [`opcao_valor_${place}`, value(place)],
    ]),
  );

const TRAY_PICTURES = [
  'endereco_da_imagem_principal_do_produto',
  ...[2, 3, 4, 5, 6].map((n) => `endereco_da_imagem_do_produto_${n}`),
].join(' ');
const TINY_PICTURES = [
  ...[1, 2, 3, 4, 5, 6].map((n) => `url_imagem_${n}`),
  ...Array.from({ length: 10 }, (_, place) => `url_imagem_externa_${place + 1}`),
].join(' ');

export const PROFILES: readonly Profile[] = [
  {
    nome: 'shopify',
    anchors: [
      ['handle', 'variant_price'],
      ['url_handle', 'product_image_url'],
    ],
    decimal: '.',
    unidades: { peso: 'g', medida: 'cm' },
    headings: {
      imagem: 'image_src product_image_url',
      imagem_posicao: 'image_position',
      imagem_texto: 'image_alt_text',
      imagem_opcao: 'variant_image variant_image_url',
      chave: 'handle url_handle',
      nome: 'title',
      descricao: 'body_html description body',
      marca: 'vendor',
      categoria: 'product_category',
      tipo_produto: 'type',
      publicado: 'published published_on_online_store',
      situacao: 'status',
      ...OPTIONS(
        (n) => `option${n}_name`,
        (n) => `option${n}_value`,
      ),
      codigo: 'variant_sku sku',
      ean: 'variant_barcode barcode variant_barcodes',
      preco: 'variant_price price',
      preco_riscado: 'variant_compare_at_price compare_at_price',
      peso: 'variant_grams weight_value_grams weight_value',
      estoque: 'variant_inventory_qty inventory_quantity',
      seo_titulo: 'seo_title',
      seo_descricao: 'seo_description',
    },
  },
  {
    nome: 'woocommerce',
    anchors: [
      ['type', 'regular_price', 'attribute_1_name'],
      ['type', 'sku', 'regular_price', 'published'],
      ['tipo', 'preco', 'publicado'],
    ],
    decimal: '.',
    unidades: { peso: 'kg', medida: 'cm' },
    headings: {
      imagem: 'images imagens',
      id: 'id',
      tipo: 'type tipo',
      codigo: 'sku',
      nome: 'name nome',
      publicado: 'published publicado',
      resumo: 'short_description descricao_curta',
      descricao: 'description descricao',
      promocao_inicio:
        'date_sale_price_starts data_de_inicio_de_preco_promocional data_de_inicio_do_preco_promocional',
      promocao_fim:
        'date_sale_price_ends data_de_termino_de_preco_promocional data_de_termino_do_preco_promocional',
      estoque: 'stock estoque',
      peso: 'weight peso',
      comprimento: 'length comprimento',
      largura: 'width largura',
      altura: 'height altura',
      preco_promocional: 'sale_price preco_promocional',
      preco_cheio: 'regular_price preco',
      categoria: 'categories categorias',
      marca: 'brands brand marcas marca',
      pai: 'parent pai ascendente',
      ean: 'gtin_upc_ean_or_isbn gtin_upc_ean_isbn gtin_upc_ean_ou_isbn',
      ...OPTIONS(
        (n) => `attribute_${n}_name nome_do_atributo_${n}`,
        (n) => `attribute_${n}_value_s valores_do_atributo_${n}`,
      ),
    },
  },
  {
    nome: 'nuvemshop',
    anchors: [
      ['identificador_url', 'preco_promocional'],
      ['identificador_de_url', 'precio'],
    ],
    decimal: '?',
    unidades: { peso: 'kg', medida: 'cm' },
    headings: {
      imagem: 'imagens imagem imagenes url_das_imagens url_da_imagem fotos',
      chave: 'identificador_url identificador_de_url',
      nome: 'nome nombre',
      categoria: 'categorias',
      ...OPTIONS(
        (n) => `nome_da_variacao_${n} nombre_de_propiedad_${n}`,
        (n) => `valor_da_variacao_${n} valor_de_propiedad_${n}`,
      ),
      preco_cheio: 'preco precio',
      preco_promocional: 'preco_promocional precio_promocional',
      peso: 'peso',
      altura: 'altura alto',
      largura: 'largura ancho',
      comprimento: 'comprimento profundidad',
      estoque: 'estoque stock',
      codigo: 'sku',
      ean: 'codigo_de_barras',
      publicado: 'exibir_na_loja mostrar_en_tienda',
      visibilidade: 'visibilidade visibilidad',
      descricao: 'descricao descripcion',
      marca: 'marca',
      mpn: 'mpn_cod_exclusivo_modelo_fabricante mpn',
      seo_titulo: 'titulo_para_seo titulo_para_el_seo',
      seo_descricao: 'descricao_para_seo descripcion_para_el_seo',
    },
  },
  {
    nome: 'tray',
    anchors: [
      ['html_da_descricao_completa', 'preco_de_venda_em_reais'],
      ['codigo_da_variacao_id', 'estoque_da_variacao'],
    ],
    decimal: ',',
    unidades: { peso: 'g', medida: 'cm' },
    headings: {
      imagem: TRAY_PICTURES,
      id: 'codigo_produto',
      pai: 'codigo_do_produto_id',
      codigo: 'referencia_codigo_fornecedor referencia',
      nome: 'nome_do_produto',
      publicado: 'exibir_na_loja',
      situacao: 'exibir_produto_ativo',
      categoria: 'nome_da_categoria_nivel_1',
      subcategoria: 'nome_da_categoria_nivel_2',
      descricao: 'html_da_descricao_completa',
      estoque: 'estoque_do_produto estoque_da_variacao',
      marca: 'marca',
      ean: 'codigo_ean_gtin_upc',
      ncm: 'ncm_do_produto',
      altura: 'altura',
      largura: 'largura',
      comprimento: 'comprimento',
      peso: 'peso_do_produto peso_da_variacao',
      preco: 'preco_de_venda_em_reais',
      seo_titulo: 'seo_titulo_do_produto',
      seo_descricao: 'seo_descricao_simplificada',
      ...OPTIONS(
        (n) => `tipo_da_variacao_${n} tipo_da_variacao_${n}_exemplo_cor`,
        (n) => `nome_da_variacao_${n} nome_da_variacao_${n}_exemplo_branco`,
      ),
    },
  },
  {
    nome: 'bling',
    anchors: [['codigo_pai', 'clonar_dados_do_pai']],
    decimal: ',',
    unidades: { peso: 'kg', medida: 'cm' },
    headings: {
      imagem: 'url_imagens_externas url_imagem_externa',
      id: 'id',
      codigo: 'codigo',
      nome: 'descricao',
      preco: 'preco',
      situacao: 'situacao',
      estoque: 'estoque',
      peso: 'peso_bruto',
      ean: 'gtin_ean',
      largura: 'largura_do_produto',
      altura: 'altura_do_produto',
      comprimento: 'profundidade_do_produto',
      medida: 'unidade_de_medida',
      descricao: 'descricao_curta',
      pai: 'codigo_pai',
      marca: 'marca',
      ncm: 'ncm',
      cest: 'cest',
      origem: 'origem',
      unidade: 'unidade',
      garantia: 'meses_garantia_no_fornecedor',
      categoria: 'categoria_do_produto',
      video: 'video',
    },
  },
  {
    nome: 'tiny',
    anchors: [['codigo_sku', 'codigo_do_pai', 'permitir_inclusao_nas_vendas']],
    decimal: ',',
    unidades: { peso: 'kg', medida: 'cm' },
    headings: {
      imagem: TINY_PICTURES,
      id: 'id',
      codigo: 'codigo_sku',
      nome: 'descricao',
      preco_cheio: 'preco',
      preco_promocional: 'preco_promocional',
      situacao: 'situacao',
      estoque: 'estoque',
      peso: 'peso_bruto',
      ean: 'gtin_ean',
      descricao: 'descricao_complementar',
      largura: 'largura_embalagem',
      altura: 'altura_embalagem',
      comprimento: 'comprimento_embalagem',
      tipo: 'tipo_do_produto',
      categoria: 'categoria',
      pai: 'codigo_do_pai',
      variacoes: 'variacoes',
      marca: 'marca',
      ncm: 'ncm_classificacao_fiscal classificacao_fiscal',
      cest: 'cest',
      origem: 'origem',
      unidade: 'unidade',
      garantia: 'garantia',
      endereco: 'slug',
      video: 'link_do_video',
      seo_titulo: 'titulo_seo',
      seo_descricao: 'descricao_seo',
    },
  },
];

/** Undefined for a file of ours, of nobody known, or that two could have written. */
export function profileOf(headings: readonly string[]): Profile | undefined {
  const there = new Set(headings.flatMap((heading) => [headingKey(heading), headingKey(bare(heading))]));
  const fitting = PROFILES.filter(({ anchors }) =>
    anchors.some((anchor) => anchor.every((key) => there.has(key))),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

export type Meaning = { readonly campo: ForeignField; readonly unidade: string } | undefined;

/** By place. Of two headings for one field the first counts, but for pictures. */
export function meaningsOf(
  profile: Profile,
  headings: readonly string[],
  answered: Answered = {},
): readonly Meaning[] {
  const taken = new Set<ForeignField>();
  return headings.map((heading) => {
    const campo = answered[heading.trim()] ?? fieldOf(profile, heading);
    if (campo === undefined || !isForeignField(campo)) return undefined;
    if (taken.has(campo) && campo !== 'imagem') return undefined;
    taken.add(campo);
    const unidade = UNIT.exec(heading)?.[1] ?? (/gram/i.test(heading) ? 'g' : '');
    return { campo, unidade };
  });
}

function fieldOf({ headings }: Profile, heading: string): string | undefined {
  const keys = [headingKey(heading), headingKey(bare(heading))];
  return Object.entries(headings).find(([, names]) =>
    names.split(' ').some((name) => keys.includes(name)),
  )?.[0];
}

const UNIT = /\(\s*(kg|g|gramas|grams|lbs?|oz|mm|cm|m|in|pol|yd)\s*\)\s*$/i;

function bare(heading: string): string {
  return heading.replace(UNIT, '');
}
