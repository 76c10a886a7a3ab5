/** How the shop looks gets versions as pages, pieces and banners have. A shop has one look: its versions belong to no row. */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`alter table content_versions
    add column appearance_id integer check (appearance_id = 1),
    drop constraint content_versions_owner,
    add constraint content_versions_owner check (num_nonnulls(page_id, piece_id, banner_id, appearance_id) = 1)`,
  sql`create unique index content_versions_appearance_draft on content_versions (appearance_id) where state = 'draft'`,
  sql`create index content_versions_appearance on content_versions (appearance_id, published_at)`,
];
