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
