/** Advances an order: one transaction changes it, releases what it held and queues the mails about it. */
import { isCancellable, stepsFrom } from '#lib/domain/orders/order.ts';
import type { Method } from '#lib/domain/payments/methods.ts';
import { isSendable } from '#lib/domain/payments/order-payment.ts';
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import type { Change } from '#lib/platform/panel/write.ts';
import { isOwn, type Orderer } from './orderer.ts';
import { type LockedOrder, lockOrder, type Step } from './queries/orders.ts';
import { type StepOf, takeStep } from './take-step.ts';

/** The steps that people take; excludes automatic ones. */
type TakenStep = Exclude<Step, 'recebido'>;

/** Who ends the payments of an order that is to be cancelled. */
type Ending = { readonly by: 'comprador' | 'equipe'; readonly author: string; readonly now: Date };

/** What a way to pay depends on beside the shop's settings. Amounts are centavos. */
export type PaymentAsk = {
  readonly user: number | undefined;
  /** Visitor and shop are on one machine or network: only there the demonstration's bank is offered. */
  readonly local: boolean;
  /** It is collected at the shop. */
  readonly pickUp: boolean;
  readonly valor: number;
  readonly vista: number;
};

export type OrderDeps = Deps & {
  /** Ways to pay that are offered, in the order in which they are shown. */
  readonly waysToPay: (asked: PaymentAsk) => Promise<readonly Method[]>;
  /** Days in which a company pays its invoice; undefined for who may not pay later. */
  readonly invoiceDays: (user: number | null) => Promise<number | undefined>;
  /** Begins the payment of a new order, in the transaction that writes it. @throws HttpError 400 for a way that is not offered. */
  readonly beginPayment: (
    trx: Trx,
    numero: number,
    chosen: Pick<PaymentAsk, 'local' | 'pickUp'> & { readonly method: Method; readonly now: Date },
  ) => Promise<unknown>;
  /** Asks providers at once about what is due of an order, and waits a moment for their answers. Never throws. */
  readonly advancePayment: (numero: number) => Promise<void>;
  /**
   * Ends what may still be paid of a locked order. True when nothing may any more; false when a provider has to be asked first:
   * the order is then cancelled as soon as it has answered. Tied in `platform.ts`: payments stand above orders.
   */
  readonly endPayments: (trx: Trx, order: LockedOrder, ending: Ending) => Promise<boolean>;
  /** Brings what an order says of its payment up to date, after a step that changes it. */
  readonly orderMoved: (trx: Trx, numero: number, now: Date) => Promise<void>;
};

/**
 * A step taken by the shop, as a change of the panel: of two concurrent requests, one succeeds.
 * @param seen The order as it was when the step was chosen.
 * @throws HttpError 404 for no order, 409 when the step does not follow on what the order is now, or on how it is paid.
 */
export function orderStep(
  { endPayments, orderMoved }: Pick<OrderDeps, 'endPayments' | 'orderMoved'>,
  numero: number,
  {
    seen,
    ...step
  }: Pick<StepOf, 'rastreio' | 'transportadora'> & { readonly step: TakenStep; readonly seen: string },
): Change<LockedOrder, undefined> {
  return {
    lock: (trx) => lockOrder(trx, numero),
    unknown: message.unknownOrder,
    seen: { was: seen, is: ({ status }) => status, refusal: message.orderMoved },
    async write(trx, order, { staff, now }) {
      if (!stepsFrom(order.status).includes(step.step)) throw new HttpError(409, message.orderMoved);
      const goesOut = step.step === 'confirmado' || step.step === 'enviado';
      if (goesOut && !isSendable(order.situacao_pagamento)) {
        throw new HttpError(409, message.orderUnpaid);
      }
      const author = staff.nome;
      // The shop may cancel at once: what comes afterwards is late, and goes back.
      if (step.step === 'cancelado') await endPayments(trx, order, { by: 'equipe', author, now });
      await takeStep(trx, order, { ...step, author, now });
      await orderMoved(trx, numero, now);
      return { result: undefined, history: { keptIn: 'order_steps' } };
    },
  };
}

/**
 * Takes an order back for its buyer, at once or as soon as its payment has ended.
 * @throws HttpError 404 for one that is not theirs, 409 for one that is under way.
 */
export async function cancelOrder(
  { db, now, endPayments, orderMoved }: Pick<OrderDeps, 'db' | 'now' | 'endPayments' | 'orderMoved'>,
  numero: number,
  orderer: Orderer,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, numero);
    if (!order || !isOwn(order, orderer)) throw notFound(message.unknownOrder);
    if (!isCancellable(order.status)) throw new HttpError(409, message.orderUnderWay);
    const time = now();
    // What was paid for a confirmed order goes back as when the shop ends it; nothing else has to be waited for.
    const confirmed = order.status === 'confirmado';
    const by = confirmed ? 'equipe' : 'comprador';
    const ended = await endPayments(trx, order, { by, author: '', now: time });
    if (!ended && !confirmed) return;
    await takeStep(trx, order, { step: 'cancelado', author: '', now: time });
    await orderMoved(trx, numero, time);
  });
}
