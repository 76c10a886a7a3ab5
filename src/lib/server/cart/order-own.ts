/** `/checkout/pedido/…`: an order for who sent it, and what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { cancelOrder, endOrderLink, getOrder } from '#lib/api/order.ts';
import type { Pedido } from '#lib/contract/order.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { orderPath } from '#lib/paths.ts';
import { reviewOrderText } from '#lib/text/order.ts';
import { loginFor } from '../account/login-for.ts';
import { found } from '../page/found.ts';
import { changePayment } from './order-payment.ts';

export type OrderOutcome =
  | { readonly path: string }
  /** Undefined when nobody here has such an order. */
  | { readonly order: Pedido<Centavos> | undefined; readonly problem?: string };

/** Undefined of an order that is not this visitor's. */
export async function ownOrder(api: Api, numero: number): Promise<Pedido<Centavos> | undefined> {
  try {
    return await getOrder(api, String(numero));
  } catch (error) {
    if (error instanceof ApiError && [401, 404].includes(error.status)) return undefined;
    throw error;
  }
}

/** @param path Where the visitor is, to come back after a log-in. */
export function openOrder(api: Api, path: string, numero: string): Promise<OrderOutcome> {
  return loginFor(path, async () => ({ order: await found(getOrder(api, numero)) }));
}

/** Takes the order back, or makes void the links that were mailed. */
export function answerOrder(api: Api, numero: string, posted: FormData): Promise<OrderOutcome> {
  return loginFor(orderPath(Number(numero)), async () => {
    const ends = line(posted, 'acao') === 'link';
    try {
      if (line(posted, 'acao') === 'forma') {
        const changed = await changePayment(api, Number(numero), posted);
        return changed ?? { path: orderPath(Number(numero)) };
      }
      const aviso = ends ? await endLink(api, numero) : await cancel(api, numero);
      return { path: `${orderPath(Number(numero))}?aviso=${aviso}` };
    } catch (error) {
      if (!(error instanceof ApiError) || ![400, 404, 409].includes(error.status)) throw error;
      const order = await found(getOrder(api, numero));
      return { order, problem: error.serverText || reviewOrderText.failed };
    }
  });
}

async function endLink(api: Api, numero: string): Promise<string> {
  await endOrderLink(api, numero);
  return 'link';
}

/** What may still be paid ends first: then the order is cancelled a moment later, and its page says so. */
async function cancel(api: Api, numero: string): Promise<string> {
  const { status } = await cancelOrder(api, numero);
  return status === 'cancelado' ? 'cancelado' : 'cancelando';
}
