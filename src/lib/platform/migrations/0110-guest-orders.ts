/** Orders of guests: the session that sent them, and a key of a form that is unique whoever sent it. */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  // `owner`: `u:` and the id of an account, or `s:` and a digest of a session's; it outlives both. `n:` is nobody. `convidado`: sent
  // without an account, and taken over by none so far. `link_version`: links of mails that were made for another are void.
  sql`alter table orders
    add column owner text not null default 'n:' || gen_random_uuid(),
    add column session_id text references sessions (id) on delete set null,
    add column convidado boolean not null default false,
    add column link_version integer not null default 1`,
  sql`update orders set owner = 'u:' || user_id where user_id is not null`,
  sql`alter table orders drop constraint orders_user_id_chave_key`,
  sql`alter table orders add constraint orders_owner_chave_key unique (owner, chave)`,
  sql`create index orders_session on orders (session_id) where session_id is not null`,
  sql`create index orders_guest_email on orders (lower(comprador ->> 'email')) where convidado`,
];
