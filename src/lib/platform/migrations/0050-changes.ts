/**
 * The one log of changes (kernel/changes). Its triggers are not made here: they follow the tables as they are after all
 * migrations (kernel/changes/install-triggers.ts).
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`create table changes (
    txid xid8 not null default pg_current_xact_id(),
    kind text not null,
    key text not null,
    at timestamptz not null default now()
  )`,
  sql`create index changes_txid on changes (txid)`,
  // One row. Lines of transactions before `pruned` are gone; `triggers` is the digest of those that were made.
  sql`create table changes_state (
    pruned xid8 not null,
    triggers text not null,
    one boolean primary key default true check (one)
  )`,
  sql`insert into changes_state (pruned, triggers) values ('0', '')`,
];
