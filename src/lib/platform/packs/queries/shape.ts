/** The tables of this database: their columns, in what order they are read, and which refers to which. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type Column = { readonly name: string; readonly type: string; readonly nullable: boolean };
export type Table = {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Columns of its primary key: rows are written in their order. */
  readonly key: readonly string[];
};

/** Each after all that it refers to. @throws Error when tables refer to each other in a circle. */
export async function tablesInOrder(db: Kysely<Schema>): Promise<readonly Table[]> {
  const { rows: columns } = await sql<Column & { readonly of: string }>`
    select c.table_name as of, c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as nullable
    from information_schema.columns c
    join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
    order by c.table_name, c.ordinal_position`.execute(db);
  const { rows: keys } = await sql<{ of: string; name: string }>`
    select i.indrelid::regclass::text as of, a.attname as name
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indisprimary and i.indrelid::regclass::text not like '%.%'
    order by of, array_position(i.indkey::int2[], a.attnum)`.execute(db);
  const { rows: arrows } = await sql<{ of: string; to: string }>`
    select distinct conrelid::regclass::text as of, confrelid::regclass::text as to from pg_constraint
    where contype = 'f' and conrelid <> confrelid and connamespace = current_schema()::regnamespace
    order by of, "to"`.execute(db);
  const columnsOf = Map.groupBy(columns, ({ of }) => of);
  const keyOf = Map.groupBy(keys, ({ of }) => of);
  const targets = Map.groupBy(arrows, ({ of }) => of);
  const tables: Table[] = [];
  const done = new Set<string>();
  const open = new Set<string>();
  const visit = (name: string): void => {
    if (done.has(name)) return;
    if (open.has(name)) throw new Error(`the tables refer to each other in a circle at ${name}`);
    open.add(name);
    for (const { to } of targets.get(name) ?? []) visit(to);
    done.add(name);
    tables.push({
      name,
      columns: (columnsOf.get(name) ?? []).map(({ of: _, ...column }) => column),
      key: (keyOf.get(name) ?? []).map((column) => column.name),
    });
  };
  for (const name of columnsOf.keys()) visit(name);
  return tables;
}
