/** Brings the triggers of the log to what the list of followed tables says, where they are not. */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { FOLLOWED } from './followed-tables.ts';
import { type TableColumns, TRUNCATED, triggersOf, truncateTrigger } from './trigger-sql.ts';

/**
 * Called after the migrations, as it reads the columns that tables have then. Several processes may call it at once.
 * @throws Error when a followed table is not there.
 */
export async function installTriggers<Tables>(db: Kysely<Tables>): Promise<void> {
  const statements = await wantedTriggers(db);
  const digest = createHash('sha256').update(statements).digest('hex');
  if ((await installed(db)) === digest) return;
  await db.transaction().execute(async (trx) => {
    await sql`lock table changes_state in exclusive mode`.execute(trx);
    if ((await installed(trx)) === digest) return;
    await sql.raw(`do $install$ begin ${REMOVED} ${statements} end $install$`).execute(trx);
    await sql`update changes_state set triggers = ${digest}`.execute(trx);
    // What was written while there were none, or others, nobody can tell.
    await sql`insert into changes (kind, key) values ('*', '')`.execute(trx);
  });
}

/** Those of tables that are followed no longer go with the others, which are made again. */
const REMOVED = `
  execute coalesce((select string_agg(format('drop trigger %I on %s;', tgname, tgrelid::regclass), ' ')
    from pg_trigger where tgname like 'changes\\_%' and not tgisinternal), '');`;

async function installed<Tables>(db: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ triggers: string }>`select triggers from changes_state`.execute(db);
  return rows[0]?.triggers;
}

async function wantedTriggers<Tables>(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<TableColumns>`
    select c.relname as "table",
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      coalesce((select array_agg(a.attname::text order by a.attnum) from pg_index i
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '{}') as identity
    from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and c.relname = any(${Object.keys(FOLLOWED)}::text[])`.execute(db);
  const tables = new Map(rows.map((row) => [row.table, row]));
  const triggers = Object.entries(FOLLOWED).map(([name, followed]) => {
    const table = tables.get(name);
    if (!table) throw new Error(`there is no table ${name} to follow`);
    return triggersOf(table, followed);
  });
  return [TRUNCATED, truncateTrigger('changes'), ...triggers].join('\n');
}
