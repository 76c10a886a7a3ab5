/** Terms that lead to a page of the shop, and terms that show a sentence above what is found. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_synonyms drop constraint search_synonyms_kind_check`.execute(db);
  await sql`alter table search_synonyms add constraint search_synonyms_kind_check
    check (kind in ('synonym', 'use', 'redirect', 'hint'))`.execute(db);
}
