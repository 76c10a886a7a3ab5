/** How many days after its order a company pays its invoice, as it was agreed. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column fatura_dias integer check (fatura_dias > 0)`.execute(db);
}
