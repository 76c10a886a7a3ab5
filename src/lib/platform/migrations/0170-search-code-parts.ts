/** Codes are found by a part of them too: `hdm-u48-020` of `FS-HDM-U48-020`. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index search_codes_parts on search_codes using gin (code gin_trgm_ops)`.execute(db);
}
