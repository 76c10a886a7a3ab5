/** Accounts at other providers than banks, and what Mercado Pago has on. */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`alter table pix_accounts rename to payment_accounts`,
  sql`alter table payment_accounts
    add column provider text not null default 'pix-api' check (provider in ('pix-api', 'mercado-pago')),
    add column notice_secret_sealed text not null default ''`,
  sql`alter table payment_accounts alter column provider drop default`,
  sql`drop index pix_accounts_current`,
  sql`create unique index payment_accounts_current on payment_accounts (provider) where retired_at is null`,
  sql`alter table payment_settings
    add column mp_cartao_ativo boolean not null default false,
    add column mp_pix_ativo boolean not null default false,
    add column mp_boleto_ativo boolean not null default false,
    add column mp_minutos integer not null default 60 check (mp_minutos between 30 and 1440),
    add column mp_boleto_dias integer not null default 3 check (mp_boleto_dias between 1 and 3)`,
];
