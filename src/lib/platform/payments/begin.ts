/** The way to pay that a buyer chose: which there are, and beginning one. */
import { centavos } from '#lib/domain/kernel/money.ts';
import { amountFor, isByHand, type Method } from '#lib/domain/payments/methods.ts';
import { endAfterBankDays } from '#lib/domain/payments/terms.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { type LockedOrder, lockOrder, updateOrderPayment } from '#lib/platform/orders/queries/orders.ts';
import { endPayments } from './end-orders.ts';
import { openCharge } from './open-charge.ts';
import { settleOrderPayment } from './order-state.ts';
import type { MoneyDeps } from './payment-deps.ts';
import { DEMO } from './providers/demo.ts';
import { PIX_KEY, pixPayload } from './providers/pix-key.ts';
import { lockCharges } from './queries/charges.ts';
import { isDemoShop } from './queries/demo-bank.ts';
import { invoiceDays, type PaymentSettings, readPaymentSettings } from './queries/settings.ts';

export type Choosing = {
  /** The request came to this machine or its own network: only there the demonstration's bank is offered. */
  readonly local: boolean;
  /** With pick-up there is no freight. */
  readonly pickUp: boolean;
};

/** A way to pay, and who sees its money. */
export type Choice = { readonly method: Method; readonly provider: string | undefined };

/** Bank days in which the demonstration's boleto may be paid; minutes for its other charges. */
const DEMO_DAYS = 3;
const DEMO_MINUTES = 30;

/** In the order in which they are shown. */
export async function choicesFor(
  trx: Trx,
  { user_id }: Pick<LockedOrder, 'user_id'>,
  { local, pickUp }: Choosing,
): Promise<readonly Choice[]> {
  const settings = await readPaymentSettings(trx);
  const demo = local && (await isDemoShop(trx));
  const offered: readonly (readonly [boolean, Method, string | undefined])[] = [
    [isPixReady(settings), 'pix', PIX_KEY],
    [demo && !isPixReady(settings), 'pix', DEMO],
    [demo, 'boleto', DEMO],
    [demo, 'cartao', DEMO],
    [settings.combinar_ativo, 'combinar', undefined],
    [settings.retirada_ativo && pickUp, 'retirada', undefined],
    [settings.faturado_ativo && (await invoiceDays(trx, user_id)) !== undefined, 'faturado', undefined],
  ];
  return offered.filter(([on]) => on).map(([, method, provider]) => ({ method, provider }));
}

function isPixReady({ pix_ativo, pix_chave, pix_nome, pix_cidade }: PaymentSettings): boolean {
  return pix_ativo && pix_chave !== '' && pix_nome !== '' && pix_cidade !== '';
}

/**
 * Begins to be paid by `method`, instead of what was begun before. Of a locked order; asked twice it is the same charge.
 * @returns False when a provider has to say first that the charge before was not paid: that has begun, and is to be committed.
 * @throws HttpError 400 for a way that is not offered, 409 for an order that waits for no payment.
 */
export async function beginPayment(
  trx: Trx,
  deps: MoneyDeps,
  numero: number,
  { method, now, ...choosing }: Choosing & { readonly method: Method; readonly now: Date },
): Promise<boolean> {
  const order = await lockOrder(trx, numero);
  if (order?.status !== 'recebido' || order.situacao_pagamento === 'pago') {
    throw new HttpError(409, message.orderNotPayable);
  }
  const choice = (await choicesFor(trx, order, choosing)).find((one) => one.method === method);
  if (!choice) throw new HttpError(400, message.unknownPaymentMethod);
  const settings = await readPaymentSettings(trx);
  if (!(await leaveOthers(trx, deps, order, choice, now))) return false;
  if (isByHand(method) || choice.provider === undefined) {
    await updateOrderPayment(trx, numero, {
      pagamento: method,
      pay_until: endAfterBankDays(now, settings.combinar_dias),
    });
    await settleOrderPayment(trx, numero, { causa: 'forma', author: '', now });
    return true;
  }
  const amount = amountFor(method, { valor: centavos(order.valor), vista: centavos(order.vista) });
  const byKey = choice.provider === PIX_KEY;
  await updateOrderPayment(trx, numero, { pagamento: method });
  await openCharge(trx, deps, numero, {
    provider: choice.provider,
    method,
    amount,
    expiresAt: byKey ? endAfterBankDays(now, settings.pix_dias) : demoEnd(method, now),
    payloadOf: byKey ? (ref) => pixPayload(settings, amount, ref) : undefined,
    now,
  });
  return true;
}

/** Another way ends what was begun; where a provider has to be asked first, the buyer comes back in a moment. */
async function leaveOthers(
  trx: Trx,
  deps: MoneyDeps,
  order: LockedOrder,
  { method, provider }: Choice,
  now: Date,
): Promise<boolean> {
  const charges = await lockCharges(trx, order.numero);
  const same = charges.some(
    (charge) => charge.forma === method && charge.provider === provider && charge.status === 'pendente',
  );
  return same || endPayments(trx, deps, order, { by: 'troca', author: '', now });
}

function demoEnd(method: Method, now: Date): Date {
  if (method === 'boleto') return endAfterBankDays(now, DEMO_DAYS);
  return new Date(now.getTime() + DEMO_MINUTES * 60_000);
}
