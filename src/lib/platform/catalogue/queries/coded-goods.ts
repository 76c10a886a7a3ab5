/** Products and the values inside them by their codes. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type CodedGoods = {
  readonly product_id: number;
  /** 0 for the product itself. */
  readonly valor_id: number;
  readonly sku: string;
  readonly estoque: number;
  /** Values stand inside it, each with a stock of its own. */
  readonly parted: boolean;
};

/** Whatever the capitals of the code. */
export async function goodsByCode(db: Kysely<Schema>, code: string): Promise<CodedGoods | undefined> {
  const { rows } = await sql<CodedGoods>`
    select p.id as product_id, 0 as valor_id, p.sku, p.estoque,
      exists (select from product_variants v where v.product_id = p.id) as parted
    from products p where upper(p.sku) = upper(${code})
    union all
    select v.product_id, v.valor_id, v.sku, v.estoque, false
    from product_variants v where upper(v.sku) = upper(${code}) limit 1`.execute(db);
  return rows[0];
}
