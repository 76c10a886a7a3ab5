/** The coupon of a cart: kept with the session, counted as long as it holds. */
import { type CouponRefusal, couponRefusal, couponSaving } from '#lib/domain/coupon.ts';
import { type Centavos, centavos, formatBRL } from '#lib/domain/money.ts';
import { message } from '../messages.ts';
import type { CouponRow } from '../queries/coupons.ts';
import type { SettledCart } from './cart.ts';
import type { SettledGoods } from './settle.ts';
import { lowered, type Totals, totalsOf } from './totals.ts';

export type CartCoupon = Pick<CouponRow, 'hash' | 'tipo'> & {
  /** Taken off the goods; 0 for one off the freight, and while the goods cost too little. */
  readonly desconto: Centavos;
  /** Per cent taken off the freight. */
  readonly descontoFrete: number;
};

/** The cart with its coupon: one that waits for a dearer cart stays without effect, one that is over leaves. */
export function withCoupon(goods: SettledGoods, row: CouponRow | undefined, now: Date): SettledCart {
  if (!row) return { ...goods, coupon: null, notices: [] };
  const { valor } = totalsOf(goods);
  const { hash, tipo } = row;
  switch (couponRefusal(row, valor, now)) {
    case undefined:
      return {
        ...goods,
        coupon: {
          hash,
          tipo,
          desconto: couponSaving(row, valor),
          descontoFrete: tipo === 'frete' ? Math.min(row.valor, 100) : 0,
        },
        notices: [],
      };
    case 'minimum': {
      const waits = message.couponWaits(hash, formatBRL(row.minimo));
      return { ...goods, coupon: { hash, tipo, desconto: centavos(0), descontoFrete: 0 }, notices: [waits] };
    }
    default:
      return { ...goods, messages: [...goods.messages, message.couponGone(hash)], coupon: null, notices: [] };
  }
}

/** What the goods of a cart cost after its coupon. */
export function goodsTotals(cart: SettledCart): Totals {
  const goods = totalsOf(cart);
  return cart.coupon ? lowered(goods, cart.coupon.desconto) : goods;
}

/** Why a coupon is not taken, for the visitor. */
export function couponRefusalText(refusal: CouponRefusal, { minimo }: CouponRow): string {
  switch (refusal) {
    case 'ended':
      return message.couponEnded;
    case 'used':
      return message.couponUsed;
    case 'minimum':
      return message.couponMinimum(formatBRL(minimo));
  }
}
