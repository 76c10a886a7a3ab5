/** The only function that changes what an order says of its payment: it derives it anew from charges and ledger. */

import { isLive } from '#lib/domain/payments/charge.ts';
import { amountOf, FREE, isByHand, METHODS } from '#lib/domain/payments/methods.ts';
import { mayFollow, orderPayment } from '#lib/domain/payments/order-payment.ts';
import { appliedReturned } from '#lib/domain/payments/payment-decision.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { type LockedOrder, lockOrder, updateOrderPayment } from '#lib/platform/orders/queries/orders.ts';
import { moneyOf } from './money.ts';
import { type ChargeRow, lockCharges } from './queries/charges.ts';
import { hasOpenDispute } from './queries/disputes.ts';
import { noteOrderPayment } from './queries/order-steps.ts';

export type PaymentNews = { readonly causa: string; readonly author: string; readonly now: Date };

/** @throws Error for a state that may not follow on the one before: a bug, and the transaction ends. */
export async function settleOrderPayment(
  trx: Trx,
  numero: number,
  { causa, author, now }: PaymentNews,
): Promise<void> {
  const order = await lockOrder(trx, numero);
  if (!order) return;
  const charges = await lockCharges(trx, numero);
  const applied = charges.find(({ applied_at }) => applied_at !== null);
  // What paid it is the way that holds, whatever was chosen meanwhile.
  const pagamento = applied?.forma ?? order.pagamento;
  const cobrado = applied?.applied_valor ?? chargedFor(order, charges);
  if (pagamento !== order.pagamento || cobrado !== order.cobrado)
    await updateOrderPayment(trx, numero, { pagamento, cobrado });
  const money = applied && (await moneyOf(trx, applied));
  const state = orderPayment({
    cancelled: order.status === 'cancelado',
    expired: order.expired_at !== null,
    agreed: isAgreed(pagamento),
    free: pagamento === FREE,
    live: charges.map(({ status }) => status).filter(isLive),
    applied: applied?.applied_valor ?? 0,
    returned: money ? appliedReturned(money.entries, money.claims) : 0,
    disputed: applied !== undefined && (await hasOpenDispute(trx, applied.id)),
  });
  const before = order.situacao_pagamento;
  if (state === before) return;
  if (!mayFollow(state, before)) throw new Error(`order ${numero} may not be ${state} after ${before}`);
  await updateOrderPayment(trx, numero, { situacao_pagamento: state });
  await noteOrderPayment(trx, { numero, de: before, para: state, causa, author, created_at: now });
}

/** Of an order that is not paid: what its open charge asks, which is what its buyer saw for it. */
function chargedFor(
  { pagamento, valor, vista }: Pick<LockedOrder, 'pagamento' | 'valor' | 'vista'>,
  charges: readonly ChargeRow[],
): number {
  const open = charges.find(({ status, forma }) => isLive(status) && forma === pagamento);
  return open?.valor ?? amountOf(pagamento, { valor, vista });
}

function isAgreed(chosen: string): boolean {
  const method = METHODS.find((one) => one === chosen);
  return method === undefined || isByHand(method);
}
