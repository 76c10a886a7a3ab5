/** What the buyer of an order sees of its payment. */
import type { PagamentoPedido } from '#lib/contract/payment.ts';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import { attemptsLeft, attemptsOf } from '#lib/domain/payments/attempts.ts';
import { returned } from '#lib/domain/payments/ledger.ts';
import { appliedReturned } from '#lib/domain/payments/payment-decision.ts';
import { findOrder, type OrderRow } from '#lib/platform/orders/queries/orders.ts';
import { advanceOrder } from './advance-order.ts';
import { type Choosing, choicesFor } from './begin.ts';
import { cardFieldsKey } from './card/card-fields.ts';
import { MANUAL } from './mark-paid.ts';
import { moneyOf } from './money.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { MERCADO_PAGO } from './providers/mercado-pago.ts';
import { type ChargeRow, chargesOf, makeDue } from './queries/charges.ts';
import { entriesOf } from './queries/ledger.ts';
import { hasOpenCase } from './queries/open-cases.ts';
import { presentPayment } from './wire/payment.ts';

/** States in which another way to pay may be chosen. */
const OPEN = ['combinar', 'aguardando'];
/** Milliseconds between two looks at what a card's bank asks about, while its page is open. */
const CHALLENGED = 4_000;

/** @param choosing Left out: whoever reads it may not choose. */
export async function readPayment(
  deps: PaymentDeps,
  order: OrderRow,
  choosing?: Choosing,
): Promise<PagamentoPedido<Centavos>> {
  const { db, providers } = deps;
  const charges = await chargesOf(db, order.numero);
  const cancelAsked = order.cancel_asked_at !== null;
  const ending = charges.some(({ status }) => status === 'encerrando' || status === 'analise');
  const esgotado = attemptsLeft(attemptsOf(charges, MANUAL), order.tentativas) === 0;
  const open =
    order.status === 'recebido' && OPEN.includes(order.situacao_pagamento) && !cancelAsked && !ending;
  const choices =
    open && choosing
      ? (await choicesFor(db, order, choosing)).filter(({ provider }) => !esgotado || provider === undefined)
      : [];
  const byCard = choices.some(({ method, provider }) => method === 'cartao' && provider === MERCADO_PAGO);
  return presentPayment(
    {
      order,
      cancelAsked,
      charges,
      openCase: await hasOpenCase(db, order.numero),
      returned: centavos(Math.max(0, await returnedOf(deps, charges))),
      esgotado,
      choices,
      cardFields: byCard && (await cardFieldsKey(db, deps.now())) !== undefined,
    },
    providers,
  );
}

/** Centavos that went back of what was taken for the order, or of what was not, where nothing was; a second payment is neither. */
async function returnedOf({ db }: PaymentDeps, charges: readonly ChargeRow[]): Promise<number> {
  const applied = charges.find(({ applied_at }) => applied_at !== null);
  if (applied) {
    const { entries, claims } = await moneyOf(db, applied);
    return appliedReturned(entries, claims);
  }
  const paid = charges.filter(({ paid_at }) => paid_at !== null);
  return returned((await Promise.all(paid.map(({ id }) => entriesOf(db, id)))).flat());
}

/** The same, after what is due of its charges was asked about. */
export async function watchPayment(
  deps: PaymentDeps,
  order: OrderRow,
  choosing?: Choosing,
): Promise<PagamentoPedido<Centavos>> {
  const now = deps.now();
  const charges = await chargesOf(deps.db, order.numero);
  // Its buyer has just come from the bank's page.
  const answered = charges.filter(
    ({ status, fetched_at }) =>
      status === 'desafio' && fetched_at !== null && now.getTime() - fetched_at.getTime() >= CHALLENGED,
  );
  for (const { ref } of answered) await makeDue(deps.db, ref, now);
  const due =
    answered.length > 0 ||
    charges.some(({ next_check_at }) => next_check_at !== null && next_check_at <= now);
  if (!due) return readPayment(deps, order, choosing);
  await advanceOrder(deps, order.numero);
  return readPayment(deps, (await findOrder(deps.db, order.numero)) ?? order, choosing);
}
