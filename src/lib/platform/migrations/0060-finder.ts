/** What an owner puts in the place of the finder's rules and codes, and whether the finder is off; by name. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('finder_data')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await sql`create trigger page_changed after insert or update or delete on finder_data
    for each statement execute function page_shop_changed()`.execute(db);
}
