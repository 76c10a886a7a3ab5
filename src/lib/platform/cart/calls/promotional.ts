/** `promotional/*`: the coupon of the visitor's cart (platform contract 4.6, 8.5). */
import { besideReseller, couponRefusal, couponSaving } from '#lib/domain/cart/coupon.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { markWritten, readSession, writeSession } from '#lib/platform/kernel/http/session.ts';
import { createThrottle } from '#lib/platform/kernel/limits/throttle.ts';
import { termsOf } from '#lib/platform/offers/pricing-context.ts';
import { totalsOf } from '#lib/platform/offers/totals.ts';
import { readShopFor } from '#lib/platform/shop/read-shop.ts';
import { EMPTY_CART, readCart } from '../cart.ts';
import { beatsQuote, couponRefusalText } from '../coupon.ts';
import { clearCoupon, couponByHash, giveCoupon } from '../queries/coupons.ts';

export function promotionalEndpoints(deps: Deps): readonly Endpoint[] {
  return [give(deps), takeBack(deps)];
}

/** A coupon that does not count is refused with 200 and changes nothing; one given before stays. */
function give(deps: Deps): Endpoint {
  const { db } = deps;
  const throttle = createThrottle(deps);
  return endpoint(
    {
      method: 'put',
      path: '/promotional/coupon/:hashCupom',
      summary: 'Gives a coupon for the cart',
      answer: 'SucessoMensagem',
    },
    async ({ context, param }) => {
      // Codes may be guessed: of those that are none only so many are looked up.
      await throttle.byAddress('coupon', context);
      const session = await readSession(context, deps);
      const code = param('hashCupom').trim().toUpperCase();
      const coupon = await couponByHash(db, code, session?.user_id ?? null);
      if (!coupon) return { sucesso: false, mensagem: message.unknownCoupon };
      await throttle.forgiveAddress('coupon', context);
      const shop = await readShopFor(deps, context);
      const cart = session ? await readCart(db, session, termsOf(shop)) : EMPTY_CART;
      const { held } = cart;
      // Of a quote that takes coupons on top, they count off its own price.
      const comum = held?.cupom ? totalsOf(cart) : cart.comum;
      if (held && !held.cupom && !beatsQuote(cart, coupon, comum, shop.now)) {
        return { sucesso: false, mensagem: message.quoteTakesNoCoupon(held.numero) };
      }
      const refusal = couponRefusal(coupon, comum.valor, shop.now);
      if (refusal) return { sucesso: false, mensagem: couponRefusalText(refusal, coupon) };
      const { valor } = totalsOf(held?.cupom ? cart : { ...cart, held: undefined });
      const idle = besideReseller(coupon, { valor, comum: comum.valor }) === 0;
      if (idle && couponSaving(coupon, comum.valor) > 0) {
        return { sucesso: false, mensagem: message.couponBelow(coupon.hash) };
      }
      const written = await inTransaction(db, async (trx) => {
        const row = await writeSession(trx, context, deps);
        await giveCoupon(trx, row.id, coupon.id);
        return row;
      });
      markWritten(context, written);
      return { sucesso: true, mensagem: message.couponGiven(coupon.hash) };
    },
  );
}

function takeBack(deps: Deps): Endpoint {
  return endpoint(
    {
      method: 'delete',
      path: '/promotional/coupon',
      summary: 'Takes the coupon of the cart back, if there is one',
      answer: 'Sucesso',
    },
    async ({ context }) => {
      const session = await readSession(context, deps);
      if (session) await clearCoupon(deps.db, session.id);
      return { sucesso: true };
    },
  );
}
