/** Kits: ready-made lists that cost less than what is in them, by per cent or at a price of their own. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lists
    add column desconto integer not null default 0 check (desconto between 0 and 99),
    add column preco integer not null default 0 check (preco >= 0)`.execute(db);
}
