/** The coupon of a cart: kept with the session, counted as long as it holds. */
import { besideReseller, type CouponRefusal, couponRefusal, couponSaving } from '#lib/domain/cart/coupon.ts';
import { type Centavos, centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { SettledGoods } from '#lib/platform/offers/available-lines.ts';
import { lowered, type Totals, totalsOf } from '#lib/platform/offers/totals.ts';
import type { SettledCart } from './cart.ts';
import { isSaving } from './held-quote.ts';
import type { CouponRow } from './queries/coupons.ts';

export type CartCoupon = Pick<CouponRow, 'hash' | 'tipo'> & {
  /** Taken off the goods; 0 for one off the freight, and while the goods cost too little. */
  readonly desconto: Centavos;
  /** Per cent taken off the freight. */
  readonly descontoFrete: number;
  /** What the goods cost everybody with it in cash: a reseller, whose units are rounded at other prices, pays no more. */
  readonly vistaComum: Centavos;
};

/** What goods cost everybody: without a reseller's discount and without a quote. */
export type Common = Pick<Totals, 'valor' | 'vista'>;

/**
 * The cart with its coupon: one that waits for a dearer cart stays without effect, one that is over leaves. It is taken
 * off `comum`, what the goods cost everybody; where a reseller pays less than what is left of that, it takes nothing off.
 * It takes nothing off the price of a quote either: the quote counts, or the coupon in its place where that is cheaper.
 */
export function withCoupon(
  goods: SettledGoods,
  row: CouponRow | undefined,
  comum: Common,
  now: Date,
): SettledCart {
  if (!row) return { ...goods, coupon: null, comum, notices: [] };
  if (goods.held?.cupom) {
    const cart = onTop(goods, row, now);
    if (cart) return cart;
  } else if (goods.held && beatsQuote(goods, row, comum, now)) {
    const cart = withCoupon({ ...goods, held: undefined }, row, comum, now);
    return { ...cart, notices: [...cart.notices, message.couponForQuote(row.hash, goods.held.numero)] };
  }
  const { hash, tipo } = row;
  const refusal = couponRefusal(row, comum.valor, now);
  const idle = { hash, tipo, desconto: centavos(0), descontoFrete: 0, vistaComum: comum.vista };
  if (goods.held && !goods.held.cupom && (refusal === undefined || refusal === 'minimum')) {
    return { ...goods, coupon: idle, comum, notices: [message.couponBesideQuote(hash, goods.held.numero)] };
  }
  switch (refusal) {
    case undefined: {
      const desconto = besideReseller(row, { valor: totalsOf(goods).valor, comum: comum.valor });
      const descontoFrete = tipo === 'frete' ? Math.min(row.valor, 100) : 0;
      const isBelow = desconto + descontoFrete === 0 && couponSaving(row, comum.valor) > 0;
      const notices = isBelow ? [message.couponBelow(hash)] : [];
      const coupon = { hash, tipo, desconto, descontoFrete, vistaComum: commonCash(row, comum) };
      return { ...goods, coupon, comum, notices };
    }
    case 'minimum': {
      const waits = message.couponWaits(hash, formatBRL(row.minimo));
      return { ...goods, coupon: idle, comum, notices: [waits] };
    }
    case 'spent':
      return without(goods, comum, message.couponSpentGone(hash));
    case 'used':
    case 'ended':
      return without(goods, comum, message.couponGone(hash));
  }
}

/** A coupon on the price of a quote whose seller allows it; undefined for one that does not count. */
function onTop(goods: SettledGoods, row: CouponRow, now: Date): SettledCart | undefined {
  const comum = totalsOf(goods);
  const { valor } = comum;
  if (couponRefusal(row, valor, now) !== undefined) return undefined;
  const { hash, tipo } = row;
  const desconto = besideReseller(row, { valor, comum: valor });
  const descontoFrete = tipo === 'frete' ? Math.min(row.valor, 100) : 0;
  const coupon = { hash, tipo, desconto, descontoFrete, vistaComum: commonCash(row, comum) };
  return { ...goods, coupon, comum, notices: [] };
}

function commonCash(row: CouponRow, comum: Common): Centavos {
  return lowered(comum, couponSaving(row, comum.valor)).vista;
}

/**
 * Whether goods with the price of a quote are cheaper with the coupon instead, by card and not dearer in cash; one for the
 * freight only where the quote saves nothing.
 */
export function beatsQuote(
  goods: Pick<SettledGoods, 'lines' | 'promotions' | 'held'>,
  row: CouponRow,
  comum: Common,
  now: Date,
): boolean {
  if (couponRefusal(row, comum.valor, now)) return false;
  if (row.tipo === 'frete') return !isSaving(goods.held);
  const quoted = totalsOf(goods);
  const today = totalsOf({ ...goods, held: undefined });
  const couponed = lowered(today, besideReseller(row, { valor: today.valor, comum: comum.valor }));
  return couponed.valor < quoted.valor && couponed.vista <= quoted.vista;
}

function without(goods: SettledGoods, comum: Common, said: string): SettledCart {
  return { ...goods, messages: [...goods.messages, said], coupon: null, comum, notices: [] };
}

/** The coupon of a cart when it takes something off. */
export function couponInForce({ coupon }: SettledCart): CartCoupon | undefined {
  return coupon && (coupon.desconto > 0 || coupon.descontoFrete > 0) ? coupon : undefined;
}

/** What the goods of a cart cost after its coupon. */
export function goodsTotals(cart: SettledCart): Totals {
  const goods = totalsOf(cart);
  if (!cart.coupon || cart.coupon.desconto === 0) return goods;
  const { valor, vista, ...rest } = lowered(goods, cart.coupon.desconto);
  return { ...rest, valor, vista: centavos(Math.min(vista, cart.coupon.vistaComum)) };
}

/** Why a coupon is not taken, for the visitor. */
export function couponRefusalText(refusal: CouponRefusal, { minimo }: CouponRow): string {
  switch (refusal) {
    case 'ended':
      return message.couponEnded;
    case 'used':
      return message.couponUsed;
    case 'spent':
      return message.couponSpent;
    case 'minimum':
      return message.couponMinimum(formatBRL(minimo));
  }
}
