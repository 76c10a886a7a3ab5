/** Orders that are to be billed, and what a nota asks of their products. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Confirmed or further on, neither billed nor cancelled; behind the number `after`, the oldest first. */
export async function unbilledOrders(
  db: Kysely<Schema>,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('numero')
    .where('numero', '>', after)
    .where('faturado_em', 'is', null)
    .where('status', 'in', ['confirmado', 'enviado', 'entregue'])
    .orderBy('numero')
    .limit(limit)
    .execute();
  return rows.map(({ numero }) => numero);
}

export type FiscalGoods = {
  readonly sku: string;
  readonly ncm: string;
  readonly cest: string;
  readonly origem: string;
  readonly unidade: string;
  readonly gtin: string;
};

/** By the codes of their products and of the values inside them, in capitals. */
export async function fiscalGoods(
  db: Kysely<Schema>,
  skus: readonly string[],
): Promise<ReadonlyMap<string, FiscalGoods>> {
  const { rows } = await sql<FiscalGoods>`
    select upper(p.sku) as sku, p.ncm, p.cest, p.origem, p.unidade, p.ean as gtin from products p
    where upper(p.sku) = any(${skus}::text[])
    union all
    select upper(v.sku), p.ncm, p.cest, p.origem, p.unidade, v.ean
    from product_variants v join products p on p.id = v.product_id where upper(v.sku) = any(${skus}::text[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.sku, row]));
}
