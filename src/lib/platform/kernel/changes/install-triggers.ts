/** Brings the triggers of the log in line with the list of followed tables. */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { FOLLOWED } from './followed-tables.ts';
import { type TableColumns, triggersOf, truncated, truncateTrigger } from './trigger-sql.ts';

/** Milliseconds to wait for the lock of a table: other writers queue behind it meanwhile. */
const PATIENCE = 1000;
/** Number of tries, and milliseconds between them. */
const TRIES = 40;
const PAUSE = 500;

/**
 * Called after the migrations, as it reads the columns of the tables. Several processes may call it at once while others
 * read and write: each table is locked for a moment, and never without its triggers.
 * @throws Error when a followed table does not exist.
 */
export async function installTriggers<Tables>(db: Kysely<Tables>): Promise<void> {
  const wanted = await wantedTriggers(db);
  const digest = createHash('sha256').update(wanted.join('\n')).digest('hex');
  if ((await installed(db)) === digest) return;
  const unlessDone = (work: (trx: Transaction<Tables>) => Promise<unknown>) =>
    insisting(() =>
      db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtext('vitrine triggers'))`.execute(trx);
        await sql`set local lock_timeout = ${sql.lit(PATIENCE)}`.execute(trx);
        if ((await installed(trx)) !== digest) await work(trx);
      }),
    );
  for (const statements of wanted) {
    await unlessDone((trx) => sql.raw(`do $install$ begin ${statements} end $install$`).execute(trx));
  }
  await unlessDone(async (trx) => {
    await sql.raw(`do $remove$ begin ${REMOVED} end $remove$`).execute(trx);
    await sql`update changes_state set triggers = ${digest}`.execute(trx);
    // What was written under other triggers, or none, is not in the log: everything is read again.
    await sql`insert into changes (kind, key) values ('*', '')`.execute(trx);
  });
}

/** A lock that was not granted in time, and a deadlock: worth another try. */
const AGAIN: ReadonlySet<unknown> = new Set(['55P03', '40P01']);

async function insisting(work: () => Promise<void>): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left <= 1 || !AGAIN.has((error as { readonly code?: unknown }).code)) throw error;
      await wait(PAUSE);
    }
  }
}

/** Drops the triggers of tables that are not followed. */
const REMOVED = `
  execute coalesce((select string_agg(format('drop trigger %I on %s;', tgname, tgrelid::regclass), ' ')
    from pg_trigger join pg_class c on c.oid = tgrelid
    where tgname like 'changes\\_%' and not tgisinternal and c.relnamespace = current_schema()::regnamespace
      and c.relname not in (${['changes', ...Object.keys(FOLLOWED)].map((name) => `'${name}'`).join(', ')})), '');`;

async function installed<Tables>(db: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ triggers: string }>`select triggers from changes_state`.execute(db);
  return rows[0]?.triggers;
}

/** The statements of each table. */
async function wantedTriggers<Tables>(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<TableColumns>`
    select current_schema()::text as schema, c.relname as "table",
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      coalesce((select array_agg(a.attname::text order by a.attnum) from pg_index i
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '{}') as identity
    from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and c.relname = any(${['changes', ...Object.keys(FOLLOWED)]}::text[])`.execute(db);
  const tables = new Map(rows.map((row) => [row.table, row]));
  const known = (name: string): TableColumns => {
    const table = tables.get(name);
    if (!table) throw new Error(`there is no table ${name} to follow`);
    return table;
  };
  const triggers = Object.entries(FOLLOWED).map(([name, followed]) => triggersOf(known(name), followed));
  return [truncated(known('changes').schema) + truncateTrigger('changes'), ...triggers];
}
