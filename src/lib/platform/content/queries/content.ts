/** Pages, pieces, banners and the look of the shop with all their versions, as those who edit them see them. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Appearance } from '#lib/domain/shop/appearance.ts';
import { APPEARANCE_ID, type Owner, versionJoin } from '#lib/platform/kernel/queries/versions.ts';
import type { BannerContent, PageContent, PieceContent, PiecesTable } from '#lib/platform/schema/content.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;

export type ContentId = { readonly owner: Owner; readonly id: number };
export type AnyContent = Appearance | BannerContent | PageContent | PieceContent;

/** `slug` is the name of a banner; `hash` names its slot, '' for others. */
export type ContentRow = {
  readonly id: number;
  readonly slug: string;
  readonly tipo: PiecesTable['tipo'] | '';
  readonly ativo: boolean;
  readonly hash: string;
  readonly ordem: number;
  /** Of a banner: out of the shop until it is put back. */
  readonly removed: boolean;
};

export type VersionRow = {
  readonly id: number;
  readonly state: 'draft' | 'published';
  readonly content: AnyContent;
  readonly visible_from: Date | null;
  readonly visible_until: Date | null;
  readonly revision: number;
  readonly author: string;
  readonly publisher: string;
  readonly updated_at: Date;
  readonly published_at: Date | null;
};

export type ListedRow = ContentRow & {
  /** Seen now, else the draft, else what is planned or was there last. */
  readonly content: AnyContent;
  readonly shown: boolean;
  readonly ends: Date | null;
  readonly draft: boolean;
  readonly planned: Date | null;
};

/** Things without any version are left out: there is nothing to say about them. */
export async function listThings(db: Db, owner: Owner, now: Date): Promise<readonly ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select p.id, p.slug, p.tipo, p.ativo, p.hash, p.ordem, p.removed, coalesce(v.content, last.content) as content,
      v.id is not null as shown, ends.visible_until as ends, coalesce(more.draft, false) as draft, more.planned
    from (${THINGS[owner]}) p
    left ${versionJoin(owner, now)}
    left join content_versions ends on ends.id = v.id
    join lateral (
      select content from content_versions where ${sql.ref(owner)} = p.id
      order by state, published_at desc, id desc limit 1
    ) last on true
    left join lateral (
      select bool_or(state = 'draft') as draft,
        min(visible_from) filter (where state = 'published' and visible_from > ${now}) as planned
      from content_versions where ${sql.ref(owner)} = p.id
    ) more on true
    order by p.ordem, p.slug, p.id`.execute(db);
  return rows;
}

/** What it is called; with `lock` nobody else changes it before the transaction ends. */
export async function findContent(
  db: Db,
  { owner, id }: ContentId,
  lock = false,
): Promise<ContentRow | undefined> {
  if (lock) await lockContent(db, { owner, id });
  const { rows } = await sql<ContentRow>`
    select id, slug, tipo, ativo, hash, ordem, removed from (${THINGS[owner]}) p where id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Newest first; the draft before all others. */
export async function versionsOf(
  db: Db,
  { owner, id }: ContentId,
  limit: number,
): Promise<readonly VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select ${VERSION} from (${versions(owner, id)}) v
    order by state, published_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** What is edited next: the draft, else what visitors see at `now`, else what was published last. */
export async function baseVersion(db: Db, item: ContentId, now: Date): Promise<VersionRow | undefined> {
  const shown = (await shownVersion(db, item, now)) ?? 0;
  const { rows } = await sql<VersionRow>`
    select ${VERSION} from (${versions(item.owner, item.id)}) v
    order by state, id = ${shown} desc, published_at desc, id desc limit 1`.execute(db);
  return rows[0];
}

/** Id of the version that visitors see at `now`; undefined for none. */
export async function shownVersion(db: Db, { owner, id }: ContentId, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select v.id from (select ${id}::int as id) p ${versionJoin(owner, now)}`.execute(db);
  return rows[0]?.id ?? (owner === 'appearance_id' ? CAME_WITH : undefined);
}

/** Pages with this piece in some version; `seen` where visitors see it in one now. */
export async function pagesWith(
  db: Db,
  piece: string,
  now: Date,
): Promise<readonly { readonly id: number; readonly slug: string; readonly seen: boolean }[]> {
  const { rows } = await sql<{ id: number; slug: string; seen: boolean }>`
    select p.id, p.slug, p.ativo and coalesce(v.content->'pecas' @> ${JSON.stringify([piece])}::jsonb, false) as seen
    from pages p left ${versionJoin('page_id', now)}
    where exists (select 1 from content_versions
      where page_id = p.id and content->'pecas' @> ${JSON.stringify([piece])}::jsonb)
    order by p.id`.execute(db);
  return rows;
}

/** Columns of `VersionRow`. */
const VERSION = sql`id, state, content, visible_from, visible_until, revision, author, publisher, updated_at, published_at`;

/** Id of the look that a shop has before anybody published one. */
const CAME_WITH = 0;

/** The look that a shop came with stands in its settings, and is the oldest of its versions. */
function versions(owner: Owner, id: number): RawBuilder<unknown> {
  const kept = sql`
    select ${VERSION} from content_versions where ${sql.ref(owner)} = ${id}`;
  if (owner !== 'appearance_id') return kept;
  return sql`${kept} union all select ${CAME_WITH}::int, 'published',
    '{"destaque": ""}'::jsonb || coalesce((select valor from settings where chave = 'aparencia'), '{}'::jsonb),
    null, null, 1, '', '', to_timestamp(0), to_timestamp(0)`;
}

async function lockContent(db: Db, { owner, id }: ContentId): Promise<void> {
  if (owner === 'appearance_id') await sql`lock table settings in share row exclusive mode`.execute(db);
  else await sql`select 1 from ${sql.table(TABLES[owner])} where id = ${id} for update`.execute(db);
}

const TABLES: Readonly<Record<Exclude<Owner, 'appearance_id'>, string>> = {
  banner_id: 'banners',
  page_id: 'pages',
  piece_id: 'pieces',
};
const THINGS: Readonly<Record<Owner, RawBuilder<unknown>>> = {
  appearance_id: sql`select ${APPEARANCE_ID}::int as id, 'aparencia' as slug, '' as tipo, true as ativo, '' as hash,
    0 as ordem, false as removed`,
  banner_id: sql`select b.id, b.nome as slug, '' as tipo, b.ativo, s.hash, b.ordem, b.removed_at is not null as removed
    from banners b join banner_slots s on s.id = b.slot_id`,
  page_id: sql`select id, slug, '' as tipo, ativo, '' as hash, 0 as ordem, false as removed from pages`,
  piece_id: sql`select id, slug, tipo, ativo, '' as hash, 0 as ordem, false as removed from pieces`,
};
