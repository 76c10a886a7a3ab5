import { z } from 'zod';
import { convertProductDetail } from '#lib/contract/conversion.ts';
import { toReais } from '#lib/domain/money.ts';
import { productSlug, readAddress, url } from '../../address.ts';
import { type Endpoint, endpoint } from '../../endpoint.ts';
import { message } from '../../messages.ts';
import type { Deps } from '../../platform.ts';
import { presentProductPage } from '../../present/product-page.ts';
import { productPage } from '../../queries/product-page.ts';
import { readShopFor } from '../../read-shop.ts';
import { notFound } from '../../response.ts';

export function urlProductEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'get',
        shared: true,
        path: '/url/product/detail',
        summary: 'A product with everything its page shows',
        query: z.object({ url }),
        answer: 'UrlProductDetail',
      },
      async ({ context, query }) => {
        const address = readAddress(query.url);
        const slug = address?.kind === 'catalogue' ? productSlug(address.path) : undefined;
        if (slug === undefined) throw notFound(message.unknownPage);
        const shop = await readShopFor(deps, context);
        const page = await productPage(await deps.known(), slug, shop.now);
        if (!page) throw notFound(message.unknownPage);
        return convertProductDetail(presentProductPage(shop, page), toReais);
      },
    ),
  ];
}
