/** Takes back a step that the shop's people took by mistake, while nothing followed it. */
import type { PassoDesfeito } from '#lib/contract/panel-orders.ts';
import { stepBack, UNDO_MINUTES } from '#lib/domain/orders/order.ts';
import { endAfterBankDays } from '#lib/domain/payments/deadlines.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { withdrawMails } from '#lib/platform/mail/queries/outbox.ts';
import type { Change } from '#lib/platform/panel/write.ts';
import { type LockedOrder, lockOrder, moveOrder, setTracking, updateOrderPayment } from './queries/orders.ts';
import { isFollowedBy, lastStep } from './queries/undo.ts';
import type { OrderDeps } from './step.ts';
import { lettersOf } from './take-step.ts';

const MINUTE = 60_000;
/** Bank days that an order is held on for, which waits for its payment again. */
const HELD_ON = 1;

/**
 * Letters about the step that have not gone out stay unwritten; of one that is out the answer says so.
 * @param seen The step.
 * @throws HttpError 404 for no order; 409 for a step that is not the last one, that was paid for, is too long ago, or that something followed.
 */
export function undoStep(
  { orderMoved }: Pick<OrderDeps, 'orderMoved'>,
  numero: number,
  seen: string,
): Change<LockedOrder, PassoDesfeito> {
  return {
    lock: (trx) => lockOrder(trx, numero),
    unknown: message.unknownOrder,
    seen: { was: seen, is: ({ status }) => status, refusal: message.orderMoved },
    async write(trx, order, { staff, now }) {
      const back = stepBack(order.status);
      const last = await lastStep(trx, numero);
      const late = !last || now.getTime() - last.created_at.getTime() > UNDO_MINUTES * MINUTE;
      // What happened by itself, such as a payment that came, was no mistake of a person.
      if (!back || late || last.author === '' || last.status !== order.status)
        throw new HttpError(409, message.stepNotUndone);
      if (back === 'recebido' && order.situacao_pagamento !== 'combinar')
        throw new HttpError(409, message.stepPaid);
      if (await isFollowedBy(trx, numero, order.status)) throw new HttpError(409, message.stepNotUndone);
      await moveOrder(trx, numero, { step: back, author: staff.nome, rastreio: '', transportadora: '', now });
      if (order.status === 'enviado') await setTracking(trx, numero, { rastreio: '', transportadora: '' });
      if (back === 'recebido') await holdOn(trx, order, now);
      await orderMoved(trx, numero, now);
      const letters = lettersOf(last.status, last.author);
      const avisado = await withdrawMails(trx, { letters, sobre: numero, since: last.created_at });
      return { result: { situacao: back, avisado }, history: { keptIn: 'order_steps' } };
    },
  };
}

async function holdOn(trx: Trx, { numero, pay_until }: LockedOrder, now: Date): Promise<void> {
  const held = endAfterBankDays(now, HELD_ON);
  if (pay_until !== null && pay_until < held) await updateOrderPayment(trx, numero, { pay_until: held });
}
