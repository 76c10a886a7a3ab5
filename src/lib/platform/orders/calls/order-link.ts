/** `order/link`, ours: an order as whoever has its link sees it, and making that link void. */
import { convertPedidoAberto } from '#lib/contract/order.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import { linkedOrder } from '../order-link.ts';
import { orderReader } from '../order-reader.ts';
import { ordererOf } from '../orderer.ts';
import { hasKeptUnits } from '../queries/kept-units.ts';
import { renewLink } from '../queries/orders.ts';
import { presentOpenOrder } from '../wire/order.ts';

export function orderLinkEndpoints(deps: Deps): readonly Endpoint[] {
  const ownOrder = orderReader(deps);
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path: '/order/link/:token',
        summary: 'An order as whoever has the link of its letters sees it: buyer and address are masked',
        answer: 'PedidoAberto',
      },
      async ({ param }) => {
        const order = await linkedOrder(deps, param('token'));
        if (!order) throw notFound(message.unknownOrder);
        const kept = await hasKeptUnits(deps.db, order);
        return convertPedidoAberto(presentOpenOrder(await readShop(deps), order, kept), toReais);
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: '/order/:numero/link',
        summary: 'Makes the links void that were mailed about an order',
        answer: 'Sucesso',
      },
      async ({ context, param }) => {
        const { numero } = await ownOrder(
          readId(param('numero'), message.unknownOrder),
          await ordererOf(context, deps),
        );
        await renewLink(deps.db, numero);
        return { sucesso: true };
      },
    ),
  ];
}
