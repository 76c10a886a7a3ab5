/** `order/{numero}/again`, ours: an order bought once more. What is taken goes into the cart by `checkout/cart`. */
import { convertRecompra } from '#lib/contract/order-again.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { readShopFor } from '#lib/platform/shop/read-shop.ts';
import { linkedOrder } from '../order-link.ts';
import { orderReader } from '../order-reader.ts';
import { ordererOf } from '../orderer.ts';
import { buyAgain } from '../reorder.ts';

export function orderAgainEndpoints(deps: Deps): readonly Endpoint[] {
  const ownOrder = orderReader(deps);
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path: '/order/:numero/again',
        summary: 'What of an order can be had today, and for how much',
        answer: 'Recompra',
      },
      async ({ context, param }) => {
        const numero = readId(param('numero'), message.unknownOrder);
        await ownOrder(numero, await ordererOf(context, deps));
        return convertRecompra(await buyAgain(deps, await readShopFor(deps, context), numero), toReais);
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path: '/order/link/:token/again',
        summary: 'The same of the order that a link in its letters shows',
        answer: 'Recompra',
      },
      async ({ context, param }) => {
        const order = await linkedOrder(deps, param('token'));
        if (!order) throw notFound(message.unknownOrder);
        return convertRecompra(await buyAgain(deps, await readShopFor(deps, context), order.numero), toReais);
      },
    ),
  ];
}
