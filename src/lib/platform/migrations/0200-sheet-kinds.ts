/**
 * What the cells of characteristics in a checked spreadsheet are written in: a unit may change before it is imported, or
 * taken back. And two more words for a line that was not written.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`alter table catalogue_imports add column caracteristicas jsonb not null default '[]'`,
  sql`alter table catalogue_import_rows drop constraint catalogue_import_rows_applied_check,
    drop constraint catalogue_import_rows_undone_check,
    add constraint catalogue_import_rows_applied_check check (applied in
      ('', 'feita', 'mudou', 'sumiu', 'vendido', 'recusada', 'pulada', 'ficha', 'familia')),
    add constraint catalogue_import_rows_undone_check check (undone in
      ('', 'feita', 'mudou', 'sumiu', 'vendido', 'recusada', 'pulada', 'ficha', 'familia'))`,
];
