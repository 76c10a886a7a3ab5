/** `feed/*`: ours, so that a feed for shopping services need not ask for every product by itself. */
import { z } from 'zod';
import { convertFeed } from '#lib/contract/conversion.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { numberParameter } from '#lib/platform/kernel/http/request.ts';
import { createQuota } from '#lib/platform/kernel/limits/quota.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import { feedRows } from '../queries/feed.ts';
import { presentFeedProduct } from '../wire/feed.ts';

const MOST = 100;
/** Some 13 KB each as JSON: who asks for no number should keep nobody waiting. */
const USUAL = 24;
/** Calls of one address in a minute: a walk over ten thousand products. */
const PER_MINUTE = 120;

export function feedEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'get',
        kept: 'for all',
        refuseEarly: createQuota(deps, PER_MINUTE),
        path: '/feed/products',
        summary: 'Every product with a price, for feeds of shopping services, by id',
        query: z.object({
          depois: numberParameter(0, 2_147_483_647).describe('The id after which the answer begins.'),
          limit: numberParameter(1, MOST).describe('How many are answered at most.'),
        }),
        answer: 'FeedProdutos',
      },
      async ({ query: { depois = 0, limit = USUAL } }) => {
        const shop = await readShop(deps);
        const rows = await feedRows(deps.db, { after: depois, limit }, shop.now);
        const produtos = rows.map((row) => presentFeedProduct(shop, row));
        const last = produtos.at(-1);
        return convertFeed({ produtos, proximo: produtos.length < limit ? 0 : (last?.id ?? 0) }, toReais);
      },
    ),
  ];
}
