/** The log that triggers wrote before the feed of changes (migrations 0009, 0014, 0029, 0032), which nothing reads. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** How long the log is kept. */
const KEPT = '1 day';

export async function forgetOldChanges(db: Kysely<Schema>): Promise<void> {
  await sql`delete from catalogue_changes where written_at < now() - ${KEPT}::interval`.execute(db);
}
