/** An order whose buyer has used up all attempts to pay it: the shop's people allow some more. */
import { ATTEMPTS, attemptsLeft, attemptsOf } from '#lib/domain/payments/attempts.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { lockOrder, updateOrderPayment } from '#lib/platform/orders/queries/orders.ts';
import { MANUAL } from './mark-paid.ts';
import { lockCharges } from './queries/charges.ts';

/** Milliseconds that the order then waits at least. */
const HELD_ON = 30 * 60_000;

/** @throws HttpError 404 for no order, 409 for one that waits for no payment or has attempts left. */
export async function allowAgain(trx: Trx, numero: number, now: Date): Promise<void> {
  const order = await lockOrder(trx, numero);
  if (!order) throw new HttpError(404, message.unknownOrder);
  const begun = attemptsOf(await lockCharges(trx, numero), MANUAL);
  if (order.status !== 'recebido' || attemptsLeft(begun, order.tentativas) > 0)
    throw new HttpError(409, message.paymentMoved);
  const held = new Date(now.getTime() + HELD_ON);
  const late = order.pay_until !== null && order.pay_until < held;
  await updateOrderPayment(trx, numero, {
    tentativas: begun + ATTEMPTS,
    ...(late && { pay_until: held }),
  });
}
