/** What stands at an address. Cheaper than reading the page: `url/verify` asks before every page. */
import type { Kysely } from 'kysely';
import { ancestry } from '#lib/platform/catalogue/queries/categories.ts';
import { productBySlug } from '#lib/platform/catalogue/queries/product-rows.ts';
import type { Known } from '#lib/platform/kernel/queries/rows.ts';
import { isShownAt } from '#lib/platform/offers/queries/visible.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Of a product and a category with the same address the category is the page. */
export async function catalogueAt(
  known: Known,
  path: string,
  now: Date,
): Promise<'category' | 'product' | undefined> {
  const shown = await known.one(categoryPaths, '');
  if (ancestry(path).every((step) => shown.has(step))) return 'category';
  const product = await known.one(productBySlug, path.slice(1));
  return product && isShownAt(product, now) ? 'product' : undefined;
}

/** Paths of the categories that are shown themselves, whether those above them are or not. */
async function categoryPaths(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('categories').select('caminho').where('ativo', '=', true).execute();
  return new Set(rows.map(({ caminho }) => caminho));
}
