/** One request to be told when a product is back, however often it is sent. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index leads_solicitation on leads (product_id, valor_id, email)
    where tipo = 'solicitation'`.execute(db);
}
