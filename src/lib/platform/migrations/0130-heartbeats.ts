/** A row for each process, which it writes every few seconds: whoever cannot write it can write nothing else. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table heartbeats (process text primary key, written_at timestamptz not null)`.execute(db);
}
