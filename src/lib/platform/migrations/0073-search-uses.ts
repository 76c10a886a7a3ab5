/** Terms that name what products are for, beside those that name products. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_synonyms
    add column kind text not null default 'synonym' check (kind in ('synonym', 'use'))`.execute(db);
}
