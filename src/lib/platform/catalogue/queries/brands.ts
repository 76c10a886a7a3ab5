import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type BrandRow = {
  readonly id: number;
  readonly slug: string;
  readonly nome: string;
  readonly imagem: string;
  readonly imagem_original: string;
  readonly ativo: boolean;
};

const COLUMNS = ['id', 'slug', 'nome', 'imagem', 'imagem_original', 'ativo'] as const;

/** In the shop's order; `ativo` undefined means all. */
export async function listBrands(
  db: Kysely<Schema>,
  ativo: boolean | undefined,
): Promise<readonly BrandRow[]> {
  let query = db.selectFrom('brands').select(COLUMNS);
  if (ativo !== undefined) query = query.where('ativo', '=', ativo);
  return query.orderBy('ordem').orderBy('id').execute();
}

export type BrandPageRow = BrandRow & {
  readonly descricao: string;
  readonly descricao_longa: string;
  readonly seo_titulo: string;
  readonly seo_descricao: string;
};

/** The brand with a page of its own: only an active one has. */
export async function brandBySlug(db: Kysely<Schema>, slug: string): Promise<BrandPageRow | undefined> {
  return db
    .selectFrom('brands')
    .select([...COLUMNS, 'descricao', 'descricao_longa', 'seo_titulo', 'seo_descricao'])
    .where('slug', '=', slug)
    .where('ativo', '=', true)
    .executeTakeFirst();
}
