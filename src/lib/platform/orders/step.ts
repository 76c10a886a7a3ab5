/** Brings an order a step further: one transaction changes it, gives back what it held, and writes the letters about it. */
import { stepsFrom } from '#lib/domain/orders/order.ts';
import { giveQuoteBack } from '#lib/platform/cart/queries/quotes.ts';
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { announcePages } from '#lib/platform/kernel/memory/page-changes.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { orderStock } from './queries/order-stock.ts';
import { giveCouponBack, lockOrder, moveOrder, type Step } from './queries/orders.ts';
import { returnStock } from './stock.ts';

type StepBy = {
  readonly step: Step;
  /** Name of who works for the shop, '' for the buyer. */
  readonly author: string;
  readonly rastreio?: string;
  /** As it was when the step was chosen; undefined takes it as it is. */
  readonly seen?: string;
  /** Of the buyer, who brings no other order further. */
  readonly user?: number;
};

/**
 * @throws HttpError 404 for no order, and for one that is not the buyer's; 409 when the step does not follow on what the order
 *   is now: of two at once one comes through.
 */
export async function stepOrder(
  { db, now, pagesChanged }: Pick<Deps, 'db' | 'now' | 'pagesChanged'>,
  numero: number,
  { step, author, rastreio = '', seen, user }: StepBy,
): Promise<void> {
  const tags = await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, numero);
    if (!order || (user !== undefined && order.user_id !== user)) throw notFound(message.unknownOrder);
    if (seen !== undefined && seen !== order.status) throw new HttpError(409, message.orderMoved);
    const possible = author === '' ? order.status === 'recebido' : stepsFrom(order.status).includes(step);
    if (!possible) throw new HttpError(409, author === '' ? message.orderUnderWay : message.orderMoved);
    await moveOrder(trx, numero, { step, author, rastreio, now: now() });
    const letters = lettersOf(step, author).map((assunto) => ({ assunto, sobre: numero }));
    await queueMails(trx, letters, now());
    return step === 'cancelado' ? giveBack(trx, numero, order.cupom_id) : [];
  });
  if (tags.length > 0) pagesChanged(tags);
}

/** Stock, the use of a coupon, and a quote. @returns Tags of the pages that look different now, announced. */
async function giveBack(trx: Trx, numero: number, cupom: number | null): Promise<readonly string[]> {
  const changed = await returnStock(trx, await orderStock(trx, numero));
  if (cupom !== null) await giveCouponBack(trx, cupom);
  await giveQuoteBack(trx, numero);
  await announcePages(trx, changed);
  return changed;
}

/** The shop is not told what it did itself. */
function lettersOf(step: Step, author: string): readonly string[] {
  if (step === 'cancelado' && author === '') return ['pedido-cancelado', 'pedido-cancelado-loja'];
  return step === 'entregue' ? ['pedido-entregue', 'avaliacao-loja'] : [`pedido-${step}`];
}
