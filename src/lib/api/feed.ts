import { convertFeed } from '#lib/contract/conversion.ts';
import type { FeedProdutos } from '#lib/contract/feed.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

/**
 * Products with an id above `depois`, by id.
 * @throws ApiError 404 from a platform that is not ours.
 */
export async function getFeed(
  { client }: Api,
  window: { readonly depois: number; readonly limit: number },
): Promise<FeedProdutos<Centavos>> {
  const answer = await client.get('feed/products', { searchParams: window }).json<FeedProdutos>();
  return convertFeed(answer, toCentavos);
}
