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
