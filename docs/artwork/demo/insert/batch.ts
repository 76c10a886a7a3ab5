import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type Trx = Transaction<Schema>;

/** Rows in one statement: far below the 65535 parameters a statement may have. */
const BATCH = 200;

/** Inserts `rows` in few statements. */
export async function insertAll<Table extends keyof Schema>(
  trx: Trx,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    // Kysely cannot follow a table that is a type parameter through its own inference.
    const insert = (trx as unknown as Kysely<Record<string, unknown>>).insertInto(table);
    await insert.values(rows.slice(start, start + BATCH) as never).execute();
  }
}

/** Rows with ids from 1 on: what the seed writes has the same ids every time, which a sequence does not promise. */
export function numbered<Row extends object>(
  rows: readonly Row[],
): readonly (Row & { readonly id: number })[] {
  return rows.map((row, index) => ({ id: index + 1, ...row }));
}

/** The seed writes its ids itself; the next row of the shop continues behind them, that of an empty table where it begins. */
export async function continueIds(trx: Trx): Promise<void> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'
  `.execute(trx);
  for (const { table_name } of rows) {
    await sql`
      select setval(pg_get_serial_sequence(${table_name}, 'id'), max(id))
      from ${sql.table(table_name)} having max(id) is not null
    `.execute(trx);
  }
}

/** `found('marca', ids, 'x')` is the id of `x`. @throws Error naming what the catalogue refers to but does not have. */
export function found<Key, Value>(kind: string, map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`the demo catalogue has no ${kind} "${key}"`);
  return value;
}
