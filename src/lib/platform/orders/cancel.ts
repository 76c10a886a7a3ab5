import { message } from '../messages.ts';
import { announcePages } from '../page-changes.ts';
import type { Deps } from '../platform.ts';
import { insertLetters } from '../queries/order-letters.ts';
import { orderStock } from '../queries/order-stock.ts';
import { cancelOrder, findOrder, giveCouponBack } from '../queries/orders.ts';
import { HttpError, notFound } from '../response.ts';
import { inTransaction } from '../transaction.ts';
import { returnStock } from './stock.ts';

/**
 * Takes an order back, for its buyer: its stock returns once, and so does the use of its coupon.
 * @throws HttpError 404 for an order of somebody else, 409 for one that is past it.
 */
export async function takeOrderBack(
  { db, now, pagesChanged }: Pick<Deps, 'db' | 'now' | 'pagesChanged'>,
  numero: number,
  user: number,
): Promise<void> {
  const order = await findOrder(db, numero);
  if (order?.user_id !== user) throw notFound(message.unknownOrder);
  const tags = await inTransaction(db, async (trx) => {
    if (!(await cancelOrder(trx, numero, user, now()))) throw new HttpError(409, message.orderUnderWay);
    const changed = await returnStock(trx, await orderStock(trx, numero));
    if (order.cupom_id !== null) await giveCouponBack(trx, order.cupom_id);
    await insertLetters(trx, numero, 'cancelado', now());
    await announcePages(trx, changed);
    return changed;
  });
  if (tags.length > 0) pagesChanged(tags);
}
