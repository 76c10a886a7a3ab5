/** Ends orders that nobody paid in time, and those that their buyer wants cancelled: once nothing of them may be paid any more. */
import { isLive } from '#lib/domain/payments/charge.ts';
import { refundable } from '#lib/domain/payments/payment-decision.ts';
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import { type LockedOrder, lockOrder, updateOrderPayment } from '#lib/platform/orders/queries/orders.ts';
import { takeStep } from '#lib/platform/orders/take-step.ts';
import { refundId } from './allocate-payments.ts';
import { isolate } from './isolate.ts';
import { moneyOf } from './money.ts';
import { moveCharge } from './move-charge.ts';
import { settleOrderPayment } from './order-state.ts';
import type { MoneyDeps, PaymentDeps } from './payment-deps.ts';
import { isMachine } from './providers/provider.ts';
import { openCase } from './queries/cases.ts';
import { lockCharges, updateCharge } from './queries/charges.ts';
import { hasOpenDispute } from './queries/disputes.ts';
import { hasOpenCase } from './queries/open-cases.ts';
import { ordersToEnd } from './queries/order-steps.ts';
import { requestRefund } from './request-refund.ts';
import { endUnsent, isUnsent } from './unsent.ts';

/** Who ends an order that nobody paid. */
export const ENDED_BY_TIME = 'prazo de pagamento';

export async function endOrders(deps: PaymentDeps): Promise<void> {
  for (const numero of await ordersToEnd(deps.db, deps.now())) {
    await isolate(deps, () => inTransaction(deps.db, (trx) => endOrder(trx, numero, deps.now())));
  }
}

/** Where its time is over, or its buyer wants it cancelled, and nothing may be paid any more. */
export async function endOrder(trx: Trx, numero: number, now: Date): Promise<void> {
  const order = await lockOrder(trx, numero);
  if (order?.status !== 'recebido') return;
  const asked = order.cancel_asked_at !== null;
  const over = order.pay_until !== null && order.pay_until <= now;
  if (!asked && !over) return;
  const charges = await lockCharges(trx, numero);
  if (charges.some(({ status }) => isLive(status))) return;
  // Money that waits for a person's decision may still be taken for the order.
  if (!asked && (await hasOpenCase(trx, numero))) return;
  if (!asked) await updateOrderPayment(trx, numero, { expired_at: now });
  const paid = charges.some(({ status }) => status === 'paga');
  const letters = asked ? cancelledLetters(paid) : expiredLetters(order);
  await takeStep(trx, order, {
    step: 'cancelado',
    author: asked ? '' : ENDED_BY_TIME,
    now,
    letters,
  });
  await settleOrderPayment(trx, numero, { causa: asked ? 'desistencia' : 'prazo', author: '', now });
}

/** That nothing is charged is not said where something was. */
function cancelledLetters(paid: boolean): readonly string[] {
  return [paid ? 'pedido-cancelado-devolve' : 'pedido-cancelado', 'pedido-cancelado-loja'];
}

/** Also to the buyer of a company who asked for it. */
function expiredLetters({ asker_id }: LockedOrder): readonly string[] {
  const toBuyer = asker_id === null ? [] : ['pedido-comprador-vencido'];
  return ['pedido-vencido', ...toBuyer, 'pedido-vencido-loja'];
}

type EndingPayments = {
  /** `troca`: its buyer wants to pay another way, and the order goes on. */
  readonly by: 'comprador' | 'equipe' | 'troca';
  readonly author: string;
  /** Why the shop keeps the money of a paid order that it cancels; left out, all that is left of it goes back. */
  readonly keeping?: string | undefined;
  readonly now: Date;
};

/**
 * Ends what may still be paid of a locked order, for its buyer or the shop. Where no provider can be asked, the buyer's
 * cancelling implies that nothing was paid: money that still arrives is refunded.
 * @returns Whether nothing may be paid any more.
 */
export async function endPayments(
  trx: Trx,
  deps: MoneyDeps,
  order: Pick<LockedOrder, 'numero'>,
  { by: who, author, keeping, now }: EndingPayments,
): Promise<boolean> {
  const { numero } = order;
  const by = who === 'equipe' ? 'equipe' : 'comprador';
  let ended = true;
  for (const charge of await lockCharges(trx, numero)) {
    if (!isLive(charge.status)) continue;
    const people = !isMachine(deps.providers, charge.provider);
    const cause = by === 'comprador' ? 'desistencia' : 'loja';
    const why = { by, author, now } as const;
    const ending =
      charge.status === 'encerrando' || (by === 'comprador' && charge.status === 'analise')
        ? charge
        : await moveCharge(trx, deps, charge, { ...why, to: 'encerrando', cause });
    if (people) await moveCharge(trx, deps, ending, { ...why, to: 'cancelada', cause });
    else if (isUnsent(deps, ending)) await endUnsent(trx, deps, ending, why);
    else {
      // Whoever ends it waits for the provider's answer.
      await updateCharge(trx, ending.id, { next_check_at: now });
      ended = false;
    }
  }
  if (who === 'equipe') await giveAllBack(trx, deps, numero, { author, keeping, now });
  if (!ended && who === 'comprador') await updateOrderPayment(trx, numero, { cancel_asked_at: now });
  return ended;
}

/** A paid order that the shop cancels: what is left of its money goes back, or stands in a case. */
async function giveAllBack(
  trx: Trx,
  deps: MoneyDeps,
  numero: number,
  { author, keeping, now }: Pick<EndingPayments, 'author' | 'keeping' | 'now'>,
): Promise<void> {
  const paid = (await lockCharges(trx, numero)).find(({ applied_at }) => applied_at !== null);
  if (!paid) return;
  const { entries, claims } = await moneyOf(trx, paid);
  const left = refundable(entries, claims);
  if (left === 0) return;
  const about = { numero, charge_id: paid.id, opened_at: now } as const;
  if (keeping !== undefined) {
    const kept = { kind: 'devolver', causa: 'cancelamento', valor: left, refund_id: refundId() } as const;
    const closing = { closed_at: now, closed_by: author, desfecho: 'aceita', closing_note: keeping } as const;
    await openCase(trx, { ...about, ...kept, ...closing, nota: author });
  } else if (await hasOpenDispute(trx, paid.id)) {
    // Given back as well it would be paid twice.
    const nota =
      'Pedido cancelado com o pagamento em disputa: se ela terminar a favor da loja, devolva o valor';
    await openCase(trx, { ...about, kind: 'desconhecido', causa: '', valor: 0, nota });
  } else await requestRefund(trx, deps, numero, { causa: 'cancelamento', author, now });
}
