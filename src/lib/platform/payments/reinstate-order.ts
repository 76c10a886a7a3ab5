/** An order whose money came after its end is taken up again, as long as the money has not gone back yet. */
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { lockOrder, updateOrderPayment } from '#lib/platform/orders/queries/orders.ts';
import { takeAgain } from '#lib/platform/orders/take-step.ts';
import { allocatePayments, apply } from './allocate-payments.ts';
import type { MoneyDeps } from './payment-deps.ts';
import { lockCharges } from './queries/charges.ts';
import { lockRefund, moveRefund } from './queries/refunds.ts';

/**
 * @param refund Its id: the return that the shop had promised for the late money, and that is not asked for yet.
 * @throws HttpError 409 when it is on its way already, is another amount than was asked, or the stock is gone.
 */
export async function reinstateOrder(
  trx: Trx,
  deps: MoneyDeps,
  { numero, refund: id }: { readonly numero: number; readonly refund: string },
  { author, now }: { readonly author: string; readonly now: Date },
): Promise<void> {
  const order = await lockOrder(trx, numero);
  const charges = await lockCharges(trx, numero);
  const refund = await lockRefund(trx, id);
  const charge = charges.find((one) => one.id === refund?.charge_id);
  const taken = charges.some(({ applied_at }) => applied_at !== null);
  if (!order || !refund || !charge || taken || order.status !== 'cancelado') throw moved();
  if (refund.status !== 'pedida' || refund.causa !== 'tardio' || refund.valor !== charge.valor) throw moved();
  await takeAgain(trx, order, now);
  await moveRefund(trx, refund, { status: 'recusada', motivo: 'pedido retomado', next_check_at: null }, now);
  await updateOrderPayment(trx, numero, { expired_at: null, cancel_asked_at: null });
  const free = { ref: refund.entry_ref, valor: refund.valor, free: refund.valor };
  await apply(trx, deps, { order, charges, charge, free }, { author, causa: 'aceita', now });
  await allocatePayments(trx, deps, numero, { author, causa: 'aceita', now });
}

function moved(): HttpError {
  return new HttpError(409, message.paymentMoved);
}
