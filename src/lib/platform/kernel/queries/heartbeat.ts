/** A row of a process's own, by which it sees whether the database takes writes. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** How long the row of a process is kept that ended without a word. */
const KEPT = '1 day';

/** @throws when the database does not take it. */
export async function writeHeartbeat(db: Kysely<Schema>, process: string): Promise<void> {
  await sql`insert into heartbeats (process, written_at) values (${process}, now())
    on conflict (process) do update set written_at = excluded.written_at`.execute(db);
}

/** @param process What has ended by now. */
export async function forgetHeartbeats(db: Kysely<Schema>, process: string): Promise<void> {
  await sql`delete from heartbeats where process = ${process} or written_at < now() - ${KEPT}::interval`.execute(
    db,
  );
}
