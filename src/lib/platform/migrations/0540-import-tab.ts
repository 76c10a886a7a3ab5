/** Which sheet of a workbook was read. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table catalogue_imports add column folha text not null default ''`.execute(db);
}
