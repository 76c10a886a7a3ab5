/** When a provider was first asked for a charge: one that it was never asked for can end at once. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table charges add column sent_at timestamptz`.execute(db);
  // Of those that are there, what was ever taken to be sent may have been.
  await sql`update charges set sent_at = created_at where not (status = 'criando' and tries = 0)`.execute(db);
}
