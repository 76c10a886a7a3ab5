/** Begins a charge for a card that was typed on the shop's page, in place of what was begun before. */
import { centavos } from '#lib/domain/kernel/money.ts';
import { isLive } from '#lib/domain/payments/charge.ts';
import { amountFor } from '#lib/domain/payments/methods.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { lockOrder, updateOrderPayment } from '#lib/platform/orders/queries/orders.ts';
import { type Choosing, choicesFor, mercadoPagoEnd, refuseSpent } from '../begin.ts';
import { endPayments } from '../end-orders.ts';
import { openCharge } from '../open-charge.ts';
import type { MoneyDeps } from '../payment-deps.ts';
import { MERCADO_PAGO } from '../providers/mercado-pago.ts';
import { type ChargeRow, lockCharges } from '../queries/charges.ts';
import { currentAccount } from '../queries/payment-accounts.ts';
import { readPaymentSettings } from '../queries/settings.ts';
import { cardFieldsKey } from './card-fields.ts';

/** Milliseconds in which no job asks for it: who has the card does. */
const ASKING = 60_000;
/** Milliseconds in which whoever has the card sends it; one that is not sent by then is forgotten. */
const SENDING = 10_000;

/**
 * Of a locked order. @returns Undefined when a provider has to say first that the charge before was not paid: that has begun, and is
 *   to be committed.
 * @throws HttpError 400 where no card is taken here, 409 for an order that waits for no payment, or while another card is tried.
 */
export async function beginCard(
  trx: Trx,
  deps: MoneyDeps,
  numero: number,
  { now, ...choosing }: Choosing & { readonly now: Date },
): Promise<ChargeRow | undefined> {
  const order = await lockOrder(trx, numero);
  if (order?.status !== 'recebido' || order.situacao_pagamento === 'pago')
    throw new HttpError(409, message.orderNotPayable);
  const choices = await choicesFor(trx, order, choosing);
  const offered = choices.some((one) => one.method === 'cartao' && one.provider === MERCADO_PAGO);
  if (!offered || (await cardFieldsKey(trx, now)) === undefined)
    throw new HttpError(400, message.unknownPaymentMethod);
  await refuseSpent(trx, order);
  // Sent twice, it is one payment. What its bank asks about may be given up for another card.
  const charges = await lockCharges(trx, numero);
  if (charges.some((charge) => isTried(charge, now))) throw new HttpError(409, message.paymentStillOpen);
  if (!(await endPayments(trx, deps, order, { by: 'troca', author: '', now }))) return undefined;
  await updateOrderPayment(trx, numero, { pagamento: 'cartao', fatura_dias: null });
  return openCharge(trx, deps, numero, {
    provider: MERCADO_PAGO,
    method: 'cartao',
    amount: amountFor('cartao', { valor: centavos(order.valor), vista: centavos(order.vista) }),
    expiresAt: mercadoPagoEnd('cartao', await readPaymentSettings(trx), now),
    account: (await currentAccount(trx, MERCADO_PAGO))?.id,
    askedUntil: new Date(now.getTime() + ASKING),
    now,
  });
}

/** A card is being tried, or may be. One that is ended unsent is not sent any more, whoever has it. */
function isTried({ campos, status, sent_at, created_at }: ChargeRow, now: Date): boolean {
  if (!campos || !isLive(status) || status === 'desafio') return false;
  return sent_at !== null || now.getTime() - created_at.getTime() < SENDING;
}
