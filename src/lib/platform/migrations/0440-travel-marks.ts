/** What a product, or all of a category, may travel with. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column envio text not null default ''`.execute(db);
  await sql`alter table categories add column envio text not null default ''`.execute(db);
}
