/** A banner that was removed is kept with its versions, so that it can come back. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table banners add column removed_at timestamptz`.execute(db);
}
