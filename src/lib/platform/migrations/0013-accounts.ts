/** Opening accounts: what waits for its address to be confirmed; and who may do what in the shop. */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  // Not an account yet: several may wait for one address, and the one whose link is opened becomes it.
  sql`create table sign_ups (
    token_hash text primary key,
    email text not null check (email = lower(email)),
    senha_hash text not null,
    conta jsonb not null,
    endereco jsonb not null,
    expires_at timestamptz not null
  )`,
  sql`create index sign_ups_email on sign_ups (email)`,
  sql`create index sign_ups_expires on sign_ups (expires_at)`,

  sql`alter table users add column marketing boolean not null default false`,
  sql`alter table users add column administrador boolean not null default false`,
];
