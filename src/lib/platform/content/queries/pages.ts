/** Institutional pages and the pieces they are made of, as visitors see them. */
import { type Kysely, sql } from 'kysely';
import { HOME_PAGE } from '#lib/domain/content/sections.ts';
import { versionJoin } from '#lib/platform/kernel/queries/versions.ts';
import type { PageContent, PieceContent, PiecesTable } from '#lib/platform/schema/content.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;

export type PageRow = { readonly id: number; readonly slug: string; readonly content: PageContent };
export type PieceRow = {
  readonly id: number;
  readonly slug: string;
  readonly tipo: PiecesTable['tipo'];
  readonly content: PieceContent;
};

/** @param previewed Id of a version that is shown whatever its time, and of a page that is switched off too. */
export async function pageBySlug(
  db: Db,
  slug: string,
  now: Date,
  previewed = 0,
): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`
    select p.id, p.slug, v.content from pages p ${versionJoin('page_id', now, previewed)}
    where p.slug = ${slug} and (p.ativo or v.id = ${previewed})`.execute(db);
  return rows[0];
}

/** Whether a page or a piece of that name is to be seen. */
export async function isPage(db: Db, slug: string, now: Date): Promise<boolean> {
  if (slug === HOME_PAGE) return false;
  return (await pageBySlug(db, slug, now)) !== undefined || (await piecesBySlug(db, [slug], now)).length > 0;
}

/** In the order of `slugs`; those that are not to be seen are left out. `previewed` as above. */
export async function piecesBySlug(
  db: Db,
  slugs: readonly string[],
  now: Date,
  previewed = 0,
): Promise<readonly PieceRow[]> {
  if (slugs.length === 0) return [];
  const { rows } = await sql<PieceRow>`
    select p.id, p.slug, p.tipo, v.content from pieces p ${versionJoin('piece_id', now, previewed)}
    where p.slug in (${sql.join(slugs)}) and (p.ativo or v.id = ${previewed})`.execute(db);
  return slugs.flatMap((slug) => rows.filter((row) => row.slug === slug));
}
