import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type LandingPageRow = {
  readonly id: number;
  readonly slug: string;
  readonly nome: string;
  readonly descricao: string;
  readonly descricao_longa: string;
  /** Listing parameters the page stands for. */
  readonly consulta: Readonly<Record<string, string>>;
};

export async function landingPageBySlug(
  db: Kysely<Schema>,
  slug: string,
): Promise<LandingPageRow | undefined> {
  return db
    .selectFrom('landing_pages')
    .select(['id', 'slug', 'nome', 'descricao', 'descricao_longa', 'consulta'])
    .where('slug', '=', slug)
    .where('ativo', '=', true)
    .executeTakeFirst();
}

/** The id of the page at this address, shown or not. */
export async function landingPageAt(db: Kysely<Schema>, slug: string): Promise<number | undefined> {
  const row = await db.selectFrom('landing_pages').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id;
}

/** What the listing at a path is of; undefined for any other page. */
export async function listedAt(
  db: Kysely<Schema>,
  path: string,
): Promise<{ readonly kind: 'categoria' | 'marca'; readonly id: number } | undefined> {
  const brand = /^\/marcas\/([^/]+)$/.exec(path)?.[1];
  const found =
    brand === undefined
      ? await db.selectFrom('categories').select('id').where('caminho', '=', path).executeTakeFirst()
      : await db.selectFrom('brands').select('id').where('slug', '=', brand).executeTakeFirst();
  return found && { kind: brand === undefined ? 'categoria' : 'marca', id: found.id };
}
