/** The products a visitor saw last, as their device names them. */
import { getLastSeen } from '#lib/api/showcase.ts';
import type { Vitrine } from '#lib/contract/showcase.ts';
import { readSeenSearch } from '#lib/domain/catalogue/recently-viewed.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { optional } from '../page/optional.ts';

/** Undefined when there is nothing to show, or it cannot be had. */
export async function loadSeen(
  { shopApi }: Pick<App.Locals, 'shopApi'>,
  params: URLSearchParams,
): Promise<Vitrine<Centavos> | undefined> {
  const { ids, product } = readSeenSearch(params);
  if (ids.length === 0) return undefined;
  const seen = { productId: product, seen: ids, limit: ids.length };
  return optional(getLastSeen(shopApi(), seen), undefined, 'products seen last');
}
