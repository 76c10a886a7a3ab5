/** Another tracking code for an order that is under way: noted, and told to its buyer. */
import { isTrackable } from '#lib/domain/orders/order.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { type Change, unchanged } from '#lib/platform/panel/write.ts';
import { type LockedOrder, lockOrder, setTracking } from './queries/orders.ts';

/** Of the history of the panel; its `alvo` is the number of an order. */
export const ORDERS_SECTION = 'pedidos';

/**
 * @param transportadora Who carries it; '' for nobody who is named.
 * @param visto The code that stood there for who typed the new one.
 * @throws HttpError 404 for no order, 409 for one that is not under way or whose code somebody else has changed meanwhile.
 */
export function trackingCode(
  numero: number,
  { rastreio, transportadora }: Readonly<Record<'rastreio' | 'transportadora', string>>,
  visto: string,
): Change<LockedOrder, undefined> {
  return {
    lock: (trx) => lockOrder(trx, numero),
    unknown: message.unknownOrder,
    seen: { was: visto, is: (order) => order.rastreio, refusal: message.orderMoved },
    async write(trx, { status, transportadora: carrier }, { now }) {
      if (!isTrackable(status)) throw new HttpError(409, message.orderMoved);
      // Saved once more as it is, it is no news; nor is another carrier of the same code for its buyer's mail.
      if (rastreio === visto && transportadora === carrier) return unchanged(undefined);
      await setTracking(trx, numero, { rastreio, transportadora });
      if (rastreio !== visto) await queueMails(trx, [{ assunto: 'pedido-rastreio', sobre: numero }], now);
      const changed = { rastreio: [visto, rastreio], transportadora: [carrier, transportadora] } as const;
      const campos = Object.entries(changed).flatMap(([campo, [antes, depois]]) =>
        antes === depois ? [] : [{ campo, antes, depois }],
      );
      const history = { secao: ORDERS_SECTION, alvo: String(numero), acao: 'mudou', campos } as const;
      return { result: undefined, history };
    },
  };
}
