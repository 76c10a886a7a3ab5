/** Another tracking code for an order that is under way: noted, and told to its buyer. */
import { isTrackable } from '#lib/domain/orders/order.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { noteChange } from '#lib/platform/panel/queries/history.ts';
import { lockOrder, setTracking } from './queries/orders.ts';

/** Of the history of the panel; its `alvo` is the number of an order. */
export const ORDERS_SECTION = 'pedidos';

/** @throws HttpError 404 for no order, 409 for one that is not under way or whose code somebody else has changed meanwhile. */
export async function correctTracking(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  numero: number,
  {
    rastreio,
    seen,
    staff,
  }: {
    readonly rastreio: string;
    /** The code that stood there for who typed the new one. */
    readonly seen: string;
    readonly staff: { readonly id: number; readonly nome: string };
  },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, numero);
    if (!order) throw notFound(message.unknownOrder);
    if (!isTrackable(order.status) || order.rastreio !== seen) throw new HttpError(409, message.orderMoved);
    // Saved once more as it is, it is no news.
    if (rastreio === seen) return;
    await setTracking(trx, numero, rastreio);
    const campos = [{ campo: 'rastreio', antes: seen, depois: rastreio }];
    const change = { secao: ORDERS_SECTION, alvo: String(numero), acao: 'mudou', campos } as const;
    await noteChange(trx, change, staff, now());
    await queueMails(trx, [{ assunto: 'pedido-rastreio', sobre: numero }], now());
  });
}
