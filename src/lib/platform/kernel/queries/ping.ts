import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** @throws when the database does not answer. */
export async function pingDatabase(db: Kysely<Schema>): Promise<void> {
  await sql`select 1`.execute(db);
}
