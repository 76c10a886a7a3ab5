/** A note of the shop about an order: its buyer reads it only among the data they may ask for (LGPD, art. 18). */
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { Change } from '#lib/platform/panel/write.ts';
import { insertOrderNote } from './queries/order-notes.ts';
import { type LockedOrder, lockOrder } from './queries/orders.ts';

/** @throws HttpError 404 for no order. */
export function orderNote(numero: number, texto: string): Change<LockedOrder, undefined> {
  return {
    lock: (trx) => lockOrder(trx, numero),
    unknown: message.unknownOrder,
    seen: 'not asked',
    async write(trx, _, { staff, now }) {
      await insertOrderNote(trx, { numero, texto, author: staff.nome, created_at: now });
      return { result: undefined, history: { keptIn: 'order_notes' } };
    },
  };
}
