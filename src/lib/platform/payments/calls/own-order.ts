/** The order that a call about its money names, for its buyer alone. */
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { isOwn, type Orderer } from '#lib/platform/orders/orderer.ts';
import { findOrder, type OrderRow } from '#lib/platform/orders/queries/orders.ts';
import type { Choosing } from '../begin.ts';
import type { CallDeps } from '../payment-deps.ts';

/** @throws HttpError 404 for an order of somebody else, as for none, and 401 for both where nobody is logged in. */
export async function ownOrderOf(deps: CallDeps, numero: number, orderer: Orderer): Promise<OrderRow> {
  const order = await findOrder(deps.db, numero);
  if (order && isOwn(order, orderer)) return order;
  throw orderer.user === undefined ? new HttpError(401, message.loginFirst) : notFound(message.unknownOrder);
}

export function choosingOf({ retirada }: OrderRow, local: boolean): Choosing {
  return { local, pickUp: retirada };
}
