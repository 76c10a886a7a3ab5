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
      await (ends ? endOrderLink(api, numero) : cancelOrder(api, numero));
      return { path: `${orderPath(Number(numero))}?aviso=${ends ? 'link' : 'cancelado'}` };
    } catch (error) {
      if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) throw error;
      const order = await found(getOrder(api, numero));
      return { order, problem: error.serverText || reviewOrderText.failed };
    }
  });
}
