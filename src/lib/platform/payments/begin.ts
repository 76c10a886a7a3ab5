/** The way to pay that a buyer chose: which there are, and beginning one. */
import type { Kysely } from 'kysely';
import { endOfDay, plusBankDays, shopDay } from '#lib/domain/kernel/bank-days.ts';
import { centavos } from '#lib/domain/kernel/money.ts';
import { attemptsLeft, attemptsOf } from '#lib/domain/payments/attempts.ts';
import { isLive } from '#lib/domain/payments/charge.ts';
import { dueDay, endAfterBankDays, endOfBoleto, endOfCode } from '#lib/domain/payments/deadlines.ts';
import { amountFor, FREE, isByHand, type Method } from '#lib/domain/payments/methods.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { type LockedOrder, lockOrder, updateOrderPayment } from '#lib/platform/orders/queries/orders.ts';
import { takeStep } from '#lib/platform/orders/take-step.ts';
import type { AccountProvider } from '#lib/platform/schema/payment-accounts.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { endPayments } from './end-orders.ts';
import { MANUAL } from './mark-paid.ts';
import { openCharge } from './open-charge.ts';
import { settleOrderPayment } from './order-state.ts';
import type { MoneyDeps } from './payment-deps.ts';
import { DEMO } from './providers/demo.ts';
import { MERCADO_PAGO } from './providers/mercado-pago.ts';
import { PIX_API } from './providers/pix-api.ts';
import { PIX_KEY, pixPayload } from './providers/pix-key.ts';
import { type ChargeRow, lockCharges } from './queries/charges.ts';
import { isDemoShop } from './queries/demo-bank.ts';
import { currentAccount } from './queries/payment-accounts.ts';
import { invoiceDays, type PaymentSettings, readPaymentSettings } from './queries/settings.ts';

export type Choosing = {
  /** The request came to this machine or its own network: only there the demonstration's bank is offered. */
  readonly local: boolean;
  /** It is collected at the shop. */
  readonly pickUp: boolean;
};

type Buying = {
  readonly user_id: number | null;
  /** Centavos: what it costs, and what it costs in cash. */
  readonly valor: number;
  readonly vista: number;
};

/** A way to pay, and who sees its money. */
export type Choice = { readonly method: Method; readonly provider: string | undefined };

/** Who moves an order that costs nothing, in its history. */
const NOTHING_DUE = 'sem valor a pagar';
/** Bank days in which the demonstration's boleto may be paid; minutes for its other charges. */
const DEMO_DAYS = 3;
const DEMO_MINUTES = 30;

/** In the order in which they are shown. */
export async function choicesFor(
  db: Kysely<Schema>,
  { user_id, valor, vista }: Buying,
  { local, pickUp }: Choosing,
): Promise<readonly Choice[]> {
  const settings = await readPaymentSettings(db);
  const byBank = settings.pix_api_ativo;
  const { mp_pix_ativo: mpPix, mp_boleto_ativo: mpBoleto, mp_cartao_ativo: mpCard } = settings;
  const byKey = !byBank && !mpPix && isPixReady(settings);
  const real = byBank || byKey || mpPix || mpBoleto || mpCard;
  // Beside a way to pay real money nobody may pay with play money.
  const demo = local && !real && (await isDemoShop(db));
  const offered: readonly (readonly [boolean, Method, string | undefined])[] = [
    [byBank, 'pix', PIX_API],
    [mpPix && !byBank, 'pix', MERCADO_PAGO],
    [byKey, 'pix', PIX_KEY],
    // A boleto asks for the address of who pays.
    [mpBoleto && !pickUp, 'boleto', MERCADO_PAGO],
    [mpCard, 'cartao', MERCADO_PAGO],
    [demo, 'pix', DEMO],
    [demo, 'boleto', DEMO],
    [demo, 'cartao', DEMO],
    [settings.combinar_ativo, 'combinar', undefined],
    [settings.retirada_ativo && pickUp, 'retirada', undefined],
    [settings.faturado_ativo && (await invoiceDays(db, user_id)) !== undefined, 'faturado', undefined],
  ];
  const choices = offered.filter(([on]) => on).map(([, method, provider]) => ({ method, provider }));
  const total = { valor: centavos(valor), vista: centavos(vista) };
  const payable = choices.filter(
    ({ method, provider }) => provider === undefined || amountFor(method, total) > 0,
  );
  // Where a coupon takes all of it off, nothing is left to be paid; a shop that takes no orders takes none of these either.
  return valor === 0 && choices.length > 0 ? [{ method: FREE, provider: undefined }] : payable;
}

function isPixReady({ pix_ativo, pix_chave, pix_nome, pix_cidade }: PaymentSettings): boolean {
  return pix_ativo && pix_chave !== '' && pix_nome !== '' && pix_cidade !== '';
}

/**
 * Begins to be paid by `method`, instead of what was begun before. Of a locked order; asked twice it is the same charge.
 * @returns False when a provider has to say first that the charge before was not paid: that has begun, and is to be committed.
 * One that costs nothing is paid and confirmed at once.
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
  // Whatever was ticked before a coupon or a delivery made it cost nothing.
  const asked = order.valor === 0 ? FREE : method;
  const choice = (await choicesFor(trx, order, choosing)).find((one) => one.method === asked);
  if (!choice) throw new HttpError(400, message.unknownPaymentMethod);
  const settings = await readPaymentSettings(trx);
  if (choice.provider !== undefined) await refuseSpent(trx, order, choice);
  if (!(await leaveOthers(trx, deps, order, choice, now))) return false;
  if (choice.method === FREE) {
    await takeFree(trx, order, now);
    return true;
  }
  if (isByHand(method) || choice.provider === undefined) {
    const days = method === 'faturado' ? await invoiceDays(trx, order.user_id) : undefined;
    const held = endAfterBankDays(order.created_at, settings.combinar_dias);
    await updateOrderPayment(trx, numero, {
      pagamento: method,
      fatura_dias: days ?? null,
      // Nobody is told that the time to pay is over before the invoice is due.
      pay_until: later(order.pay_until, days === undefined ? held : later(held, dueEnd(order, days))),
    });
    await settleOrderPayment(trx, numero, { causa: 'forma', author: '', now });
    return true;
  }
  const amount = amountFor(method, { valor: centavos(order.valor), vista: centavos(order.vista) });
  const byKey = choice.provider === PIX_KEY;
  const account = hasAccounts(choice.provider) ? (await currentAccount(trx, choice.provider))?.id : undefined;
  await updateOrderPayment(trx, numero, { pagamento: method, fatura_dias: null });
  await openCharge(trx, deps, numero, {
    provider: choice.provider,
    method,
    amount,
    expiresAt: endOf(choice, settings, now),
    account,
    payloadOf: byKey ? (ref) => pixPayload(settings, amount, ref) : undefined,
    now,
  });
  return true;
}

/** Nobody has to see any money: the order goes on at once, and the letter about it says so. */
async function takeFree(trx: Trx, order: LockedOrder, now: Date): Promise<void> {
  const { numero } = order;
  await updateOrderPayment(trx, numero, { pagamento: FREE, fatura_dias: null, pay_until: null });
  await takeStep(trx, order, { step: 'confirmado', author: NOTHING_DUE, now, letters: [] });
  await settleOrderPayment(trx, numero, { causa: 'sem-valor', author: '', now });
}

/** Before anything ends for it. @throws HttpError 409 where no other charge may be begun. */
export async function refuseSpent(
  trx: Trx,
  { numero, tentativas }: LockedOrder,
  choice?: Choice,
): Promise<void> {
  const charges = await lockCharges(trx, numero);
  if (choice && charges.some((charge) => isSame(charge, choice))) return;
  if (attemptsLeft(attemptsOf(charges, MANUAL), tentativas) === 0)
    throw new HttpError(409, message.paymentTriesSpent);
}

/** It waits for its payment already. */
function isSame({ forma, status, provider, campos }: ChargeRow, choice: Choice): boolean {
  const waits = isLive(status) && status !== 'encerrando' && !campos;
  return waits && forma === choice.method && provider === choice.provider;
}

/** Another way ends what was begun; where a provider has to be asked first, the buyer comes back in a moment. */
async function leaveOthers(
  trx: Trx,
  deps: MoneyDeps,
  order: LockedOrder,
  choice: Choice,
  now: Date,
): Promise<boolean> {
  const same = (await lockCharges(trx, order.numero)).some((charge) => isSame(charge, choice));
  return same || endPayments(trx, deps, order, { by: 'troca', author: '', now });
}

function dueEnd({ created_at }: LockedOrder, days: number): Date {
  return endOfDay(dueDay(created_at, days));
}

/** The term of an order begins with it: whoever presses again does not hold the stock any longer. */
function later(before: Date | null, end: Date): Date {
  return before !== null && before > end ? before : end;
}

function hasAccounts(provider: string): provider is AccountProvider {
  return provider === PIX_API || provider === MERCADO_PAGO;
}

function endOf({ method, provider }: Choice, settings: PaymentSettings, now: Date): Date {
  if (provider === PIX_KEY) return endOfCode(now, settings.pix_dias);
  if (provider === PIX_API) return new Date(now.getTime() + settings.pix_api_minutos * 60_000);
  if (provider === MERCADO_PAGO) return mercadoPagoEnd(method, settings, now);
  return demoEnd(method, now);
}

export function mercadoPagoEnd(
  method: Method,
  { mp_boleto_dias, mp_minutos }: PaymentSettings,
  now: Date,
): Date {
  if (method === 'boleto') return endOfBoleto(plusBankDays(shopDay(now), mp_boleto_dias));
  return new Date(now.getTime() + mp_minutos * 60_000);
}

function demoEnd(method: Method, now: Date): Date {
  if (method === 'boleto') return endOfBoleto(plusBankDays(shopDay(now), DEMO_DAYS));
  return new Date(now.getTime() + DEMO_MINUTES * 60_000);
}
