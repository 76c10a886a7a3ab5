/**
 * Sending an order: one transaction takes the stock, writes the order and empties the cart. Everything in it is read
 * again there; what differs from what its buyer saw ends it, so that nothing is charged that was not shown.
 */

import type { Kysely } from 'kysely';
import { centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import type { Comprador, EnderecoEntrega } from '#lib/domain/orders/order-parties.ts';
import type { Method } from '#lib/domain/payments/methods.ts';
import { type Slot, writeSlot } from '#lib/domain/shipping/delivery-turns.ts';
import { renewSession } from '#lib/platform/accounts/queries/renew-session.ts';
import { holdCart } from '#lib/platform/cart/queries/carts.ts';
import { clearCoupon, couponUses, sessionCoupon } from '#lib/platform/cart/queries/coupons.ts';
import { takeQuote } from '#lib/platform/cart/queries/quotes.ts';
import { linesOf } from '#lib/platform/cart/written-lines.ts';
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import { bodyDigest, refuseOtherBody } from '#lib/platform/kernel/http/body-digest.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { newSessionId } from '#lib/platform/kernel/http/session-id.ts';
import type { SessionRow } from '#lib/platform/kernel/queries/sessions.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { termsOf } from '#lib/platform/offers/pricing-context.ts';
import { reviewKeyOf } from '#lib/platform/opinions/review-key.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { Delivery } from '#lib/platform/shipping/delivery.ts';
import type { ShippingDeps } from '#lib/platform/shipping/options.ts';
import { readCart, type SettledCart } from '../cart/cart.ts';
import { couponInForce } from '../cart/coupon.ts';
import { reserveOrderSlot } from './delivery-slot.ts';
import { createOrderPreview, discountOf, isShown, type OrderPreview } from './order-preview.ts';
import { orderRow } from './order-row.ts';
import { keyOwner, type Orderer } from './orderer.ts';
import { countCouponUse } from './queries/order-coupon.ts';
import { insertListStock, insertOrderStock } from './queries/order-stock.ts';
import { emptyCart, insertOrder, type Sender, sentOrder } from './queries/orders.ts';
import { noteSale, refuseOtherSale, sellerOf } from './seller-sale.ts';
import type { OrderDeps, PaymentAsk } from './step.ts';
import { itemsOf, listItemsOf, takeStock } from './stock.ts';

export type OrderForm = {
  readonly chave: string;
  readonly versao: string;
  /** '' for the one chosen before, else the cheapest. */
  readonly servico: string;
  /** Of a scheduled delivery. */
  readonly agendamento?: Slot | undefined;
  readonly pagamento: Method;
  readonly observacao: string;
  /** Of a company: its purchase order. */
  readonly pedidoCompra: string;
  /** Left out: the one that was said before, else the account's main address. */
  readonly endereco?: EnderecoEntrega | undefined;
  /** The form names it among those of the account: what it holds was shown too. */
  readonly idEndereco?: number | undefined;
  /** Of a guest. */
  readonly comprador?: Comprador | undefined;
};

export type Sent = {
  readonly numero: number;
  /** Under which id the session of a guest goes on; null where nobody may see it any more by that. */
  readonly session: string | null;
};

type Around = {
  readonly hold: (trx: Trx) => Promise<SessionRow>;
  /** Of what was not sent before. @throws HttpError 429 for too many. */
  readonly pace: () => Promise<void>;
};

/**
 * Returns the order; resubmitting a form returns the original one. A guest's session gets a new id, so that the old id shows no
 * order; resubmitting the same form under the old id, as after a lost response, returns the new one.
 * @throws From the function it returns, HttpError 400 for a cart that cannot be ordered as it is, 409 when the order is
 *   not any more what its buyer saw, stock included, and for a key that another form came with: nothing is written then.
 */
export function createSendOrder(
  deps: ShippingDeps & OrderDeps,
): (orderer: Orderer & Pick<PaymentAsk, 'local'>, form: OrderForm, around: Around) => Promise<Sent> {
  const reviewOf = createOrderPreview(deps);
  const { db } = deps;
  return async (orderer, form, { hold, pace }) => {
    const { id, local, seller, session, user } = orderer;
    const sender = { id, owner: keyOwner(id, seller?.id ?? user) };
    const before = await sameOrder(db, sender, form);
    if (before) return before;
    await pace();
    if (!session) throw new HttpError(400, message.emptyCart);
    const { idEndereco, servico } = form;
    const review = await reviewOf(orderer, { servico, idEndereco, cep: form.endereco?.cep });
    const buyer = review.buyer ?? form.comprador;
    if (!buyer) throw new HttpError(400, message.buyerFirst);
    if (couponInForce(review.cart)) await refuseSpentCoupon(db, session, { buyer, user });
    return inTransaction(db, async (trx) => {
      const held = await hold(trx);
      await holdCart(trx, held);
      const sent = await sameOrder(trx, sender, form);
      if (sent) return sent;
      const numero = await write(trx, deps, {
        ...{ held, user, seller, owner: sender.owner },
        ...{ buyer, form, review, local },
      });
      return { numero, session: user === undefined && !seller ? await renewed(trx, held) : null };
    });
  };
}

/** Rotates the session id, so that the old one is useless. */
async function renewed(trx: Trx, { id }: SessionRow): Promise<string> {
  const session = newSessionId();
  await renewSession(trx, id, session);
  return session;
}

/** The order that this form has sent already. @throws HttpError 409 when another one with its key has. */
async function sameOrder(db: Kysely<Schema>, sender: Sender, form: OrderForm): Promise<Sent | undefined> {
  const sent = await sentOrder(db, sender, form.chave);
  if (!sent) return undefined;
  refuseOtherBody(sent.body_digest, digestOf(form), message.formOfOrder(sent.numero));
  return { numero: sent.numero, session: sent.session_id };
}

type Sending = {
  readonly held: SessionRow;
  readonly user: number | undefined;
  readonly seller: Orderer['seller'];
  readonly owner: string;
  readonly buyer: Comprador;
  readonly form: OrderForm;
  readonly review: OrderPreview;
  readonly local: boolean;
};

async function write(
  trx: Trx,
  deps: Pick<OrderDeps, 'beginPayment' | 'now' | 'sessionSecret'>,
  { held, user, seller, owner, buyer, form, review, local }: Sending,
): Promise<number> {
  const now = deps.now();
  const { shop, delivery } = review;
  const address = review.named ?? form.endereco ?? review.address;
  const terms = termsOf({ ...shop, descontoRevenda: discountOf(held, user) });
  const cart: SettledCart = await readCart(trx, held, terms);
  if (cart.lines.length === 0 && cart.messages.length > 0) throw changed(cart);
  if (cart.lines.length === 0) throw new HttpError(400, message.emptyCart);
  if (!address) throw new HttpError(400, message.addressFirst);
  if (!delivery) throw new HttpError(400, review.quote?.restriction || message.unknownFreight);
  if (form.servico !== '' && delivery.id !== form.servico) throw new HttpError(400, message.unknownFreight);
  if (!isShown({ ...review, cart, delivery }, form)) throw changed(cart);
  refuseTooDear(cart, delivery);

  refuseOtherSale(held, seller);
  const soldBy = seller && (await sellerOf(trx, seller));
  const items = itemsOf(cart.lines);
  await takeStock(trx, items, cart.lines);
  const cupom_id = await usedCoupon(trx, held, cart, buyer);
  await reserveOrderSlot(trx, delivery, form.agendamento);
  const guest = { session_id: seller ? null : held.id, convidado: true };
  const sender = user === undefined ? guest : { user_id: user, convidado: false };
  const sold = soldBy ? { vendedor_id: soldBy.id, vendedor: soldBy.nome } : {};
  const numero = await insertOrder(
    trx,
    {
      ...orderRow(cart, { buyer, address, delivery, shop }, form),
      ...sender,
      ...sold,
      owner,
      body_digest: digestOf(form),
      cupom_id,
      created_at: now,
    },
    linesOf(cart, shop),
  );
  const { numero: quote = 0, revisao = 0 } = cart.held ?? {};
  if (quote > 0 && !(await takeQuote(trx, quote, { pedido: numero, revisao, now })))
    throw new HttpError(409, message.orderChanged);
  await insertOrderStock(trx, numero, items);
  await insertListStock(trx, numero, listItemsOf(cart.lines));
  await deps.beginPayment(trx, numero, { method: form.pagamento, local, pickUp: delivery.pickup, now });
  const received = ['pedido-recebido', 'pedido-recebido-loja'];
  await queueMails(
    trx,
    received.map((assunto) => ({ assunto, sobre: numero })),
    now,
  );
  await emptyCart(trx, held.id, { user, seller: seller?.id });
  if (seller && soldBy) await noteSale(trx, soldBy, { numero, buyer, desconto: seller.desconto, now });
  await reviewKeyOf({ ...deps, db: trx }, String(numero));
  return numero;
}

/** The largest sum of an order, in centavos: its columns are integers of four bytes. */
const DEAREST = 2 ** 31 - 1;

/** Its goods before anything is taken off are a sum that is kept too. @throws HttpError 400 */
function refuseTooDear({ lines }: SettledCart, { price }: Delivery): void {
  const whole = lines.reduce<number>(
    (sum, { line: { quantidade }, offer }) => sum + offer.price.por(quantidade) * quantidade,
    price,
  );
  if (whole > DEAREST) throw new HttpError(400, message.orderTooDear(formatBRL(centavos(DEAREST))));
}

/** The error lists the items that left the cart in the meantime. */
function changed({ messages }: SettledCart): HttpError {
  return new HttpError(409, [...messages, message.orderChanged].join(' '));
}

/**
 * The id of a coupon that took something off, its use counted.
 * @throws HttpError 409 when somebody took its last use, or this customer their own on another device.
 */
async function usedCoupon(
  trx: Trx,
  { id }: SessionRow,
  cart: SettledCart,
  buyer: Comprador,
): Promise<number | null> {
  if (!couponInForce(cart)) return null;
  const row = await sessionCoupon(trx, id);
  if (!row || !(await countCouponUse(trx, row.id))) throw new HttpError(409, message.orderChanged);
  // Counting holds the coupon: orders with it are sent one after the other, so what is read now is all there is.
  if (await isSpent(trx, id, buyer)) throw new HttpError(409, message.orderChanged);
  return row.id;
}

/**
 * Drops a coupon that this buyer has used up and refuses the order, so that the buyer sees the new total first. A guest's
 * document is known only here, and a guest is not told why: anybody can type somebody else's document.
 * @throws HttpError 409
 */
async function refuseSpentCoupon(
  db: Kysely<Schema>,
  { id }: SessionRow,
  { buyer, user }: Pick<Sending, 'buyer' | 'user'>,
): Promise<void> {
  const row = await sessionCoupon(db, id);
  if (!row || !(await isSpent(db, id, buyer))) return;
  await clearCoupon(db, id);
  const gone = user === undefined ? message.couponRefusedGone : message.couponSpentGone;
  throw new HttpError(409, `${gone(row.hash)} ${message.orderChanged}`);
}

/** The customer has used the coupon of the session as often as one may: with the account, or with its CPF or CNPJ. */
async function isSpent(db: Kysely<Schema>, session: string, { documento }: Comprador): Promise<boolean> {
  const row = await sessionCoupon(db, session);
  if (!row || row.usosPorCliente === null) return false;
  return Math.max(row.usosDoCliente, await couponUses(db, row.id, documento)) >= row.usosPorCliente;
}

function digestOf({
  versao,
  servico,
  agendamento,
  pagamento,
  observacao,
  pedidoCompra,
  ...form
}: OrderForm): string {
  const { endereco, comprador } = form;
  const brought = endereco || comprador ? [endereco ?? null, comprador ?? null] : [];
  const chosen = agendamento ? [writeSlot(agendamento)] : [];
  const purchase = pedidoCompra === '' ? [] : [{ pedidoCompra }];
  return bodyDigest([versao, servico, pagamento, observacao, ...brought, ...chosen, ...purchase]);
}
