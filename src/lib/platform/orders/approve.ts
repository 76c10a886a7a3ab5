/** A company says yes or no to what one of its buyers asked for. Approved, it becomes the order of the company, once, at no more than was shown. */
import { approvalState } from '#lib/domain/accounts/company-buyers.ts';
import { couponRefusal } from '#lib/domain/cart/coupon.ts';
import { centavos } from '#lib/domain/kernel/money.ts';
import { FREE, METHODS, type Method } from '#lib/domain/payments/methods.ts';
import { readSlot } from '#lib/domain/shipping/delivery-turns.ts';
import { findBuyer } from '#lib/platform/accounts/queries/buyer.ts';
import { lockMembership } from '#lib/platform/accounts/queries/company-buyers.ts';
import { createCartFreight, paidTotals } from '#lib/platform/cart/freight.ts';
import { couponByHash, couponUses } from '#lib/platform/cart/queries/coupons.ts';
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { percentOf } from '#lib/platform/kernel/queries/own-percent.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { termsOf } from '#lib/platform/offers/pricing-context.ts';
import type { Delivery } from '#lib/platform/shipping/delivery.ts';
import type { ShippingDeps } from '#lib/platform/shipping/options.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { approvedCart, heldCouponOf } from './approved-cart.ts';
import type { OrderForm } from './order-form.ts';
import { keyOwner } from './orderer.ts';
import { type ApprovalRow, findApproval, lockApproval, refuseLocked } from './queries/approvals.ts';
import { countCouponUse } from './queries/order-coupon.ts';
import type { OrderDeps, PaymentAsk } from './step.ts';
import { writeOrder } from './write-order.ts';

/**
 * What an account may decide.
 * @throws HttpError 404 for what was asked of nobody, or of somebody else; 403 for who asked.
 */
export async function decidable(
  { db }: Pick<ShippingDeps, 'db'>,
  numero: number,
  user: number,
): Promise<ApprovalRow> {
  const row = await findApproval(db, numero);
  if (row?.company === user) return row;
  if (row?.asker_id === user) throw new HttpError(403, message.approval.ownRequest);
  throw notFound(message.approval.unknown);
}

/**
 * Orders what was asked for; approved again, it is the same order.
 * @returns From the function it returns, the number of the order.
 * @throws From it, HttpError as `decidable`, and 409 for what was refused, is over, was asked by somebody who has left, or cannot
 *   be had, or paid, as it was shown. Nothing is written then.
 */
export function createApprove(
  deps: ShippingDeps & OrderDeps,
): (
  numero: number,
  user: number,
  local: boolean,
) => Promise<{ readonly pedido: number; readonly isNew: boolean }> {
  const freightOf = createCartFreight(deps);
  const { db } = deps;

  async function deliveryOf(row: ApprovalRow, shop: Shop): Promise<Delivery> {
    const { servico = '', cep = '' } = row.conteudo.frete ?? {};
    // What its freight cost was shown after the coupon.
    const cart = { ...(await approvedCart(db, row, termsOf(shop))), coupon: null };
    const { chosen } = await freightOf(shop, cart, { cep, servico_frete: servico });
    const isBound = row.retirada || row.agenda !== '';
    if (!chosen || (isBound && chosen.pickup !== row.retirada) || (row.agenda !== '' && !chosen.scheduled))
      throw new HttpError(409, message.approval.noDelivery);
    return chosen;
  }

  /** @throws HttpError 409 where it cannot be paid as it was asked for any more. */
  async function refuseUnpayable(row: ApprovalRow, choosing: Pick<PaymentAsk, 'local' | 'pickUp' | 'user'>) {
    const total = { valor: centavos(row.valor), vista: centavos(row.vista) };
    const ways = await deps.waysToPay({ ...total, ...choosing });
    if (!ways.includes(methodOf(row.pagamento)) && !ways.includes(FREE))
      throw new HttpError(409, message.approval.noMethod);
  }

  return async (numero, user, local) => {
    const row = await decidable(deps, numero, user);
    if (row.pedido !== null) return { pedido: row.pedido, isNew: false };
    refuseDecided(row, deps.now());
    const shop = { ...(await readShop(deps)), descontoRevenda: await percentOf(db, user) };
    const buyer = await findBuyer(db, user);
    const delivery = await deliveryOf(row, shop);
    await refuseUnpayable(row, { user, local, pickUp: delivery.pickup });
    return inTransaction(db, async (trx) => {
      const membership = await lockMembership(trx, row.buyer_id);
      const locked = await lockApproval(trx, numero);
      if (!locked) throw notFound(message.approval.unknown);
      if (locked.pedido !== null) return { pedido: locked.pedido, isNew: false };
      const now = deps.now();
      refuseDecided(locked, now);
      if (membership?.company !== user) throw new HttpError(409, message.approval.gone);
      const cart = await approvedCart(trx, locked, termsOf({ ...shop, now }));
      const { valor, vista } = paidTotals(cart, delivery);
      if (valor > locked.valor || vista > locked.vista) throw new HttpError(409, message.approval.changed);
      const pedido = await writeOrder(trx, deps, {
        ...{ cart, address: locked.endereco, delivery, shop, buyer, local, now },
        form: formOf(locked),
        parties: {
          user_id: user,
          convidado: false,
          owner: keyOwner('', locked.buyer_id),
          body_digest: locked.body_digest,
          solicitante_id: locked.buyer_id,
          solicitante: locked.solicitante,
          aprovador: locked.empresa,
          aprovado_em: now,
          aprovacao: numero,
        },
        slotGone: message.approval.noSlot,
        takeCoupon: () => takeHeldCoupon(trx, locked, { documento: buyer.documento, now }),
      });
      return { pedido, isNew: true };
    });
  };
}

/** @throws HttpError as `decidable`, and 409 for what is decided or over. */
export async function refuseApproval(
  deps: Pick<ShippingDeps, 'db' | 'now'>,
  numero: number,
  { user, recado }: { readonly user: number; readonly recado: string },
): Promise<void> {
  await decidable(deps, numero, user);
  await inTransaction(deps.db, async (trx) => {
    const now = deps.now();
    const locked = await lockApproval(trx, numero);
    if (!locked) throw notFound(message.approval.unknown);
    if (locked.pedido !== null) throw new HttpError(409, message.approval.approved(locked.pedido));
    refuseDecided(locked, now);
    await refuseLocked(trx, numero, { recado, now });
    await queueMails(trx, [{ assunto: 'aprovacao-recusada', sobre: numero }], now);
  });
}

/** @throws HttpError 409 */
function refuseDecided(row: ApprovalRow, now: Date): void {
  const state = approvalState(row, now);
  if (state === 'recusada' && row.asker_id === null) throw new HttpError(409, message.approval.gone);
  if (state === 'recusada') throw new HttpError(409, message.approval.refused);
  if (state === 'vencida') throw new HttpError(409, message.approval.expired);
}

function formOf(row: ApprovalRow): OrderForm {
  return {
    chave: row.chave,
    versao: '',
    servico: row.conteudo.frete?.servico ?? '',
    agendamento: readSlot(row.agenda),
    pagamento: methodOf(row.pagamento),
    observacao: row.observacao,
    pedidoCompra: row.pedido_compra,
    endereco: row.endereco,
  };
}

function methodOf(stored: string): Method {
  return METHODS.find((method) => method === stored) ?? 'combinar';
}

/** @throws HttpError 409 for a coupon that does not count any more. */
async function takeHeldCoupon(
  trx: Trx,
  row: ApprovalRow,
  { documento, now }: { readonly documento: string; readonly now: Date },
): Promise<number | null> {
  const held = heldCouponOf(row);
  if (!held) return null;
  const gone = () => new HttpError(409, message.approval.noCoupon);
  const coupon = await couponByHash(trx, held.hash, row.company);
  if (!coupon || coupon.id !== row.cupom_id) throw gone();
  const refusal = couponRefusal(coupon, centavos(row.conteudo.produtos), now);
  if (refusal !== undefined && refusal !== 'minimum') throw gone();
  if (!(await countCouponUse(trx, coupon.id))) throw gone();
  const { usosPorCliente } = coupon;
  if (usosPorCliente !== null && (await couponUses(trx, coupon.id, documento)) >= usosPorCliente)
    throw gone();
  return coupon.id;
}
