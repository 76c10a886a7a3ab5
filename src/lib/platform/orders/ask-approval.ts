/** Asking a company for an order: what would be ordered is held as a quote is, and the cart is emptied. Nothing is charged, no stock leaves. */

import { quoteEnd } from '#lib/domain/cart/quote.ts';
import { centavos } from '#lib/domain/kernel/money.ts';
import { FREE } from '#lib/domain/payments/methods.ts';
import { writeSlot } from '#lib/domain/shipping/delivery-turns.ts';
import { lockMembership } from '#lib/platform/accounts/queries/company-buyers.ts';
import type { SettledCart } from '#lib/platform/cart/cart.ts';
import { couponInForce } from '#lib/platform/cart/coupon.ts';
import { paidTotals } from '#lib/platform/cart/freight.ts';
import { MAX_QUOTES } from '#lib/platform/cart/make-quote.ts';
import { holdCart } from '#lib/platform/cart/queries/carts.ts';
import { sessionCoupon } from '#lib/platform/cart/queries/coupons.ts';
import { endQuote, insertQuote } from '#lib/platform/cart/queries/quotes.ts';
import { quoteContent, quotedFreight } from '#lib/platform/cart/quote-content.ts';
import { savingsOf } from '#lib/platform/cart/written-lines.ts';
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import { refuseOtherBody } from '#lib/platform/kernel/http/body-digest.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import type { SessionRow } from '#lib/platform/kernel/queries/sessions.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { totalsOf } from '#lib/platform/offers/totals.ts';
import type { QuoteContent } from '#lib/platform/schema/orders.ts';
import type { Delivery } from '#lib/platform/shipping/delivery.ts';
import type { ShippingDeps } from '#lib/platform/shipping/options.ts';
import { type CheckedOrder, checkedOrder, digestOf } from './checked-order.ts';
import type { OrderForm } from './order-form.ts';
import { createOrderPreview, type OrderPreview } from './order-preview.ts';
import { type Asker, keyOwner, type Orderer } from './orderer.ts';
import { countWaiting, insertApproval, sentApproval } from './queries/approvals.ts';
import { emptyCart } from './queries/empty-cart.ts';
import { sentOrder } from './queries/orders.ts';
import { refuseSpentCoupon } from './send.ts';
import type { OrderDeps, PaymentAsk } from './step.ts';

type AskingBuyer = Orderer & Pick<PaymentAsk, 'local'> & { readonly asker: Asker };

/**
 * Returns the number of what is asked for; resubmitting a form returns the original one.
 * @throws From the function it returns, HttpError 400 for what cannot be ordered as it is, 409 when it is not what was shown any
 *   more, for a key that another form or an order came with, and for too many that wait.
 */
export function createAskApproval(
  deps: ShippingDeps & OrderDeps,
): (orderer: AskingBuyer, form: OrderForm, hold: (trx: Trx) => Promise<SessionRow>) => Promise<number> {
  const reviewOf = createOrderPreview(deps);
  const { db } = deps;

  /** @throws HttpError 409 for another form with its key. */
  async function asked(reader: typeof db | Trx, { asker, id }: AskingBuyer, form: OrderForm) {
    const sent = await sentApproval(reader, asker.id, form.chave);
    if (sent) refuseOtherBody(sent.body_digest, digestOf(form), message.approval.formOf(sent.numero));
    const order = await sentOrder(reader, { id, owner: keyOwner(id, asker.id) }, form.chave);
    if (!sent && order) throw new HttpError(409, message.formOfOrder(order.numero));
    return sent?.numero;
  }

  return async (orderer, form, hold) => {
    const { asker, session, user, local } = orderer;
    const before = await asked(db, orderer, form);
    if (before !== undefined) return before;
    if (!session) throw new HttpError(400, message.emptyCart);
    const { idEndereco, servico } = form;
    const review = await reviewOf(orderer, { servico, idEndereco, cep: form.endereco?.cep });
    const { buyer, delivery } = review;
    if (!buyer) throw new HttpError(400, message.buyerFirst);
    if (couponInForce(review.cart)) await refuseSpentCoupon(db, session, { buyer, user });
    const total = paidTotals(review.cart, delivery);
    const ways = await deps.waysToPay({ ...total, user, local, pickUp: delivery?.pickup ?? false });
    if (!ways.includes(form.pagamento) && !ways.includes(FREE))
      throw new HttpError(400, message.unknownPaymentMethod);
    if (delivery) refuseOtherSlot(delivery, form);
    return inTransaction(db, async (trx) => {
      const held = await hold(trx);
      await holdCart(trx, held);
      const sent = await asked(trx, orderer, form);
      if (sent !== undefined) return sent;
      const membership = await lockMembership(trx, asker.id);
      if (membership?.company !== asker.company) throw new HttpError(409, message.orderChanged);
      const checked = await checkedOrder(trx, { held, user, form, review });
      return write(trx, { held, asker, checked, form, review, now: deps.now() });
    });
  };
}

/** @throws HttpError 400 for a scheduled delivery without a choice, 409 for one that is gone. */
function refuseOtherSlot({ scheduled, slots = [] }: Delivery, { agendamento }: OrderForm): void {
  if (!scheduled) return;
  if (!agendamento) throw new HttpError(400, message.slotFirst);
  const isOffered = slots.some(({ dia, turno }) => dia === agendamento.dia && turno === agendamento.turno);
  if (!isOffered) throw new HttpError(409, message.slotGone);
}

type Asking = {
  readonly held: SessionRow;
  readonly asker: Asker;
  readonly checked: CheckedOrder;
  readonly form: OrderForm;
  readonly review: OrderPreview;
  readonly now: Date;
};

async function write(trx: Trx, { held, asker, checked, form, review, now }: Asking): Promise<number> {
  const { cart, address, delivery } = checked;
  if ((await countWaiting(trx, asker.id, now)) >= MAX_QUOTES)
    throw new HttpError(409, message.approval.full(MAX_QUOTES));
  const coupon = couponInForce(cart);
  const numero = await insertQuote(trx, asker.id, {
    conteudo: contentOf(checked, review),
    created_at: now,
    valid_until: await endOf(trx, cart, now),
    cupom: coupon !== undefined,
    empresa_id: asker.company,
  });
  const { valor, vista } = paidTotals(cart, delivery);
  await insertApproval(trx, {
    quote_id: numero,
    buyer_id: asker.id,
    chave: form.chave,
    body_digest: digestOf(form),
    endereco: JSON.stringify(address),
    retirada: delivery.pickup,
    agenda: delivery.scheduled && form.agendamento ? writeSlot(form.agendamento) : '',
    pagamento: form.pagamento,
    observacao: form.observacao,
    pedido_compra: form.pedidoCompra,
    cupom_id: coupon ? ((await sessionCoupon(trx, held.id))?.id ?? null) : null,
    cupom: JSON.stringify(coupon ?? {}),
    valor,
    vista,
  });
  await emptyCart(trx, held.id, { user: undefined, owner: asker.id, seller: undefined });
  await queueMails(trx, [{ assunto: 'aprovacao-pedida', sobre: numero }], now);
  return numero;
}

/** With what another quote takes off, which ends with it. */
function contentOf({ cart, delivery }: CheckedOrder, { shop, buyer, cep }: OrderPreview): QuoteContent {
  if (!buyer) throw new Error('an approval is asked for by an account');
  const content = quoteContent(cart, shop, { comprador: buyer, frete: quotedFreight(delivery, cep) });
  const { valor, vista } = totalsOf(cart);
  return { ...content, valor: centavos(valor), vista: centavos(vista), descontos: savingsOf(cart) };
}

/** A quote in the cart is held no longer by asking. @throws HttpError 409 when it does not hold any more. */
async function endOf(trx: Trx, { held }: SettledCart, now: Date): Promise<Date> {
  const { numero = 0, revisao = 0 } = held ?? {};
  if (numero === 0) return quoteEnd(now);
  const recado = message.approval.quoteTaken;
  const until = await endQuote(trx, numero, { revisao, recado, now });
  if (!until) throw new HttpError(409, message.orderChanged);
  return new Date(Math.min(+until, +quoteEnd(now)));
}
