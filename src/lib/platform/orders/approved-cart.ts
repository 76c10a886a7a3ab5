/** What a company is asked to approve, as a cart: its goods as they are now, at the prices that are held. */
import type { Kysely } from 'kysely';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import type { Terms } from '#lib/domain/offers/parts.ts';
import type { SettledCart } from '#lib/platform/cart/cart.ts';
import type { CartCoupon } from '#lib/platform/cart/coupon.ts';
import { heldQuote, quotedLine } from '#lib/platform/cart/held-quote.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { settle } from '#lib/platform/offers/available-lines.ts';
import { loadGoods } from '#lib/platform/offers/load-goods.ts';
import { totalsOf } from '#lib/platform/offers/totals.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { ApprovalRow } from './queries/approvals.ts';

/** @throws HttpError 409 when not all of it can be had, or a list consists of something else. */
export async function approvedCart(db: Kysely<Schema>, row: ApprovalRow, terms: Terms): Promise<SettledCart> {
  const wanted = row.conteudo.linhas.map(quotedLine);
  const goods = await loadGoods(db, wanted, terms.now);
  const settled = settle(wanted, goods, terms);
  const isWhole =
    settled.lines.length === wanted.length &&
    settled.lines.every(({ line }, index) => line.quantidade === wanted[index]?.quantidade);
  const quote = { ...row, chosen_at: row.created_at, cupom: row.cupom_id !== null };
  const held = isWhole ? heldQuote(settled, goods, [quote]) : undefined;
  if (!held) throw new HttpError(409, [...settled.messages, message.approval.changed].join(' '));
  return {
    ...settled,
    held: { ...held, empresa: true },
    coupon: couponFor(row, totalsOf({ ...settled, held }).valor),
    comum: totalsOf(settled),
    notices: [],
  };
}

/** Prices that have fallen may leave less than it took off. */
function couponFor(row: ApprovalRow, valor: Centavos): CartCoupon | null {
  const coupon = heldCouponOf(row);
  return coupon ? { ...coupon, desconto: centavos(Math.min(coupon.desconto, valor)) } : null;
}

/** The coupon as it counted when the approval was asked for: it takes as much off, or the order is not made. */
export function heldCouponOf({ cupom }: Pick<ApprovalRow, 'cupom'>): CartCoupon | undefined {
  if (!('hash' in cupom)) return undefined;
  const { hash, tipo, desconto, descontoFrete, vistaComum } = cupom;
  return { hash, tipo, desconto: centavos(desconto), descontoFrete, vistaComum: centavos(vistaComum) };
}
