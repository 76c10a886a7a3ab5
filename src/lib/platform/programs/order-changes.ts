/** What programs do with orders. */
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { billOrder, findBillings } from '#lib/platform/orders/queries/billing.ts';
import { type LockedOrder, lockOrder } from '#lib/platform/orders/queries/orders.ts';
import { type OrderDeps, orderStep } from '#lib/platform/orders/step.ts';
import { ORDERS_SECTION, trackingCode } from '#lib/platform/orders/tracking.ts';
import { type Change, unchanged } from '#lib/platform/panel/write.ts';

type Billing = { readonly ref: string; readonly por: string; readonly again: boolean };

/** @throws HttpError 404, 409 for one that is cancelled, or billed already unless `again`. */
export function billed(numero: number, { ref, por, again }: Billing): Change<LockedOrder, undefined> {
  return {
    lock: (trx) => lockOrder(trx, numero),
    unknown: message.unknownOrder,
    seen: 'not asked',
    async write(trx, { status }, { now }) {
      if (status === 'cancelado') throw new HttpError(409, message.orderNotBillable);
      const [before] = await findBillings(trx, [numero]);
      const known = before?.faturado_ref ?? '';
      if (before?.faturado_em && known === ref && before.faturado_por === por) return unchanged(undefined);
      if (before?.faturado_em && !again) throw new HttpError(409, message.orderBilled(known));
      await billOrder(trx, numero, { por, ref, now });
      const campos = [{ campo: 'faturado', antes: known, depois: ref || 'sim' }];
      return {
        result: undefined,
        history: { secao: ORDERS_SECTION, alvo: String(numero), acao: 'mudou', campos },
      };
    },
  };
}

/**
 * A step, from whatever state it follows on. What is so already stays, and mails nobody; on the way already, another tracking
 * code takes the place of the one before.
 * @throws HttpError 404, 409 for a step that does not follow, or an order that is not paid.
 */
export function stepped(
  deps: Pick<OrderDeps, 'endPayments' | 'orderMoved'>,
  numero: number,
  step: 'confirmado' | 'enviado' | 'entregue',
  { rastreio, transportadora }: Readonly<Record<'rastreio' | 'transportadora', string>>,
): Change<LockedOrder, undefined> {
  return {
    lock: (trx) => lockOrder(trx, numero),
    unknown: message.unknownOrder,
    seen: 'not asked',
    async write(trx, order, by) {
      if (order.status === step) {
        return rastreio === '' ? unchanged(undefined) : tracked(order).write(trx, order, by);
      }
      return orderStep(deps, numero, { step, rastreio, transportadora, seen: order.status }).write(
        trx,
        order,
        by,
      );
    },
  };
  function tracked(before: LockedOrder) {
    const carrier = transportadora || before.transportadora;
    return trackingCode(numero, { rastreio, transportadora: carrier }, before.rastreio);
  }
}
