/** The one file that puts rows into the tables of the content: pages, pieces, banners and their versions, showcases, menus, redirects. */
import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import { SHOP_SPACES } from '#lib/domain/media/picture-slots.ts';
import type { PiecesTable } from '#lib/platform/schema/content.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { AnyContent, ContentId } from './content.ts';

type Db = Kysely<Schema>;

/** Who does it. */
export type Editor = { readonly id: number; readonly nome: string };

/** @returns Its id; undefined where the name is taken by a page or a piece. */
export async function insertPage(db: Db, slug: string): Promise<number | undefined> {
  if (await isTaken(db, slug)) return undefined;
  const row = await db
    .insertInto('pages')
    .values({ slug })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** As `insertPage`. */
export async function insertPiece(
  db: Db,
  slug: string,
  tipo: PiecesTable['tipo'],
): Promise<number | undefined> {
  if (await isTaken(db, slug)) return undefined;
  const row = await db
    .insertInto('pieces')
    .values({ slug, tipo })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

async function isTaken(db: Db, slug: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pages where slug = ${slug} union all select 1 from pieces where slug = ${slug}`.execute(db);
  return rows.length > 0;
}

/** A slot of the pages is there from its first banner on. */
export async function keepSlot(db: Db, hash: string): Promise<void> {
  const known = SHOP_SPACES.find((space) => space.hash === hash);
  if (!known) return;
  await db
    .insertInto('banner_slots')
    .values(known)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/** The last of its slot. @returns Undefined where there is no such slot. */
export async function insertBanner(db: Db, hash: string, nome: string): Promise<number | undefined> {
  await keepSlot(db, hash);
  const { rows } = await sql<{ id: number }>`
    insert into banners (slot_id, nome, ordem)
    select s.id, ${nome}, coalesce((select max(ordem) + 1 from banners where slot_id = s.id), 0)
    from banner_slots s where s.hash = ${hash} returning id`.execute(db);
  return rows[0]?.id;
}

type Schedule = { readonly from: Date | null; readonly until: Date | null };
type Written = { readonly content: AnyContent; readonly by: Editor; readonly now: Date };

/** Which version it is, and how often it was saved. */
type Saved = { readonly id: number; readonly revision: number };

export async function insertDraft(
  db: Db,
  { owner, id }: ContentId,
  { content, by, now }: Written,
): Promise<Saved> {
  return db
    .insertInto('content_versions')
    .values({
      [owner]: id,
      state: 'draft',
      content: JSON.stringify(content),
      author_id: by.id,
      author: by.nome,
      created_at: now,
      updated_at: now,
    })
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow();
}

export async function insertPublished(
  db: Db,
  { owner, id }: ContentId,
  { content, by, now, from, until }: Written & Schedule,
): Promise<void> {
  await db
    .insertInto('content_versions')
    .values({
      [owner]: id,
      state: 'published',
      content: JSON.stringify(content),
      visible_from: from,
      visible_until: until,
      author_id: by.id,
      author: by.nome,
      publisher_id: by.id,
      publisher: by.nome,
      created_at: now,
      updated_at: now,
      published_at: now,
    })
    .execute();
}

export async function updateDraft(db: Db, version: number, { content, by, now }: Written): Promise<Saved> {
  return db
    .updateTable('content_versions')
    .set((eb) => ({
      content: JSON.stringify(content),
      revision: eb('revision', '+', 1),
      author_id: by.id,
      author: by.nome,
      updated_at: now,
    }))
    .where('id', '=', version)
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow();
}

export async function publishDraft(
  db: Db,
  version: number,
  { by, now, from, until }: Omit<Written, 'content'> & Schedule,
): Promise<void> {
  await db
    .updateTable('content_versions')
    .set({
      state: 'published',
      visible_from: from,
      visible_until: until,
      publisher_id: by.id,
      publisher: by.nome,
      published_at: now,
    })
    .where('id', '=', version)
    .execute();
}

/** What was planned is a draft again. */
export async function unpublish(db: Db, version: number, now: Date): Promise<void> {
  await db
    .updateTable('content_versions')
    .set((eb) => ({
      state: 'draft',
      revision: eb('revision', '+', 1),
      visible_from: null,
      visible_until: null,
      publisher_id: null,
      publisher: '',
      published_at: null,
      updated_at: now,
    }))
    .where('id', '=', version)
    .execute();
}

export async function deleteVersion(db: Db, version: number): Promise<void> {
  await db.deleteFrom('content_versions').where('id', '=', version).execute();
}

/** The look of a shop is always there; so in `setActive`. */
export async function deleteContent(db: Db, { owner, id }: ContentId): Promise<void> {
  if (owner !== 'appearance_id') await db.deleteFrom(TABLES[owner]).where('id', '=', id).execute();
}

export async function setActive(db: Db, { owner, id }: ContentId, ativo: boolean): Promise<void> {
  if (owner !== 'appearance_id')
    await db.updateTable(TABLES[owner]).set({ ativo }).where('id', '=', id).execute();
}

/** Renumbers the banners of a slot, with the given one a place further up (-1) or down (1). */
export async function moveBanner(db: Db, id: number, by: -1 | 1): Promise<void> {
  const rows = await db
    .selectFrom('banners')
    .select('id')
    .where('slot_id', '=', (eb) => eb.selectFrom('banners').select('slot_id').where('id', '=', id))
    .where('removed_at', 'is', null)
    .orderBy('ordem')
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = rows.map((row) => row.id);
  const place = ids.indexOf(id);
  const other = ids[place + by];
  if (other === undefined) return;
  ids[place + by] = id;
  ids[place] = other;
  for (const [ordem, banner] of ids.entries()) {
    await db.updateTable('banners').set({ ordem }).where('id', '=', banner).execute();
  }
}

/** The last there. */
export async function moveToSlot(db: Db, id: number, slot: number): Promise<void> {
  await db
    .updateTable('banners')
    .set({ slot_id: slot, ordem: nextPlace(sql`${slot}::integer`) })
    .where('id', '=', id)
    .execute();
}

/** @param at Null puts it back, as the last of its slot. */
export async function setRemoved(db: Db, id: number, at: Date | null): Promise<void> {
  const place = at === null ? { ordem: nextPlace(sql.ref('banners.slot_id')) } : {};
  await db
    .updateTable('banners')
    .set({ removed_at: at, ...place })
    .where('id', '=', id)
    .execute();
}

function nextPlace(slot: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce((select max(b.ordem) + 1 from banners b where b.slot_id = ${slot}), 0)`;
}

const TABLES = { banner_id: 'banners', page_id: 'pages', piece_id: 'pieces' } as const;

/** Made when it is not there yet, by its hash. Its products are these alone, in this order; ids that are no products are left out. */
export async function putShowcase(
  db: Db,
  { hash, ...values }: Insertable<Schema['showcases']>,
  products: readonly number[],
): Promise<void> {
  const { nivel: _nivel, tag_titulo: _tag, ...changed } = values;
  const { id } = await db
    .insertInto('showcases')
    .values({ hash, ...values })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet(changed))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('showcase_products').where('showcase_id', '=', id).execute();
  await sql`insert into showcase_products (showcase_id, product_id, ordem)
    select ${id}::int, p.id, chosen.ordem
    from unnest(${products}::int[]) with ordinality as chosen (id, ordem)
    join products p on p.id = chosen.id
    on conflict do nothing`.execute(db);
}

/** The id of a menu, made when it is not there yet. */
export async function keepMenu(db: Db, hash: string, nome: string): Promise<number> {
  const { id } = await db
    .insertInto('menus')
    .values({ hash, nome })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ nome }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertEntries(
  db: Db,
  rows: readonly Insertable<Schema['menu_items']>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('menu_items').values(rows).execute();
}

export async function insertRedirect(db: Db, row: Insertable<Schema['redirects']>): Promise<void> {
  await db.insertInto('redirects').values(row).execute();
}
