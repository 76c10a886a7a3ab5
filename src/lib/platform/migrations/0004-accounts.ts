/** Logging in: carts that belong to an account, throttles, tokens that set a new password. */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  // A line belongs to a session nobody logged in to, or to an account, whose devices share one cart.
  sql`alter table cart_items alter column session_id drop not null`,
  sql`alter table cart_items add column user_id integer references users (id) on delete cascade`,
  sql`alter table cart_items add constraint cart_items_owner check (num_nonnulls(session_id, user_id) = 1)`,
  sql`alter table cart_items drop constraint cart_items_line`,
  sql`alter table cart_items add constraint cart_items_line unique nulls not distinct
    (session_id, user_id, tipo, id_produto, id_atributo_simples, id_unidade_venda, id_armazem, adicional)`,
  sql`create index cart_items_user on cart_items (user_id) where user_id is not null`,

  sql`alter table users add column vendedor boolean not null default false`,
  sql`alter table users add column sms_optin boolean not null default false`,
  sql`alter table users add column revendedor_requested_at timestamptz`,

  sql`create table password_recoveries (
    token_hash text primary key,
    user_id integer not null references users (id) on delete cascade,
    expires_at timestamptz not null
  )`,
  sql`create index password_recoveries_user on password_recoveries (user_id)`,

  sql`create table throttles (
    key text primary key,
    tries integer not null,
    allowed_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  sql`create index throttles_expires on throttles (expires_at)`,
];
