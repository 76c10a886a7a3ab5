/** Products and their values by code. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

type SkuRow = { readonly sku: string; readonly id_produto: number; readonly valor: number };

/** Codes are compared in upper case, as `skus` are given; that of a value comes before a product's. */
export async function findSkus(db: Kysely<Schema>, skus: readonly string[]): Promise<readonly SkuRow[]> {
  if (skus.length === 0) return [];
  const { rows } = await sql<SkuRow>`
    select upper(p.sku) as sku, p.id as id_produto, 0 as valor
    from products p where upper(p.sku) = any(${skus}::text[])
    union all
    select upper(v.sku), v.product_id, v.valor_id
    from product_variants v where upper(v.sku) = any(${skus}::text[])
    order by valor, id_produto`.execute(db);
  return rows;
}
