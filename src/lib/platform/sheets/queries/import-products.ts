import { type Kysely, sql } from 'kysely';
import type { MissingNames } from '#lib/domain/sheets/missing.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Ids of products that an import wrote, or of which it wrote a value. */
export async function productsWritten(db: Kysely<Schema>, id: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with codes as (select chave from catalogue_import_rows where import_id = ${id} and applied = 'feita')
    select p.id from products p join codes on codes.chave = upper(p.sku)
    union select pv.product_id from product_variants pv join codes on codes.chave = upper(pv.sku) order by id`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

/** Brands and categories that an import is to make, or made. */
export async function findMissing(db: Kysely<Schema>, id: number): Promise<MissingNames> {
  const row = await db
    .selectFrom('catalogue_imports')
    .select('novos')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.novos ?? {};
}

export async function setMissing(db: Kysely<Schema>, id: number, novos: MissingNames): Promise<void> {
  await db
    .updateTable('catalogue_imports')
    .set({ novos: JSON.stringify(novos) })
    .where('id', '=', id)
    .execute();
}
