/**
 * Sending an order: one transaction takes the stock, writes the order and empties the cart. Everything in it is read
 * again there; what differs from what its buyer saw ends it, so that nothing is charged that was not shown.
 */

import type { Kysely } from 'kysely';
import { needsApproval } from '#lib/domain/accounts/company-buyers.ts';
import { centavos } from '#lib/domain/kernel/money.ts';
import type { Comprador } from '#lib/domain/orders/order-parties.ts';
import { lockMembership } from '#lib/platform/accounts/queries/company-buyers.ts';
import { renewSession } from '#lib/platform/accounts/queries/renew-session.ts';
import { paidTotals } from '#lib/platform/cart/freight.ts';
import { holdCart } from '#lib/platform/cart/queries/carts.ts';
import { clearCoupon, couponUses, sessionCoupon } from '#lib/platform/cart/queries/coupons.ts';
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import { refuseOtherBody } from '#lib/platform/kernel/http/body-digest.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { newSessionId } from '#lib/platform/kernel/http/session-id.ts';
import type { SessionRow } from '#lib/platform/kernel/queries/sessions.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { ShippingDeps } from '#lib/platform/shipping/options.ts';
import type { SettledCart } from '../cart/cart.ts';
import { couponInForce } from '../cart/coupon.ts';
import { type CheckedOrder, checkedOrder, digestOf } from './checked-order.ts';
import type { OrderForm } from './order-form.ts';
import { createOrderPreview, type OrderPreview } from './order-preview.ts';
import { keyOwner, type Orderer, readerOf } from './orderer.ts';
import { emptyCart } from './queries/empty-cart.ts';
import { countCouponUse } from './queries/order-coupon.ts';
import { type Sender, sentOrder } from './queries/orders.ts';
import { noteSale, refuseOtherSale, sellerOf } from './seller-sale.ts';
import type { OrderDeps, PaymentAsk } from './step.ts';
import { writeOrder } from './write-order.ts';

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
    const { id, seller, session, user } = orderer;
    const sender = { id, owner: keyOwner(id, readerOf(orderer)) };
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
      const numero = await write(trx, deps, { held, orderer, owner: sender.owner, buyer, form, review });
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
  readonly orderer: Orderer & Pick<PaymentAsk, 'local'>;
  readonly owner: string;
  readonly buyer: Comprador;
  readonly form: OrderForm;
  readonly review: OrderPreview;
};

async function write(
  trx: Trx,
  deps: Pick<OrderDeps, 'beginPayment' | 'now' | 'sessionSecret'>,
  { held, orderer, owner, buyer, form, review }: Sending,
): Promise<number> {
  const now = deps.now();
  const { user, seller, asker, local } = orderer;
  const checked = await checkedOrder(trx, { held, user, form, review });
  refuseOtherSale(held, seller);
  await refuseUnapproved(trx, asker, checked);
  const soldBy = seller && (await sellerOf(trx, seller));
  const guest = { session_id: seller ? null : held.id, convidado: true };
  const numero = await writeOrder(trx, deps, {
    ...{ ...checked, shop: review.shop, buyer, form, local, now },
    parties: {
      ...(user === undefined ? guest : { user_id: user, convidado: false }),
      ...(soldBy && { vendedor_id: soldBy.id, vendedor: soldBy.nome }),
      ...(asker && { solicitante_id: asker.id, solicitante: asker.nome }),
      owner,
      body_digest: digestOf(form),
    },
    takeCoupon: () => usedCoupon(trx, held, checked.cart, buyer),
  });
  await emptyCart(trx, held.id, { user, owner: readerOf(orderer), seller: seller?.id });
  if (seller && soldBy) await noteSale(trx, soldBy, { numero, buyer, desconto: seller.desconto, now });
  return numero;
}

/**
 * What a buyer may order without asking is read again: their company may have changed it, or taken them out.
 * @throws HttpError 409
 */
async function refuseUnapproved(
  trx: Trx,
  asker: Orderer['asker'],
  { cart, delivery }: CheckedOrder,
): Promise<void> {
  if (!asker) return;
  const membership = await lockMembership(trx, asker.id);
  if (!membership) throw new HttpError(409, message.orderChanged);
  if (needsApproval(paidTotals(cart, delivery).valor, centavos(membership.limite)))
    throw new HttpError(409, message.approval.needed);
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
  if (!row) throw new HttpError(409, message.orderChanged);
  // Counting holds the coupon: orders with it are sent one after the other, so what is read now is all there is.
  if (!(await countCouponUse(trx, row.id)) || (await isSpent(trx, id, buyer)))
    throw new HttpError(409, `${message.couponOverNow(row.hash)} ${message.orderChanged}`);
  return row.id;
}

/**
 * Drops a coupon that this buyer has used up and refuses the order, so that the buyer sees the new total first. A guest's
 * document is known only here, and a guest is not told why: anybody can type somebody else's document.
 * @throws HttpError 409
 */
export async function refuseSpentCoupon(
  db: Kysely<Schema>,
  { id }: SessionRow,
  { buyer, user }: Pick<Sending, 'buyer'> & Pick<Orderer, 'user'>,
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
