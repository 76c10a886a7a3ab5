/** Brings an order a step further: one transaction changes it, gives back what it held, and writes the letters about it. */
import { stepsFrom } from '#lib/domain/orders/order.ts';
import { giveQuoteBack } from '#lib/platform/cart/queries/quotes.ts';
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import type { Change } from '#lib/platform/panel/write.ts';
import { isOwn, type Orderer } from './orderer.ts';
import { orderStock } from './queries/order-stock.ts';
import { giveCouponBack, lockOrder, moveOrder, type Step } from './queries/orders.ts';
import { returnStock } from './stock.ts';

type StepOf = {
  readonly step: Step;
  readonly rastreio?: string;
};
type Locked = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/**
 * A step that the shop takes, as a change of the panel: of two at once one comes through.
 * @param seen As it was when the step was chosen.
 * @throws HttpError 404 for no order, 409 when the step does not follow on what the order is now.
 */
export function orderStep(
  numero: number,
  { seen, ...step }: StepOf & { readonly seen: string },
): Change<Locked, undefined> {
  return {
    lock: (trx) => lockOrder(trx, numero),
    unknown: message.unknownOrder,
    seen: { was: seen, is: ({ status }) => status, refusal: message.orderMoved },
    async write(trx, order, { staff, now }) {
      if (!stepsFrom(order.status).includes(step.step)) throw new HttpError(409, message.orderMoved);
      await takeStep(trx, numero, order, { ...step, author: staff.nome, now });
      return { result: undefined, history: { keptIn: 'order_steps' } };
    },
  };
}

/** Takes an order back for its buyer. @throws HttpError 404 for one that is not the buyer's, 409 for one that is under way. */
export async function cancelOrder(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  numero: number,
  orderer: Orderer,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, numero);
    if (!order || !isOwn(order, orderer)) throw notFound(message.unknownOrder);
    if (order.status !== 'recebido') throw new HttpError(409, message.orderUnderWay);
    await takeStep(trx, numero, order, { step: 'cancelado', author: '', now: now() });
  });
}

/** Of a locked order. @param author Name of who works for the shop, '' for the buyer. */
async function takeStep(
  trx: Trx,
  numero: number,
  { cupom_id }: Locked,
  { step, rastreio = '', author, now }: StepOf & { readonly author: string; readonly now: Date },
): Promise<void> {
  await moveOrder(trx, numero, { step, author, rastreio, now });
  const letters = lettersOf(step, author).map((assunto) => ({ assunto, sobre: numero }));
  await queueMails(trx, letters, now);
  if (step === 'cancelado') await giveBack(trx, numero, cupom_id);
}

/** Stock, the use of a coupon, and a quote. */
async function giveBack(trx: Trx, numero: number, cupom: number | null): Promise<void> {
  await returnStock(trx, await orderStock(trx, numero));
  if (cupom !== null) await giveCouponBack(trx, cupom);
  await giveQuoteBack(trx, numero);
}

/** The shop is not told what it did itself. */
function lettersOf(step: Step, author: string): readonly string[] {
  if (step === 'cancelado' && author === '') return ['pedido-cancelado', 'pedido-cancelado-loja'];
  return step === 'entregue' ? ['pedido-entregue', 'avaliacao-loja'] : [`pedido-${step}`];
}
