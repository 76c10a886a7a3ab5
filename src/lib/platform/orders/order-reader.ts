import { convertPedido, type Pedido } from '#lib/contract/order.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import { orderToken } from './order-link.ts';
import { isOwn, type Reader } from './orderer.ts';
import { findOrder } from './queries/orders.ts';
import { presentOrder } from './wire/order.ts';

/**
 * @throws From the function it returns, HttpError 404 for an order of somebody else, as for none, and 401 for both where
 *   nobody is logged in.
 */
export function orderReader(deps: Deps): (numero: number, orderer: Reader) => Promise<Pedido> {
  return async (numero, orderer) => {
    const order = await findOrder(deps.db, numero);
    if (!order || !isOwn(order, orderer)) {
      if (orderer.user === undefined) throw new HttpError(401, message.loginFirst);
      throw notFound(message.unknownOrder);
    }
    const pedido = convertPedido(presentOrder(await readShop(deps), order), toReais);
    const sold = orderer.user !== undefined && order.vendedor_id === orderer.user;
    return {
      ...pedido,
      linkCliente: sold ? `${deps.siteUrl}/checkout/acompanhar/${orderToken(deps, order)}` : '',
    };
  };
}
