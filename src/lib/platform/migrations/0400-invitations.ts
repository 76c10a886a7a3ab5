/** Links that make somebody staff: each is good once. Without an address it is that of the first administrator. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table invitations (
    token_hash text primary key,
    email text not null,
    papeis jsonb not null,
    convidado_por text not null default '',
    convidado_por_id integer references users (id) on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`.execute(db);
}
