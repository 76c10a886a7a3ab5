import { z } from 'zod';
import { convertProductDetail } from '#lib/contract/conversion.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { readShopFor } from '#lib/platform/shop/read-shop.ts';
import { productSlug, readAddress, url } from '../page-address.ts';
import { productPage } from '../queries/product-page.ts';
import { presentProductPage } from '../wire/product-page.ts';

export function urlProductEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'get',
        shared: true,
        kept: 'for strangers',
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
