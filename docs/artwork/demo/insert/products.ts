import { renderOf } from '#artwork/renders/look.ts';
import { valueGtin } from '../gtin.ts';
import { coloursOf } from '../products/colours.ts';
import type { SeedProduct } from '../types.ts';
import { type AttributeIds, attributeKey } from './attributes.ts';
import { found, insertAll, numbered, type Trx } from './batch.ts';
import { type CategoryIds, withAncestors } from './categories.ts';
import { fileRows } from './files.ts';
import { fiscalOf } from './fiscal.ts';
import { altText, type Drawn, picturesOf, VIEW_LABEL } from './pictures.ts';

export type ProductIds = ReadonlyMap<string, number>;
type Known = {
  readonly categories: CategoryIds;
  readonly brands: ReadonlyMap<string, number>;
  readonly attributes: AttributeIds;
  readonly drawn: Drawn;
};

/** Inserts the products with their categories, values and pictures; a product's id is its place in the catalogue. */
export async function insertProducts(
  trx: Trx,
  products: readonly SeedProduct[],
  known: Known,
): Promise<ProductIds> {
  const ids = new Map(products.map(({ slug }, index) => [slug, index + 1]));
  const leaders = new Map<string, number>();
  for (const { slug, unico } of products) {
    if (unico && !leaders.has(unico.grupo)) leaders.set(unico.grupo, found('product', ids, slug));
  }
  const rows = products.map((product, index) => productRow(product, index + 1, leaders, known));
  await insertAll(trx, 'products', rows);
  const each = <Row>(rowsOf: (product: SeedProduct, id: number) => readonly Row[]) =>
    products.flatMap((product, index) => rowsOf(product, index + 1));
  await insertAll(
    trx,
    'product_categories',
    each((product, id) => categoryRows(product, id, known)),
  );
  await insertAll(trx, 'product_variants', numbered(each((product, id) => variantRows(product, id, known))));
  await insertAll(trx, 'product_media', numbered(each((product, id) => mediaRows(product, id, known))));
  return ids;
}

/** The demo store begins with what it sold before: its own orders take that over month by month (orders/queries/sales-counts.ts). */
export async function insertPriorSales(trx: Trx, products: readonly SeedProduct[], now: Date): Promise<void> {
  const rows = products.map(({ popularidade }, index) => ({
    product_id: index + 1,
    vendas: popularidade,
    popularidade,
    counted_at: now,
  }));
  await insertAll(trx, 'prior_sales', rows);
}

function productRow(product: SeedProduct, id: number, leaders: ReadonlyMap<string, number>, known: Known) {
  const { unico, embalagem } = product;
  return {
    id,
    slug: product.slug,
    sku: product.sku,
    ean: product.ean,
    mpn: product.mpn,
    ...fiscalOf(product),
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
    tabela_medida: product.tabelaMedida ?? '',
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
    created_at: product.criadoEm,
    updated_at: product.criadoEm,
  };
}

function categoryRows({ categoria }: SeedProduct, product_id: number, { categories }: Known) {
  return withAncestors(categoria, categories).map((categoria_id) => ({ product_id, categoria_id }));
}

function variantRows({ simples, ean }: SeedProduct, product_id: number, { attributes }: Known) {
  return (simples?.valores ?? []).map(({ label, sku, precoPor, precoDe = 0, estoque }, ordem) => ({
    product_id,
    valor_id: found('attribute value', attributes, attributeKey('simples', simples?.atributo ?? '', label)),
    sku,
    ean: valueGtin(ean, ordem),
    preco_de: precoDe,
    preco_por: precoPor,
    estoque,
    ordem,
  }));
}

function mediaRows(product: SeedProduct, id: number, known: Known) {
  return [...pictureRows(product, id, known), ...fileRows(product, id)];
}

function pictureRows(product: SeedProduct, product_id: number, { drawn, attributes }: Known) {
  const { drawing, simples } = product;
  const views = picturesOf(drawing);
  const first = drawn(drawing, views[0] ?? 'whole');
  const shared = views.map((view, ordem) => ({
    product_id,
    valor_id: 0,
    tipo: 'imagem' as const,
    label: VIEW_LABEL[view],
    descricao: altText(drawing, view),
    arquivo: drawn(drawing, view),
    ordem,
  }));
  // A colour inside the page has its picture; that of the drawn colour is the first of all already.
  const coloured = coloursOf(product)
    .filter(({ spec }) => renderOf(spec) !== undefined && drawn(spec, 'render') !== first)
    .map(({ label, spec }, index) => ({
      product_id,
      valor_id: found('attribute value', attributes, attributeKey('simples', simples?.atributo ?? '', label)),
      tipo: 'imagem' as const,
      label,
      descricao: altText(spec, 'render'),
      arquivo: drawn(spec, 'render'),
      ordem: views.length + index,
    }));
  return [...shared, ...coloured];
}
