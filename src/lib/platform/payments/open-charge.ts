/** Begins a charge for an order that waits to be paid: the intent stands in the database before any provider is asked. */
import { createHash, randomInt } from 'node:crypto';
import { isLive } from '#lib/domain/payments/charge.ts';
import { endAfterBankDays } from '#lib/domain/payments/deadlines.ts';
import type { Method } from '#lib/domain/payments/methods.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { lockOrder, updateOrderPayment } from '#lib/platform/orders/queries/orders.ts';
import type { ChargePayload } from '#lib/platform/schema/payments.ts';
import { makeCharge, moveCharge } from './move-charge.ts';
import { settleOrderPayment } from './order-state.ts';
import type { MoneyDeps } from './payment-deps.ts';
import { type ChargeRow, lockCharges, updateCharge } from './queries/charges.ts';
import { readPaymentSettings } from './queries/settings.ts';

export type Opening = {
  readonly provider: string;
  readonly method: Method;
  /** Centavos: what its buyer saw for the method. */
  readonly amount: number;
  readonly expiresAt: Date;
  /** Made from the charge's `ref` where no provider has to be asked: the charge can be paid at once. */
  readonly payloadOf?: ((ref: string) => ChargePayload) | undefined;
  /** Of its provider, where it has several. */
  readonly account?: number | undefined;
  /** Its card is typed into fields on the shop's page: whoever opens it asks its provider, and no job before this time. */
  readonly askedUntil?: Date | undefined;
  readonly now: Date;
};

/**
 * @returns The charge; one that waits already, by the same method, is answered as it is.
 * @throws HttpError 409 for an order that waits for no payment, or whose other charge has not ended yet.
 */
export async function openCharge(
  trx: Trx,
  deps: MoneyDeps,
  numero: number,
  { provider, method, amount, expiresAt, payloadOf, account, askedUntil, now }: Opening,
): Promise<ChargeRow> {
  const order = await lockOrder(trx, numero);
  const charges = await lockCharges(trx, numero);
  const live = charges.find(({ status }) => isLive(status));
  if (order?.status !== 'recebido' || order.cancel_asked_at !== null)
    throw new HttpError(409, message.orderNotPayable);
  if (charges.some(({ applied_at }) => applied_at !== null))
    throw new HttpError(409, message.orderNotPayable);
  if (live) {
    const fields = live.campos || askedUntil !== undefined;
    const same = live.forma === method && live.provider === provider && live.status !== 'encerrando';
    if (same && !fields) return live;
    throw new HttpError(409, message.paymentStillOpen);
  }
  const last = await lastEnd(trx, order.created_at);
  if (last <= now) throw new HttpError(409, message.orderNotPayable);
  const ends = expiresAt < last ? expiresAt : last;
  const ordem = charges.length + 1;
  const ref = refOf(numero, ordem);
  const made = await makeCharge(
    trx,
    {
      numero,
      ordem,
      provider,
      forma: method,
      valor: amount,
      ref,
      provider_id: null,
      conta: account ?? null,
      campos: askedUntil !== undefined,
      idem_key: keyOf(ref, amount, method),
      payload: JSON.stringify(payloadOf?.(ref) ?? {}),
      expires_at: ends,
      applied_ref: null,
      created_at: now,
    },
    { by: 'comprador', now },
  );
  if (askedUntil !== undefined) await updateCharge(trx, made.id, { next_check_at: askedUntil });
  const charge = payloadOf
    ? await moveCharge(trx, deps, made, { to: 'pendente', cause: 'codigo', by: 'tarefa', now })
    : made;
  await updateOrderPayment(trx, numero, { pay_until: ends });
  await settleOrderPayment(trx, numero, { causa: 'cobranca', author: '', now });
  return charge;
}

/** Bank days in which a boleto is due and told of. */
const BOLETO = 6;

/** An order is held no longer than its longest way to pay takes, however often its buyer changes it. */
export async function lastEnd(trx: Trx, created: Date): Promise<Date> {
  const { pix_dias, combinar_dias } = await readPaymentSettings(trx);
  return endAfterBankDays(created, Math.max(pix_dias, combinar_dias, BOLETO));
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const SUFFIX = 8;

/**
 * Letters and digits: banks take 25 of them in a static code. `PED10001T2KQWZMBXA` is the second charge of order 10001. The
 * letters are drawn by lot: another shop of the same receiver, or the same one set up anew, counts its orders from the start too.
 */
export function refOf(numero: number, ordem: number): string {
  const suffix = Array.from({ length: SUFFIX }, () => LETTERS[randomInt(LETTERS.length)]);
  return `PED${numero}T${ordem}${suffix.join('')}`;
}

/** The same charge has the same key, and another body another one. */
function keyOf(ref: string, amount: number, method: Method): string {
  return createHash('sha256')
    .update(JSON.stringify([ref, amount, method]))
    .digest('base64url');
}
