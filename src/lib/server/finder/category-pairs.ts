/** What the products of a category link, as links to the finder's pages. */
import { getLigarPares } from '#lib/api/finder.ts';
import type { LigarPares } from '#lib/contract/finder.ts';
import { optional } from '../page/optional.ts';
import { unlessMissing } from '../page/unless-missing.ts';

/** Empty wherever there is no finder, and for products that it knows nothing of. */
export async function categoryPairs(
  { api, config }: Pick<App.Locals, 'api' | 'config'>,
  products: readonly { readonly id: number }[],
): Promise<LigarPares['pares']> {
  if (config.platformUrl !== undefined || products.length === 0) return [];
  const ids = products.map(({ id }) => id).join(',');
  const read = await optional(unlessMissing(getLigarPares(api, ids)), undefined, 'finder');
  return read?.pares ?? [];
}
