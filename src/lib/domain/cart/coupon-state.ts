/** What a coupon of the shop does at a moment. */
import type { CouponFields } from '#lib/domain/panel/records/coupons.ts';

export type CouponState = 'valendo' | 'agendado' | 'esgotado' | 'encerrado';

/** Whatever a cart costs. @param usos Orders with it so far. */
export function couponState(coupon: CouponFields, usos: number, now: Date): CouponState {
  // '' is no time: nothing is before or after it.
  const { ativo, de, ate, usosMaximos } = coupon;
  if (!ativo || Date.parse(ate) <= now.getTime()) return 'encerrado';
  if (usosMaximos > 0 && usos >= usosMaximos) return 'esgotado';
  return Date.parse(de) > now.getTime() ? 'agendado' : 'valendo';
}
