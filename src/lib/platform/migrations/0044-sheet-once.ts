/**
 * A file that comes back twice brings its difference of stock once: beside a line stands the stamp it came with, and what
 * other lines with that stamp had brought when it was checked. A form that comes back twice is told by `saves`.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`alter table catalogue_import_rows
    -- '' for a line without one, or that does not change the stock.
    add column stamp text not null default '',
    add column brought integer not null default 0`,
  sql`create index catalogue_import_rows_stamp on catalogue_import_rows (stamp) where stamp <> ''`,
  // How often somebody saved its form.
  sql`alter table products add column saves integer not null default 0`,
];
