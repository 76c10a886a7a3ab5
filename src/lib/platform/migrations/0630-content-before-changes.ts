/** What a change of the panel took away, as it was: a removed popup and an older menu can be brought back. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table panel_changes add column inteiro jsonb`.execute(db);
}
