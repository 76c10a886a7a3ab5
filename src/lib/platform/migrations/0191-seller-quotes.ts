/** Quotes that sellers make, change, discount and send, and what their buyers answer. */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  // `revisao` counts the changes: who saves has seen the last one. `cupom`: coupons count on top.
  sql`alter table quotes
    add column revisao integer not null default 1,
    add column cupom boolean not null default false,
    add column vendedor_id integer references users (id) on delete set null,
    add column vendedor text not null default '',
    add column sent_at timestamptz,
    add column refused_at timestamptz,
    add column recado text not null default ''`,
  // Per cent a seller may take off a quote.
  sql`alter table users add column limite_desconto integer not null default 0
    check (limite_desconto between 0 and 90)`,
];
