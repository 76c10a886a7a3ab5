/** What the coupon form of the cart page does. */
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { giveCoupon, takeBackCoupon } from '#lib/api/promotional.ts';
import { cartCouponText, cartText } from '#lib/text/cart.ts';
import { type CartAnswer, fieldOf } from './cart-answer.ts';

/** Longer than any coupon. */
const MAX_LENGTH = 60;

export async function applyCoupon(api: Api, posted: FormData): Promise<CartAnswer> {
  const typed = fieldOf(posted, 'cupom').slice(0, MAX_LENGTH);
  const fail = (message: string): CartAnswer => ({ field: { name: 'cupom', value: typed, message } });
  // A path cannot hold a step up, and no coupon is one.
  if (!/^[\p{L}\p{N}_ -]+$/u.test(typed)) return fail(cartCouponText[typed === '' ? 'missing' : 'unknown']);
  try {
    const { sucesso, mensagem } = await giveCoupon(api, typed);
    return sucesso ? { notice: 'cupom', place: 'cupom' } : fail(mensagem || cartCouponText.unknown);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return fail(cartCouponText.unknown);
    return fail((error.status === 429 && error.serverText) || cartText.failures.failed);
  }
}

export async function dropCoupon(api: Api): Promise<CartAnswer> {
  try {
    await takeBackCoupon(api);
    return { notice: 'semCupom', place: 'cupom' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { problem: cartText.failures.failed };
  }
}
