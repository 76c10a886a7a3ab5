/** Payments that no provider reports: staff confirm them, and can undo a mistaken confirmation. */
import { isLive } from '#lib/domain/payments/charge.ts';
import { endAfterBankDays } from '#lib/domain/payments/deadlines.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { lockOrder, updateOrderPayment } from '#lib/platform/orders/queries/orders.ts';
import { takeStep } from '#lib/platform/orders/take-step.ts';
import { allocatePayments } from './allocate-payments.ts';
import { moneyOf } from './money.ts';
import { moveCharge } from './move-charge.ts';
import type { MoneyDeps } from './payment-deps.ts';
import { isMachine } from './providers/provider.ts';
import { casesOf, closeCase } from './queries/cases.ts';
import { type ChargeRow, lockCharges, updateCharge } from './queries/charges.ts';
import { bookEntry, entriesOf } from './queries/ledger.ts';
import { linesOf } from './queries/statements.ts';

export type Sighting = {
  /** Centavos that came. */
  readonly valor: number;
  /** End-to-end id of the payment, or the line of a statement; '' where nobody knows one. */
  readonly entryRef: string;
  readonly at: Date;
  readonly author: string;
  readonly cause: 'confirmacao' | 'extrato';
  /** Why it is another amount than was asked. */
  readonly nota?: string | undefined;
  readonly now: Date;
};

/**
 * Notes money that came by a charge of a locked order. More than one payment of one code is noted one after the other.
 * @throws HttpError 404 for no such charge, 409 for one that a provider answers for, or that may not be paid.
 */
export async function confirmCharge(
  trx: Trx,
  deps: MoneyDeps,
  { numero, id }: Pick<ChargeRow, 'numero' | 'id'>,
  { valor, entryRef, at, author, cause, nota, now }: Sighting,
): Promise<void> {
  const charge = await lockedCharge(trx, { numero, id });
  if (isMachine(deps.providers, charge.provider)) throw new HttpError(409, message.paymentMoved);
  // A repeated click books nothing: only a line of a statement adds a second payment.
  if (charge.status === 'paga' && cause === 'confirmacao') throw new HttpError(409, message.paymentMoved);
  const entries = await entriesOf(trx, id);
  const came = entries.filter(({ kind }) => kind === 'entrada');
  // Undone earlier, and confirmed again.
  const undone = entries.some(({ kind, provider_ref }) => kind === 'desfeita' && provider_ref === entryRef);
  const booked = await bookEntry(trx, {
    charge_id: id,
    kind: 'entrada',
    valor,
    provider: charge.provider,
    provider_ref: entryRef === '' || undone ? `${entryRef || charge.ref}:${came.length + 1}` : entryRef,
    happened_at: at,
    recorded_at: now,
    author,
  });
  // The identification of a payment that stands under this charge or another one already.
  if (!booked) throw new HttpError(409, message.paymentKnown);
  if (charge.status !== 'paga') {
    const change = { paid_at: at, late: !isLive(charge.status) };
    await moveCharge(trx, deps, charge, { to: 'paga', cause, by: 'equipe', author, now, change });
  }
  await allocatePayments(trx, deps, numero, { author, causa: cause, nota, now });
}

/** Bank days that an order is held on for after its payment turned out to be a mistake. */
const HELD_ON = 1;

/**
 * Takes back the last confirmation of a charge: the order waits for its payment again.
 * @throws HttpError 404 for no such charge, 409 when the order went on since, or money of it was given back.
 */
export async function undoConfirmation(
  trx: Trx,
  deps: MoneyDeps,
  { numero, id }: Pick<ChargeRow, 'numero' | 'id'>,
  { author, now }: { readonly author: string; readonly now: Date },
): Promise<void> {
  const order = await lockOrder(trx, numero);
  const charge = await lockedCharge(trx, { numero, id });
  const { entries, claims } = await moneyOf(trx, charge);
  const cases = await casesOf(trx, id);
  const undone = new Set(entries.filter(({ kind }) => kind === 'desfeita').map(({ ref }) => ref));
  const came = entries.filter(({ kind, ref }) => kind === 'entrada' && !undone.has(ref));
  const last = came.at(-1);
  const other = (await lockCharges(trx, numero)).some((one) => one.id !== id && isLive(one.status));
  const sent = order?.status === 'enviado' || order?.status === 'entregue';
  const settled =
    claims.refunds.length > 0 ||
    cases.some(({ desfecho }) => desfecho === 'devolvida' || desfecho === 'aceita');
  if (!order || !last || charge.status !== 'paga' || other || sent || settled)
    throw new HttpError(409, message.paymentMoved);
  if (isMachine(deps.providers, charge.provider)) throw new HttpError(409, message.paymentMoved);
  const same = ({ valor }: { readonly valor: number }) => valor === last.valor;
  // Refused while a line of a statement is matched to it: the line would stay matched to an unpaid charge.
  if ((await linesOf(trx, id)).filter(same).length >= came.filter(same).length)
    throw new HttpError(409, message.paymentOnStatement);

  await bookEntry(trx, {
    charge_id: id,
    kind: 'desfeita',
    valor: last.valor,
    provider: charge.provider,
    provider_ref: last.ref,
    happened_at: now,
    recorded_at: now,
    author,
  });
  for (const open of cases.filter(
    ({ entry_ref, closed_at }) => entry_ref === last.ref && closed_at === null,
  )) {
    await closeCase(trx, open.id, {
      closed_at: now,
      closed_by: author,
      desfecho: 'vista',
      closing_note: 'desfeita',
    });
  }
  const wasApplied = charge.applied_ref === last.ref;
  if (wasApplied) await updateCharge(trx, id, { applied_at: null, applied_ref: null, applied_valor: 0 });
  if (came.length === 1)
    await reopen(trx, deps, await lockedCharge(trx, { numero, id }), { order, author, now });
  if (wasApplied && order.status === 'confirmado') {
    await takeStep(trx, order, { step: 'recebido', author, now });
    const held = endAfterBankDays(now, HELD_ON);
    if (order.pay_until !== null && order.pay_until < held)
      await updateOrderPayment(trx, numero, { pay_until: held });
    await queueMails(trx, [{ assunto: 'pagamento-desfeito', sobre: numero }], now);
  }
  await allocatePayments(trx, deps, numero, { author, causa: 'desfeita', now });
}

/** A code whose term is over waits for a statement; one of an order that has ended is not waited for any more. */
async function reopen(
  trx: Trx,
  deps: MoneyDeps,
  charge: ChargeRow,
  {
    order,
    author,
    now,
  }: { readonly order: { readonly status: string }; readonly author: string; readonly now: Date },
): Promise<void> {
  const over = charge.expires_at === null || charge.expires_at <= now || order.status === 'cancelado';
  const why = { by: 'equipe', author, now } as const;
  const change = { paid_at: null, late: false };
  const to = over ? 'encerrando' : 'pendente';
  const open = await moveCharge(trx, deps, charge, { ...why, to, cause: 'desfeita', change });
  const nothingToPay = charge.expires_at === null || order.status === 'cancelado';
  if (nothingToPay) await moveCharge(trx, deps, open, { ...why, to: 'cancelada', cause: 'conferido' });
}

/** Of a locked order. @throws HttpError 404. */
async function lockedCharge(trx: Trx, { numero, id }: Pick<ChargeRow, 'numero' | 'id'>): Promise<ChargeRow> {
  await lockOrder(trx, numero);
  const charge = (await lockCharges(trx, numero)).find((one) => one.id === id);
  if (!charge) throw new HttpError(404, message.unknownPayment);
  return charge;
}
