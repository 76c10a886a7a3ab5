/** `marketplace/*`: offers of other sellers (platform contract 4.10). The shop sells on its own, so there are none. */
import { z } from 'zod';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { message } from '../messages.ts';
import type { Deps } from '../platform.ts';
import { goodsOf } from '../queries/cart-goods.ts';
import { paging, readId } from '../request.ts';
import { notFound } from '../response.ts';

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
