/** Which values a product has, and their order. What orders say of a value is written in the orders themselves. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** With their own pictures. A cart that holds one says so when it is next read. */
export async function removeValues(
  db: Kysely<Schema>,
  product_id: number,
  skus: readonly string[],
): Promise<void> {
  if (skus.length === 0) return;
  await sql`delete from product_media pm where pm.product_id = ${product_id} and pm.tipo = 'imagem' and pm.valor_id in (
    select valor_id from product_variants where product_id = ${product_id} and sku = any(${skus}::text[]))`.execute(
    db,
  );
  await sql`delete from product_variants where product_id = ${product_id} and sku = any(${skus}::text[])`.execute(
    db,
  );
}

/** Those that are not named stand behind, as they stood. @returns Did any move? */
export async function orderValues(
  db: Kysely<Schema>,
  product_id: number,
  skus: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update product_variants pv set ordem = ranked.place
    from (
      select id, row_number() over (order by array_position(${skus}::text[], sku) nulls last, ordem, id) - 1 as place
      from product_variants where product_id = ${product_id}
    ) ranked where pv.id = ranked.id and pv.ordem <> ranked.place returning pv.id`.execute(db);
  return rows.length > 0;
}
