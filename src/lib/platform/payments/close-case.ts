/** A person ends a case: the money went back, was accepted for the order, or there was only something to see. */

import { shopDay } from '#lib/domain/kernel/bank-days.ts';
import { formatDate } from '#lib/domain/kernel/dates.ts';
import { isStray } from '#lib/domain/payments/ledger.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { lockOrder, updateOrderPayment } from '#lib/platform/orders/queries/orders.ts';
import { takeAgain } from '#lib/platform/orders/take-step.ts';
import { allocatePayments, apply, refundId } from './allocate-payments.ts';
import { moneyOf } from './money.ts';
import type { MoneyDeps } from './payment-deps.ts';
import { isMachine } from './providers/provider.ts';
import { type CaseRow, casesOf, closeCase, lockCase, noteShown } from './queries/cases.ts';
import { type ChargeRow, lockCharges } from './queries/charges.ts';
import { bookEntry, type EntryRow, entriesOf, knowsReturn } from './queries/ledger.ts';
import { insertRefund } from './queries/refunds.ts';

export type Closing = {
  readonly outcome: 'devolvida' | 'aceita' | 'vista';
  /** Of the bank's own return, with `devolvida`. */
  readonly ref: string;
  readonly at: Date;
  readonly note: string;
  readonly author: string;
  readonly now: Date;
};

/**
 * Of a locked order.
 * @throws HttpError 404 for no open case, 400 for a return without identification, of a day before its payment, or an end that
 *   does not fit, 409 when the stock is gone.
 */
export async function endCase(
  trx: Trx,
  deps: MoneyDeps,
  { numero, id }: Pick<CaseRow, 'numero' | 'id'>,
  closing: Closing,
): Promise<void> {
  await lockOrder(trx, numero);
  const charges = await lockCharges(trx, numero);
  const found = await lockCase(trx, id);
  const charge = charges.find((one) => one.id === found?.charge_id);
  if (!found || found.numero !== numero || !charge || found.closed_at !== null) {
    throw new HttpError(404, message.unknownCase);
  }
  const { outcome, ref, note, author, now } = closing;
  if (!isEnd(found, outcome)) throw new HttpError(400, message.caseOutcome);
  const done = { closed_at: now, closed_by: author, closing_ref: ref, closing_note: note, desfecho: outcome };
  const refund_id =
    outcome === 'devolvida' ? await giveBack(trx, deps, { found, charge }, closing) : undefined;
  await closeCase(trx, id, { ...done, ...(refund_id !== undefined && { refund_id }) });
  if (outcome === 'aceita') await accept(trx, deps, { found, charge, charges }, closing);
  await allocatePayments(trx, deps, numero, { author, causa: outcome, now });
}

/** @returns The id of the refund that the provider is asked for: only what it refused is given back by hand. */
async function giveBack(
  trx: Trx,
  { providers }: MoneyDeps,
  { found, charge }: { readonly found: CaseRow; readonly charge: ChargeRow },
  closing: Closing,
): Promise<string | undefined> {
  if (found.kind !== 'valor_divergente' || !isMachine(providers, charge.provider)) {
    await noteReturn(trx, { found, charge }, closing);
    return undefined;
  }
  const { author, now } = closing;
  const id = refundId();
  await insertRefund(trx, {
    id,
    charge_id: charge.id,
    valor: found.valor,
    causa: 'valor_divergente',
    status: 'pedida',
    entry_ref: found.entry_ref,
    provider_ref: null,
    next_check_at: now,
    author,
    created_at: now,
  });
  return id;
}

/** Money that came and is not the order's is given back or taken; a return that the shop had asked of itself may be dropped. */
export function isEnd({ valor, kind, causa }: CaseRow, outcome: Closing['outcome']): boolean {
  if (valor === 0) return outcome === 'vista';
  if (kind === 'devolver' && causa !== '' && !isStray(causa)) return outcome !== 'aceita';
  return outcome !== 'vista';
}

async function noteReturn(
  trx: Trx,
  { found, charge }: { readonly found: CaseRow; readonly charge: ChargeRow },
  { ref, at, author, now }: Closing,
): Promise<void> {
  if (ref === '') throw new HttpError(400, message.caseReference);
  await refuseEarlier(trx, { found, charge }, at);
  const shown = await shownReturn(trx, { found, charge });
  if (shown) await noteShown(trx, found.id, shown.provider_ref);
  // The same return cannot end two cases.
  if (!shown && (await knowsReturn(trx, charge.provider, ref)))
    throw new HttpError(409, message.caseReference);
  const entry = shown
    ? shown.id
    : await bookEntry(trx, {
        charge_id: charge.id,
        kind: 'devolucao',
        valor: found.valor,
        provider: charge.provider,
        provider_ref: ref,
        of_ref: found.entry_ref,
        happened_at: at,
        recorded_at: now,
        author,
      });
  if (entry === undefined) throw new HttpError(409, message.caseReference);
  await queueMails(trx, [{ assunto: 'pagamento-devolvido', sobre: entry }], now);
}

/** The closing of a day has to stay true: nothing goes back before it came. @throws HttpError 400 */
async function refuseEarlier(
  trx: Trx,
  { found, charge }: { readonly found: CaseRow; readonly charge: ChargeRow },
  at: Date,
): Promise<void> {
  const came = (await entriesOf(trx, charge.id)).find(
    ({ kind, provider_ref }) => kind === 'entrada' && provider_ref === found.entry_ref,
  );
  if (came && shopDay(at) < shopDay(came.happened_at))
    throw new HttpError(400, message.returnBeforePayment(formatDate(came.happened_at.toISOString())));
}

/** The provider told of it before the person did: made in its panel, since the refund was refused. */
async function shownReturn(
  trx: Trx,
  { found, charge }: { readonly found: CaseRow; readonly charge: ChargeRow },
): Promise<EntryRow | undefined> {
  if (found.kind !== 'devolucao_recusada') return undefined;
  const cases = await casesOf(trx, charge.id);
  const entries = await entriesOf(trx, charge.id);
  return entries.find(
    ({ kind, valor, of_ref, happened_at, provider_ref }) =>
      kind === 'devolucao' &&
      valor === found.valor &&
      of_ref === null &&
      happened_at >= found.opened_at &&
      !cases.some(({ shown_ref }) => shown_ref === provider_ref),
  );
}

type Accepting = {
  readonly found: CaseRow;
  readonly charge: ChargeRow;
  readonly charges: readonly ChargeRow[];
};

/** The money is taken for the order as it came; an order that had ended is taken up again with its stock. */
async function accept(
  trx: Trx,
  deps: MoneyDeps,
  { found, charge, charges }: Accepting,
  { author, now }: Closing,
): Promise<void> {
  const order = await lockOrder(trx, found.numero);
  if (!order || charges.some(({ applied_at }) => applied_at !== null))
    throw new HttpError(400, message.caseOutcome);
  if (order.status !== 'recebido' && order.status !== 'cancelado')
    throw new HttpError(400, message.caseOutcome);
  const { entries } = await moneyOf(trx, charge);
  const entry = entries.find(({ ref, kind }) => kind === 'entrada' && ref === found.entry_ref);
  if (!entry || entry.valor !== found.valor) throw new HttpError(400, message.caseOutcome);
  if (order.status === 'cancelado') await takeAgain(trx, order, now);
  await updateOrderPayment(trx, found.numero, { expired_at: null, cancel_asked_at: null });
  const free = { ref: entry.ref, valor: entry.valor, free: entry.valor };
  await apply(trx, deps, { order, charges, charge, free }, { author, causa: 'aceita', now });
}
