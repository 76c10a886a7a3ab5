/** `search/*`: ours, beside the search of `url/product/listing/search`. */

import { z } from 'zod';
import { convertSugestoes } from '#lib/contract/search.ts';
import { searchText } from '#lib/domain/catalogue/search-text.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { readShopFor } from '#lib/platform/shop/read-shop.ts';
import type { CatalogueDeps } from '../memory/catalogue.ts';
import { suggestions } from '../memory/suggestions.ts';
import { products } from '../queries/products.ts';
import { presentSuggestions } from '../wire/suggestions.ts';

export function searchEndpoints(deps: CatalogueDeps): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'get',
        path: '/search/suggestions',
        summary: 'What a search that begins like this may be about',
        query: z.object({ busca: z.string().optional() }),
        answer: 'Sugestoes',
      },
      async ({ context, query }) => {
        const shop = await readShopFor(deps, context);
        const busca = searchText(query.busca ?? '');
        const found = await suggestions(deps, busca, shop.now);
        const rows = await products(await deps.known(), found.products, shop.now);
        return convertSugestoes(presentSuggestions(shop, busca, found, rows), toReais);
      },
    ),
  ];
}
