/** `marketplace/*`: offers of other sellers (platform contract 4.10). The shop sells on its own, so there are none. */
import { z } from 'zod';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { paging, readId } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { goodsOf } from '#lib/platform/offers/queries/goods.ts';

const OFFERS = 12;

export function marketplaceEndpoints({ known, now }: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'get',
        path: '/marketplace/product/:idProduto',
        summary: 'Offers of other sellers for a product; the shop has no other sellers',
        query: z.object(paging),
        answer: 'OfertasMarketplace',
      },
      async ({ query: { offset = 0, limit = OFFERS }, param }) => {
        const [product] = await goodsOf(
          await known(),
          [readId(param('idProduto'), message.unknownProduct)],
          now(),
        );
        if (!product?.visible) throw notFound(message.unknownProduct);
        return { ofertas: [], info: { offset, limit, exibindo: 0, total: 0 } };
      },
    ),
  ];
}
