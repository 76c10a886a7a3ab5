/**
 * Codes by mail that log in once. One for each name that asked, known or not, so that trying one costs the same time; a few
 * wrong tries end it.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table login_codes (
    name text primary key,
    user_id integer references users (id) on delete cascade,
    code_hash text not null,
    tries integer not null default 0,
    expires_at timestamptz not null
  )`.execute(db);
}
