/** When the list of an account at a bank was read last, and when it is read next. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pix_accounts add column looked_at timestamptz, add column look_at timestamptz`.execute(
    db,
  );
  await sql`create index charges_conta on charges (conta) where conta is not null`.execute(db);
}
