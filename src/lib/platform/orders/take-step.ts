/** A step of a locked order, whoever takes it: what changes, what is released, and the mails about it. */
import { giveQuoteBack } from '#lib/platform/cart/queries/quotes.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { releaseOrderSlot, reserveOrderSlotAgain } from './delivery-slot.ts';
import { giveCouponBack, takeCouponAgain } from './queries/order-coupon.ts';
import { orderStock, takeItem } from './queries/order-stock.ts';
import { type LockedOrder, moveOrder, type Step } from './queries/orders.ts';
import { recountArrival } from './recount-arrival.ts';
import { returnStock } from './stock.ts';

export type StepOf = {
  readonly step: Step;
  readonly rastreio?: string;
  readonly transportadora?: string;
  /** Name of who works for the shop, '' for the buyer and for what happens by itself. */
  readonly author: string;
  readonly now: Date;
  /** Names of the mails about it, instead of the usual ones. */
  readonly letters?: readonly string[];
};

/** Of a locked order. */
export async function takeStep(
  trx: Trx,
  { numero, cupom_id, cupom_devolvido }: Pick<LockedOrder, 'numero' | 'cupom_id' | 'cupom_devolvido'>,
  { step, rastreio = '', transportadora = '', author, now, letters = lettersOf(step, author) }: StepOf,
): Promise<void> {
  await moveOrder(trx, numero, { step, author, rastreio, transportadora, now });
  await queueMails(
    trx,
    letters.map((assunto) => ({ assunto, sobre: numero })),
    now,
  );
  if (step === 'confirmado') await recountArrival(trx, numero, now);
  if (step === 'cancelado') await giveBack(trx, numero, cupom_devolvido ? null : cupom_id);
}

/**
 * Takes the stock of a cancelled order again, its coupon and its place in a turn that can still be met; the quote it came from may be gone.
 * @throws HttpError 409 when something of it is not there any more.
 */
export async function takeAgain(
  trx: Trx,
  { numero, cupom_id, cupom_devolvido }: Pick<LockedOrder, 'numero' | 'cupom_id' | 'cupom_devolvido'>,
  now: Date,
): Promise<void> {
  for (const item of await orderStock(trx, numero)) {
    if ((await takeItem(trx, item)) === undefined) throw new HttpError(409, message.orderStockGone);
  }
  if (cupom_id !== null && !cupom_devolvido) await takeCouponAgain(trx, cupom_id);
  await reserveOrderSlotAgain(trx, numero, now);
}

/** Stock, the use of a coupon, the place in a turn, and a quote, in the order in which a new order takes them. */
async function giveBack(trx: Trx, numero: number, cupom: number | null): Promise<void> {
  await returnStock(trx, await orderStock(trx, numero));
  if (cupom !== null) await giveCouponBack(trx, cupom);
  await releaseOrderSlot(trx, numero);
  await giveQuoteBack(trx, numero);
}

/** The shop is not told what it did itself. */
export function lettersOf(step: Step, author: string): readonly string[] {
  if (step === 'cancelado' && author === '') return ['pedido-cancelado', 'pedido-cancelado-loja'];
  if (step === 'recebido') return [];
  return step === 'entregue' ? ['pedido-entregue', 'avaliacao-loja'] : [`pedido-${step}`];
}
