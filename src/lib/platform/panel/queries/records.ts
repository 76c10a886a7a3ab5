/** Rows of the tables that records of the panel stand in; each has an `id`. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Row = Readonly<Record<string, unknown>>;

/** @param order The column that sorts them, lowest first; without one, and among equals, the newest first. */
export async function recordRows(
  db: Kysely<Schema>,
  table: keyof Schema,
  columns: readonly string[],
  order?: string,
): Promise<readonly (Row & { readonly id: number })[]> {
  const first = order === undefined ? sql`` : sql`${sql.ref(order)}, `;
  const { rows } = await sql<Row & { id: number }>`
    select ${sql.join(['id', ...columns].map((name) => sql.ref(name)))} from ${sql.table(table)} order by ${first}id desc`.execute(
    db,
  );
  return rows;
}

/** Blocks other writers of the table until this transaction ends. */
export async function lockRecords(trx: Transaction<Schema>, table: keyof Schema): Promise<void> {
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx);
}

/** @returns Its id. */
export async function insertRecord(trx: Transaction<Schema>, table: keyof Schema, row: Row): Promise<number> {
  const columns = Object.keys(row).map((name) => sql.ref(name));
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})
    returning id`.execute(trx);
  const [made] = rows;
  if (!made) throw new Error(`no row was made in ${table}`);
  return made.id;
}

export async function updateRecord(
  trx: Transaction<Schema>,
  table: keyof Schema,
  id: number,
  row: Row,
): Promise<void> {
  const columns = Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(columns)} where id = ${id}`.execute(trx);
}

export async function deleteRecord(trx: Transaction<Schema>, table: keyof Schema, id: number): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(trx);
}
