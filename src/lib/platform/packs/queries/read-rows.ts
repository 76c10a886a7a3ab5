/** Rows of a table as lines of JSON, as the database itself writes them: no digit of a time is lost. */
import { type Kysely, sql } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { Packed } from '../packed.ts';
import type { Table } from './shape.ts';

/** Rows in memory at once. */
const BATCH = 500;

export type Reading = { readonly people: boolean; readonly now: Date };

/** What is read is of one moment: a shop that runs on changes nothing of it. */
export async function atOneMoment<T>(db: Kysely<Schema>, read: (trx: Trx) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set local time zone 'UTC'`.execute(trx);
      return read(trx);
    });
}

export function columnsToWrite(table: Table, { without = [] }: Packed): readonly string[] {
  return table.columns.map(({ name }) => name).filter((name) => !without.includes(name));
}

/** Batches of lines. */
export async function* rowLines(
  trx: Trx,
  table: Table,
  packed: Packed,
  { people, now }: Reading,
): AsyncGenerator<readonly string[]> {
  const alone = people ? undefined : packed.alone;
  const set: Readonly<Record<string, string>> = { ...packed.set, ...alone?.set };
  const raw = (text: string) => sql.raw(text.replaceAll('$now', `'${now.toISOString()}'::timestamptz`));
  const columns = columnsToWrite(table, packed).map((name) =>
    set[name] === undefined
      ? sql`t.${sql.id(name)}`
      : sql`(${raw(set[name])})::${sql.raw(typeOf(table, name))} as ${sql.id(name)}`,
  );
  const conditions = [packed.rows, alone?.rows].flatMap((rows) => (rows === undefined ? [] : [raw(rows)]));
  const from = alone?.from === undefined ? sql.table(table.name) : raw(alone.from);
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const order = sql.join((table.key.length > 0 ? table.key : ['ctid']).map((name) => sql`t.${sql.id(name)}`));
  await sql`declare pack no scroll cursor for
    select row_to_json(r)::text as line
    from (select ${sql.join(columns)} from ${from} t ${where} order by ${order}) r`.execute(trx);
  try {
    for (;;) {
      const { rows } = await sql<{ line: string }>`fetch ${sql.lit(BATCH)} from pack`.execute(trx);
      if (rows.length === 0) break;
      yield rows.map(({ line }) => line);
    }
  } finally {
    await sql`close pack`.execute(trx);
  }
}

function typeOf({ name, columns }: Table, wanted: string): string {
  const type = columns.find((column) => column.name === wanted)?.type;
  if (type === undefined) throw new Error(`${name} has no column ${wanted}`);
  return type;
}

/** How many rows a table has. */
export async function countRows(db: Kysely<Schema>, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db);
  return rows[0]?.n ?? 0;
}
