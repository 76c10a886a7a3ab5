/** Whether a database holds nothing yet. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export async function isEmptyDatabase(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from information_schema.tables where table_schema = 'public' limit 1`.execute(db);
  return rows.length === 0;
}
