/** Products as the list and the form of the panel show them, hidden ones too. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type PanelGoodsRow = {
  readonly id: number;
  readonly sku: string;
  readonly nome: string;
  readonly slug: string;
  readonly preco_por: number;
  readonly estoque: number;
  readonly status: string;
  readonly ativo: boolean;
};

/** Those whose name or a code has `busca` in it, by name. */
export async function panelGoods(
  db: Kysely<Schema>,
  { busca, offset, limit }: { readonly busca: string; readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly PanelGoodsRow[]; readonly total: number }> {
  const pattern = `%${busca.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const matching = sql`from products p where unaccent(p.nome) ilike unaccent(${pattern}) or p.sku ilike ${pattern}
    or p.ean ilike ${pattern} or exists (
      select from product_variants pv where pv.product_id = p.id and (pv.sku ilike ${pattern} or pv.ean ilike ${pattern}))`;
  const { rows } = await sql<PanelGoodsRow>`
    select p.id, p.sku, p.nome, p.slug, p.preco_por, p.status, p.ativo, coalesce((
      select sum(pv.estoque)::int from product_variants pv where pv.product_id = p.id), p.estoque) as estoque
    ${matching} order by p.nome, p.id offset ${offset} limit ${limit}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${matching}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export type GoodsPicture = { readonly arquivo: string; readonly alt: string };

/** Those of the product itself, in their order. */
export async function goodsPictures(db: Kysely<Schema>, product: number): Promise<readonly GoodsPicture[]> {
  return db
    .selectFrom('product_media')
    .select(['arquivo', 'descricao as alt'])
    .where('product_id', '=', product)
    .where('tipo', '=', 'imagem')
    .orderBy('ordem')
    .orderBy('id')
    .execute();
}

/** Which of these files are pictures of the library that no other product shows. */
export async function freePictures(
  db: Kysely<Schema>,
  product: number,
  files: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ arquivo: string }>`
    select m.arquivo from media m where m.arquivo = any(${files}::text[]) and not exists (
      select from product_media pm where pm.tipo = 'imagem' and pm.arquivo = m.arquivo and pm.product_id <> ${product})
    order by m.arquivo`.execute(db);
  return new Set(rows.map(({ arquivo }) => arquivo));
}

/** In the given order; what is not given is taken away. */
export async function setGoodsPictures(
  db: Kysely<Schema>,
  product_id: number,
  pictures: readonly GoodsPicture[],
): Promise<void> {
  const files = pictures.map(({ arquivo }) => arquivo);
  await db
    .deleteFrom('product_media')
    .where('product_id', '=', product_id)
    .where('tipo', '=', 'imagem')
    .where(sql<boolean>`not arquivo = any(${files}::text[])`)
    .execute();
  for (const [ordem, { arquivo, alt: descricao }] of pictures.entries()) {
    await db
      .insertInto('product_media')
      .values({ product_id, tipo: 'imagem', label: '', descricao, arquivo, ordem })
      .onConflict((conflict) => conflict.columns(['tipo', 'arquivo']).doUpdateSet({ descricao, ordem }))
      .execute();
  }
}
