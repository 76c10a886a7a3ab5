/** Coupons, for who edits them. Every call throws ApiError 401 without a login, 403 for who is no `administrador`. */
import type { CupomEditado, CuponsPainel } from '#lib/contract/panel-coupons.ts';
import type { CouponFields } from '#lib/domain/panel/records/coupons.ts';
import type { Api } from './client.ts';
import type { Choice } from './panel-choice.ts';

export function getCoupons({ own }: Api, searchParams: Choice = {}): Promise<CuponsPainel> {
  return own.get('panel/coupons', { searchParams }).json<CuponsPainel>();
}

/** @throws ApiError 404. */
export function getCoupon({ own }: Api, id: string): Promise<CupomEditado> {
  return own.get(`panel/coupons/${encodeURIComponent(id)}`).json<CupomEditado>();
}

/** A new one without an id. @throws ApiError 400 for what does not fit or a code that is taken, 404 for one that is gone, 409 when somebody else has saved meanwhile. */
export function saveCoupon(
  { own }: Api,
  coupon: CouponFields,
  before?: { readonly id: number; readonly revisao: string },
): Promise<CupomEditado> {
  const call = before
    ? own.put(`panel/coupons/${before.id}`, { json: { ...coupon, revisao: before.revisao }, retry: 0 })
    : own.post('panel/coupons', { json: coupon, retry: 0 });
  return call.json<CupomEditado>();
}

/** @throws ApiError 404, or 409 for one that something was ordered with. */
export async function removeCoupon({ own }: Api, id: number): Promise<void> {
  await own.delete(`panel/coupons/${id}`, { retry: 0 });
}
