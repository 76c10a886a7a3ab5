/** Writes an order in the transaction of who sends or approves it: it takes the stock, uses coupon and quote up, and begins its payment. */
import type { Comprador } from '#lib/domain/orders/order-parties.ts';
import { takeQuote } from '#lib/platform/cart/queries/quotes.ts';
import { linesOf } from '#lib/platform/cart/written-lines.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { reviewKeyOf } from '#lib/platform/opinions/review-key.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import type { CheckedOrder } from './checked-order.ts';
import { reserveOrderSlot } from './delivery-slot.ts';
import type { OrderForm } from './order-form.ts';
import { orderRow } from './order-row.ts';
import { insertListStock, insertOrderStock } from './queries/order-stock.ts';
import { insertOrder } from './queries/orders.ts';
import type { OrderDeps } from './step.ts';
import { itemsOf, listItemsOf, takeStock } from './stock.ts';

type Insert = Parameters<typeof insertOrder>[1];

export type WrittenOrder = CheckedOrder & {
  readonly shop: Shop;
  readonly buyer: Comprador;
  readonly form: OrderForm;
  /** The request came to this machine or its own network. */
  readonly local: boolean;
  readonly now: Date;
  /** Under whose name the key of the form counts, who ordered, sold, asked and approved. */
  readonly parties: Pick<Insert, 'owner' | 'body_digest' | 'convidado'> &
    Partial<
      Pick<
        Insert,
        | 'user_id'
        | 'session_id'
        | 'vendedor_id'
        | 'vendedor'
        | 'solicitante_id'
        | 'solicitante'
        | 'aprovador'
        | 'aprovado_em'
        | 'aprovacao'
      >
    >;
  /** Counts the use of the coupon, after the stock is taken; its id, null without one. */
  readonly takeCoupon: () => Promise<number | null>;
  /** Said where its day and turn are gone, to who cannot choose another. */
  readonly slotGone?: string;
};

/**
 * @returns Its number.
 * @throws HttpError 409 when stock, coupon or quote are gone meanwhile, 400 for a way to pay or a turn that is not offered:
 *   nothing is written then.
 */
export async function writeOrder(
  trx: Trx,
  deps: Pick<OrderDeps, 'beginPayment' | 'now' | 'sessionSecret'>,
  order: WrittenOrder,
): Promise<number> {
  const { cart, address, delivery, shop, buyer, form, local, now, parties } = order;
  const items = itemsOf(cart.lines);
  await takeStock(trx, items, cart.lines);
  const cupom_id = await order.takeCoupon();
  await reserveOrderSlot(trx, delivery, form.agendamento, order.slotGone);
  const row = orderRow(cart, { buyer, address, delivery, shop }, form);
  const numero = await insertOrder(
    trx,
    { ...row, ...parties, cupom_id, created_at: now },
    linesOf(cart, shop),
  );
  const { numero: quote = 0, revisao = 0 } = cart.held ?? {};
  if (quote > 0 && !(await takeQuote(trx, quote, { pedido: numero, revisao, now })))
    throw new HttpError(409, `${message.quoteOverNow(quote)} ${message.orderChanged}`);
  await insertOrderStock(trx, numero, items);
  await insertListStock(trx, numero, listItemsOf(cart.lines));
  await deps.beginPayment(trx, numero, { method: form.pagamento, local, pickUp: delivery.pickup, now });
  const asked = (parties.solicitante_id ?? null) !== null;
  const letters = ['pedido-recebido', 'pedido-recebido-loja', ...(asked ? ['pedido-comprador'] : [])];
  await queueMails(
    trx,
    letters.map((assunto) => ({ assunto, sobre: numero })),
    now,
  );
  await reviewKeyOf({ ...deps, db: trx }, String(numero));
  return numero;
}
