/** Banners get versions as pages and pieces have: what a banner says and when it is shown moves into its first version. */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`alter table content_versions
    add column banner_id integer references banners (id) on delete cascade,
    drop constraint content_versions_check,
    add constraint content_versions_owner check (num_nonnulls(page_id, piece_id, banner_id) = 1)`,
  sql`create unique index content_versions_banner_draft on content_versions (banner_id) where state = 'draft'`,
  sql`create index content_versions_banner on content_versions (banner_id, published_at)`,

  sql`insert into content_versions
      (banner_id, state, content, visible_from, visible_until, created_at, updated_at, published_at)
    select id, 'published', jsonb_build_object(
      'titulo', titulo, 'tagTitulo', tag_titulo, 'target', target, 'desktop', desktop, 'mobile', mobile
    ), visible_from, visible_until, now(), now(), now() from banners order by id`,
  sql`alter table banners
    drop column titulo, drop column tag_titulo, drop column target, drop column desktop, drop column mobile,
    drop column visible_from, drop column visible_until`,
];
