/** Of which account a statement is: one of another account shows no payment of the shop's codes. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bank_statements add column conta text not null default ''`.execute(db);
}
