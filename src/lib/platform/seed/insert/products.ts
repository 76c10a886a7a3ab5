import { describeView } from '#lib/drawings/describe.ts';
import { viewsOf } from '#lib/drawings/draw.ts';
import type { DrawingView } from '#lib/drawings/spec.ts';
import type { SeedProduct } from '../types.ts';
import { type AttributeIds, attributeKey } from './attributes.ts';
import { found, insertAll, type Trx } from './batch.ts';
import { type CategoryIds, withAncestors } from './categories.ts';

export type ProductIds = ReadonlyMap<string, number>;
type Known = {
  readonly categories: CategoryIds;
  readonly brands: ReadonlyMap<string, number>;
  readonly attributes: AttributeIds;
};

/** Short names of the pictures, for the buttons of a gallery. */
const VIEW_LABEL: Readonly<Record<DrawingView, string>> = {
  whole: 'Produto inteiro',
  'end-a': 'Conector A',
  'end-b': 'Conector B',
  inside: 'Corte do cabo',
  scale: 'Medidas',
  pack: 'Embalagem',
};

/** Inserts the products with their categories, values and pictures; a product's id is its place in the catalogue. */
export async function insertProducts(
  trx: Trx,
  products: readonly SeedProduct[],
  known: Known,
  onProgress: (done: number) => void,
): Promise<ProductIds> {
  const ids = new Map(products.map(({ slug }, index) => [slug, index + 1]));
  const leaders = new Map<string, number>();
  for (const { slug, unico } of products) {
    if (unico && !leaders.has(unico.grupo)) leaders.set(unico.grupo, found('product', ids, slug));
  }
  const step = 50;
  for (let start = 0; start < products.length; start += step) {
    const some = products.slice(start, start + step);
    const id = (index: number) => start + index + 1;
    await insertAll(
      trx,
      'products',
      some.map((product, i) => productRow(product, id(i), leaders, known)),
    );
    await insertAll(
      trx,
      'product_categories',
      some.flatMap((product, i) => categoryRows(product, id(i), known)),
    );
    await insertAll(
      trx,
      'product_variants',
      some.flatMap((product, i) => variantRows(product, id(i), known)),
    );
    await insertAll(
      trx,
      'product_media',
      some.flatMap((product, i) => pictureRows(product, id(i))),
    );
    onProgress(Math.min(start + step, products.length));
  }
  return ids;
}

function productRow(product: SeedProduct, id: number, leaders: ReadonlyMap<string, number>, known: Known) {
  const { unico, embalagem } = product;
  return {
    id,
    slug: product.slug,
    sku: product.sku,
    ean: product.ean,
    mpn: product.mpn,
    nome: product.nome,
    marca_id: found('brand', known.brands, product.marca),
    categoria_id: found('category', known.categories, product.categoria),
    status: product.status,
    preco_de: product.precoDe ?? 0,
    preco_por: product.precoPor,
    desconto_vista: null,
    estoque: product.estoque,
    prevenda_encerramento: product.prevenda ?? null,
    descricao_curta: product.descricaoCurta,
    descricao_longa: product.descricaoLonga,
    lider_id: unico ? found('group', leaders, unico.grupo) : null,
    unico_valor_id: unico
      ? found('attribute value', known.attributes, attributeKey('unico', unico.atributo, unico.valor))
      : null,
    altura_mm: embalagem.altura,
    largura_mm: embalagem.largura,
    comprimento_mm: embalagem.comprimento,
    peso_g: embalagem.peso,
    garantia_meses: product.garantiaMeses,
    popularidade: product.popularidade,
    vendas: product.popularidade,
    drawing: JSON.stringify(product.drawing),
    created_at: product.criadoEm,
    updated_at: product.criadoEm,
  };
}

function categoryRows({ categoria }: SeedProduct, product_id: number, { categories }: Known) {
  return withAncestors(categoria, categories).map((categoria_id) => ({ product_id, categoria_id }));
}

function variantRows({ simples }: SeedProduct, product_id: number, { attributes }: Known) {
  return (simples?.valores ?? []).map(({ label, sku, precoPor, precoDe = 0, estoque }, ordem) => ({
    product_id,
    valor_id: found('attribute value', attributes, attributeKey('simples', simples?.atributo ?? '', label)),
    sku,
    preco_de: precoDe,
    preco_por: precoPor,
    estoque,
    ordem,
  }));
}

function pictureRows({ slug, drawing }: SeedProduct, product_id: number) {
  return viewsOf(drawing).map((view, ordem) => ({
    product_id,
    tipo: 'imagem' as const,
    label: VIEW_LABEL[view],
    descricao: describeView(drawing, view),
    arquivo: ordem === 0 ? slug : `${slug}-${ordem + 1}`,
    view,
    ordem,
  }));
}
