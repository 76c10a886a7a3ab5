import { CATEGORIES } from '../categories.ts';
import type { SeedCategory } from '../types.ts';
import { insertAll, type Trx } from './batch.ts';

/** Ids by path without the leading slash: `cabos-de-video/hdmi`. */
export type CategoryIds = ReadonlyMap<string, number>;

export async function insertCategories(trx: Trx): Promise<CategoryIds> {
  const ids = new Map<string, number>();
  await insertAll(trx, 'categories', rows(CATEGORIES, undefined, ids));
  return ids;
}

type Parent = { readonly id: number; readonly path: string; readonly nivel: number };

/** Parents before children, ids in the order of the tree. */
function rows(
  categories: readonly SeedCategory[],
  parent: Parent | undefined,
  ids: Map<string, number>,
): Parameters<typeof insertAll<'categories'>>[2] {
  return categories.flatMap((category, ordem) => {
    const path = parent ? `${parent.path}/${category.slug}` : category.slug;
    const id = ids.size + 1;
    const nivel = (parent?.nivel ?? 0) + 1;
    ids.set(path, id);
    const row = {
      id,
      pai_id: parent?.id ?? null,
      nivel,
      slug: category.slug,
      caminho: `/${path}`,
      nome: category.nome,
      descricao: category.descricao,
      descricao_longa: category.descricaoLonga,
      ordem,
    };
    return [row, ...rows(category.filhas, { id, path, nivel }, ids)];
  });
}

/** The ids of a category and of everything above it. */
export function withAncestors(path: string, ids: CategoryIds): readonly number[] {
  const slugs = path.split('/');
  return slugs.flatMap((_, index) => ids.get(slugs.slice(0, index + 1).join('/')) ?? []);
}
