/**
 * Spreadsheets are read in short steps: until all its lines are there, one is `lendo`. Beside them stands what the shop
 * sold, or somebody changed, between the download of a file and its return.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`alter table catalogue_imports drop constraint catalogue_imports_state_check,
    add constraint catalogue_imports_state_check
      check (state in ('lendo', 'conferida', 'aplicando', 'aplicada', 'desfazendo', 'desfeita')),
    -- Lines of which the shop has something else now than when the file was given out; null when it does not say.
    add column movidas integer`,
  sql`alter table catalogue_import_rows
    -- Cells that change, as they were when the file was given out, where the shop has something else now.
    add column baixado jsonb not null default '{}'`,
];
