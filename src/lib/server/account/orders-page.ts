/** `/minha-conta/pedidos`: the own orders page by page, and taking one back. */
import { ApiError } from '#lib/api/error.ts';
import { cancelOrder, getOrders } from '#lib/api/order.ts';
import type { OrdersPage } from '#lib/contract/order-page.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { ORDERS_PER_PAGE } from '#lib/domain/orders/order.ts';
import { orderPath, ordersPath } from '#lib/paths.ts';
import { reviewOrderText } from '#lib/text/order.ts';
import { loginFor, loginPath } from './login-for.ts';

type Locals = Pick<App.Locals, 'sessionApi' | 'visitor'>;
type Outcome = { readonly path: string } | { readonly page: OrdersPage };

/** `pg` of `query` counts from 1. */
export function openOrders(locals: Locals, query: URLSearchParams): Promise<Outcome> {
  return loginFor(ordersPath, async () => {
    const page = await pageOf(locals, query.get('pg'));
    // Who has sent nothing from here looks for the orders of an account.
    return page.guest && page.pedidos.length === 0 ? { path: loginPath(ordersPath) } : { page };
  });
}

export function answerOrders(locals: Locals, posted: FormData): Promise<Outcome> {
  const api = locals.sessionApi();
  return loginFor(ordersPath, async () => {
    try {
      const { numero } = await cancelOrder(api, line(posted, 'numero') || '0');
      return { path: `${orderPath(numero)}?aviso=cancelado` };
    } catch (error) {
      if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) throw error;
      const problem = error.serverText || reviewOrderText.failed;
      return { page: { ...(await pageOf(locals, null)), problem } };
    }
  });
}

async function pageOf({ sessionApi, visitor }: Locals, pg: string | null): Promise<OrdersPage> {
  const page = /^[1-9]\d{0,6}$/.test(pg ?? '') ? Number(pg) : 1;
  const offset = (page - 1) * ORDERS_PER_PAGE;
  const { pedidos, info } = await getOrders(sessionApi(), { offset, limit: ORDERS_PER_PAGE });
  const at = (other: number) => (other === 1 ? ordersPath : `${ordersPath}?pg=${other}`);
  return {
    guest: !visitor.loggedIn,
    pedidos,
    newer: page > 1 ? at(page - 1) : undefined,
    older: offset + ORDERS_PER_PAGE < info.total ? at(page + 1) : undefined,
  };
}
