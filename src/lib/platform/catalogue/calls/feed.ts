/** `feed/*`: ours, so that a feed for shopping services need not ask for every product by itself. */
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { convertFeed } from '#lib/contract/conversion.ts';
import type { ProdutoFeed } from '#lib/contract/feed.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { numberParameter } from '#lib/platform/kernel/http/request.ts';
import { createQuota } from '#lib/platform/kernel/limits/quota.ts';
import { createRenderQueue } from '#lib/platform/kernel/limits/render-queue.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { feedRows } from '../queries/feed.ts';
import { presentFeedProduct } from '../wire/feed.ts';

const MOST = 100;
/** Some 13 KB each as JSON: who asks for no number should keep nobody waiting. */
const USUAL = 24;
/** Calls of one address in a minute: a walk over ten thousand products. */
const PER_MINUTE = 120;

/** Read and written between two of which pages are answered. */
const AT_ONCE = 10;

/** One call at a time, and others between its parts: however many ask for parts that nobody asked for yet, pages stay quick. */
async function gathered(deps: Deps, shop: Shop, { after, limit }: Window): Promise<readonly ProdutoFeed[]> {
  const all: ProdutoFeed[] = [];
  for (let from = after; all.length < limit; ) {
    const part = Math.min(AT_ONCE, limit - all.length);
    const rows = await feedRows(deps.db, { after: from, limit: part }, shop.now);
    const produtos = rows.map((row) => presentFeedProduct(shop, row));
    all.push(...convertFeed({ produtos, proximo: 0 }, toReais).produtos);
    if (rows.length < part) break;
    from = produtos.at(-1)?.id ?? from;
    await setImmediate();
  }
  return all;
}

type Window = { readonly after: number; readonly limit: number };

export function feedEndpoints(deps: Deps): readonly Endpoint[] {
  const turns = createRenderQueue(1);
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
        return turns.run(async () => {
          const shop = await readShop(deps);
          const produtos = await gathered(deps, shop, { after: depois, limit });
          const last = produtos.at(-1);
          return { produtos, proximo: produtos.length < limit ? 0 : (last?.id ?? 0) };
        });
      },
    ),
  ];
}
