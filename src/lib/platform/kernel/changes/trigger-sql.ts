/** The SQL of the triggers that write the log: one function for each table, called once for each statement. */
import type { Followed, Line } from './followed-tables.ts';

export type TableColumns = {
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly string[];
  /** Columns of its primary key. */
  readonly identity: readonly string[];
};

/** A statement that changes more rows writes one line for the whole kind, so that a bulk load does not flood the log. */
export const MANY = 1000;

/** The kind of a line that invalidates everything. */
export const EVERYTHING = '*';

/** @throws Error when a table has no primary key, or the list names a column that does not exist. */
export function triggersOf(table: TableColumns, followed: Followed): string {
  const name = `changes_${table.table}`;
  const { lines } = followed;
  const rows = (event: string, from: string): string => `
      if tg_op = '${event}' then
        insert into changes (kind, key) select distinct kind, key from (
          ${from}
        ) changed (kind, key) where key is not null limit ${MANY + 1};
      end if;`;
  return `
    create or replace function ${quoted(name)}() returns trigger ${asOwner(table.schema)} as $changes$
    declare
      written integer;
    begin${rows('INSERT', onSide(lines, 'after'))}${rows('DELETE', onSide(lines, 'before'))}
      ${rows('UPDATE', updated(table, followed)).trim()}
      get diagnostics written = row_count;
      if written > ${MANY} then
        insert into changes (kind, key) values ${kindsOf(lines)};
      end if;
      return null;
    end $changes$;
    ${trigger(table.table, 'insert', 'new table as after')}
    ${trigger(table.table, 'update', 'old table as before new table as after')}
    ${trigger(table.table, 'delete', 'old table as before')}
    ${truncateTrigger(table.table)}`;
}

/** The log has this one too. */
export function truncateTrigger(table: string): string {
  return `create or replace trigger changes_truncate after truncate on ${quoted(table)}
      for each statement execute function changes_truncated();`;
}

export function truncated(schema: string): string {
  return `
    create or replace function changes_truncated() returns trigger ${asOwner(schema)} as $changes$
    begin
      insert into changes (kind, key) values ('${EVERYTHING}', '');
      return null;
    end $changes$;`;
}

/** Runs as its owner and with a fixed search path: whoever may write the table can write its log. */
const asOwner = (schema: string): string =>
  `language plpgsql security definer set search_path = ${quoted(schema)}, pg_temp`;

function trigger(table: string, event: string, transition: string): string {
  return `create or replace trigger changes_${event} after ${event} on ${quoted(table)}
      referencing ${transition} for each statement execute function ${quoted(`changes_${table}`)}();`;
}

const kindsOf = (lines: readonly Line[]): string =>
  [...new Set(lines.map(({ kind }) => kind))].map((kind) => `('${kind}', '*')`).join(', ');

function onSide(lines: readonly Line[], rows: 'before' | 'after'): string {
  return lines
    .filter(({ staying }) => !staying)
    .map(({ kind, key, only = 'true' }) => `select '${kind}', (${key})::text from ${rows} r where ${only}`)
    .join('\n          union all ');
}

/**
 * The keys before and after of each row that differs, rows whose primary key changed included. All lines come from one join:
 * an update of one row pays for little else.
 */
function updated({ table, columns, identity }: TableColumns, { lines, ignoring = [] }: Followed): string {
  if (identity.length === 0) throw new Error(`the table ${table} has no primary key to compare its rows by`);
  const shown = columns.filter((column) => !ignoring.includes(column));
  const missing = [...ignoring, ...lines.flatMap(({ of = [] }) => of)].filter(
    (name) => !columns.includes(name),
  );
  if (missing.length > 0) throw new Error(`the table ${table} has no column ${missing.join(', ')}`);
  const row = (side: string, of: readonly string[]) => `row(${of.map((name) => `${side}.${quoted(name)}`)})`;
  const same = identity.map((name) => `b.${quoted(name)} = a.${quoted(name)}`).join(' and ');
  const [first = ''] = identity;
  const both = `b.${quoted(first)} is not null and a.${quoted(first)} is not null`;
  const keyOn = (side: string, { key, only = 'true' }: Line) =>
    `case when ${side}.${quoted(first)} is not null and (${inRow(only, side)}) then (${inRow(key, side)})::text end`;
  const differs = ({ of = shown }: Line) => `${row('b', of)} is distinct from ${row('a', of)}`;
  // Lines that look at the same columns share their comparison; `offset 0` keeps it from being copied into each.
  const compared = [...new Set(lines.map(differs))];
  const values = lines.map((line) => {
    const changed = `d${compared.indexOf(differs(line))}${line.staying ? ` and ${both}` : ''}`;
    return `('${line.kind}', array[${keyOn('b', line)}, ${keyOn('a', line)}], ${changed})`;
  });
  return `select line.kind, side.key from before b full join after a on ${same}
            cross join lateral (select ${compared.map((comparison, n) => `${comparison} as d${n}`).join(', ')} offset 0) compared
            cross join lateral (values ${values.join(', ')}) line (kind, keys, changed)
            cross join lateral unnest(line.keys) side (key)
            where line.changed`;
}

const inRow = (expression: string, side: string): string => expression.replaceAll(/\br\./g, `${side}.`);

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
