/** `/minha-conta/pedidos`: the own orders page by page, and taking one back. */
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { cancelOrder, getOrders } from '#lib/api/order.ts';
import type { Pedidos } from '#lib/contract/order.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { ORDERS_PER_PAGE } from '#lib/domain/orders/order.ts';
import { orderPath, ordersPath } from '#lib/paths.ts';
import { reviewOrderText } from '#lib/text/order.ts';
import { loginFor } from './login-for.ts';

export type OrdersPage = {
  readonly pedidos: Pedidos<Centavos>['pedidos'];
  readonly problem?: string | undefined;
  /** Paths of the neighbouring pages. */
  readonly newer?: string | undefined;
  readonly older?: string | undefined;
};
type Outcome = { readonly path: string } | { readonly page: OrdersPage };

/** `pg` of `query` counts from 1. */
export function openOrders(api: Api, query: URLSearchParams): Promise<Outcome> {
  return loginFor(ordersPath, async () => ({ page: await pageOf(api, query.get('pg')) }));
}

export function answerOrders(api: Api, posted: FormData): Promise<Outcome> {
  return loginFor(ordersPath, async () => {
    try {
      const { numero } = await cancelOrder(api, line(posted, 'numero') || '0');
      return { path: `${orderPath(numero)}?aviso=cancelado` };
    } catch (error) {
      if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) throw error;
      const problem = error.serverText || reviewOrderText.failed;
      return { page: { ...(await pageOf(api, null)), problem } };
    }
  });
}

async function pageOf(api: Api, pg: string | null): Promise<OrdersPage> {
  const page = /^[1-9]\d{0,6}$/.test(pg ?? '') ? Number(pg) : 1;
  const offset = (page - 1) * ORDERS_PER_PAGE;
  const { pedidos, info } = await getOrders(api, { offset, limit: ORDERS_PER_PAGE });
  const at = (other: number) => (other === 1 ? ordersPath : `${ordersPath}?pg=${other}`);
  return {
    pedidos,
    newer: page > 1 ? at(page - 1) : undefined,
    older: offset + ORDERS_PER_PAGE < info.total ? at(page + 1) : undefined,
  };
}
