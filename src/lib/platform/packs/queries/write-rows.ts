/** Rows of a pack as rows of the database. */
import { type Kysely, sql } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { Column } from './shape.ts';

/** PostgreSQL advisory lock: of several imports, or an import and a first start with the demo store, one waits. */
const LOCK = 20261120;
/** Marks of the table `seeds`: a shop with either is not filled with the demo store. */
const BEGUN = 'pack begun';
/** Of a shop with a pack of its owner's, and of the demo store. */
export type Mark = 'pack' | 'demo';

/** Statements that check whether tables refer to themselves wait for the end, and words are read at once then. */
export async function prepareRows(trx: Trx): Promise<void> {
  await sql`set local lock_timeout = '10min'`.execute(trx);
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
  await sql`set constraints all deferred`.execute(trx);
  await sql`set local vitrine.search_refresh = 'later'`.execute(trx);
}

export async function emptyTable(trx: Trx, table: string): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(trx);
}

/** Sets columns of every row to SQL words. @returns How many rows there are. */
export async function setColumns(
  trx: Trx,
  table: string,
  set: Readonly<Record<string, string>>,
): Promise<number> {
  const words = Object.entries(set).map(([name, value]) => sql`${sql.id(name)} = ${sql.raw(value)}`);
  const { numAffectedRows } = await sql`update ${sql.table(table)} as t set ${sql.join(words)}`.execute(trx);
  return Number(numAffectedRows);
}

/**
 * @param lines JSON objects with exactly these columns.
 * @param days So many later than the lines say: times by as many times 24 hours, dates by as many days.
 */
export async function writeRows(
  trx: Trx,
  table: string,
  columns: readonly Column[],
  lines: readonly string[],
  days = 0,
): Promise<void> {
  const names = sql.join(columns.map(({ name }) => sql.id(name)));
  const values = sql.join(
    columns.map(({ name, type }) => {
      if (days === 0) return sql.id(name);
      if (type === 'timestamptz') return sql`${sql.id(name)} + make_interval(hours => ${sql.lit(24 * days)})`;
      return type === 'date' ? sql`${sql.id(name)} + ${sql.lit(days)}` : sql.id(name);
    }),
  );
  await sql`insert into ${sql.table(table)} (${names})
    select ${values} from json_populate_recordset(null::${sql.table(table)}, ${`[${lines.join(',')}]`}::json)`.execute(
    trx,
  );
}

/** Reads the words of all products, and lets each number go on behind the largest that came. */
export async function finishRows(trx: Trx): Promise<void> {
  await sql`set constraints all immediate`.execute(trx);
  await sql`select search_refresh(null)`.execute(trx);
  const { rows } = await sql<{ of: string; name: string }>`
    select table_name as of, column_name as name from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES' order by table_name`.execute(trx);
  for (const { of, name } of rows) {
    await sql`select setval(pg_get_serial_sequence(${of}, ${name}), max(${sql.id(name)}))
      from ${sql.table(of)} having max(${sql.id(name)}) > 0`.execute(trx);
  }
}

/** From now on an import is under way, or was cut off. */
export async function markBegun(db: Kysely<Schema>, now: Date): Promise<void> {
  await db
    .insertInto('seeds')
    .values({ nome: BEGUN, seeded_at: now })
    .onConflict((conflict) => conflict.column('nome').doUpdateSet({ seeded_at: now }))
    .execute();
}

export async function forgetBegun(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('seeds').where('nome', '=', BEGUN).execute();
}

export async function markDone(trx: Trx, nome: Mark, now: Date): Promise<void> {
  await forgetBegun(trx);
  await trx.insertInto('seeds').values({ nome, seeded_at: now }).execute();
}

/** Whether the shop has begun as something: as the demo store, by a pack, or by half of one. */
export async function isMarked(db: Kysely<Schema>): Promise<boolean> {
  const row = await db.selectFrom('seeds').select('nome').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Whether an import began and did not come to its end. */
export async function wasCutOff(db: Kysely<Schema>): Promise<boolean> {
  const row = await db.selectFrom('seeds').select('nome').where('nome', '=', BEGUN).executeTakeFirst();
  return row !== undefined;
}
