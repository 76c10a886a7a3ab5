/** What a spreadsheet is asked about before it can be imported, and cells that were written in another unit. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The file itself is kept only as long as somebody has to say what a heading means.
  await sql`alter table catalogue_imports
    add column duvidas jsonb not null default '[]', add column conteudo text not null default ''`.execute(db);
  await sql`alter table catalogue_import_rows add column digitado jsonb not null default '{}'`.execute(db);
}
