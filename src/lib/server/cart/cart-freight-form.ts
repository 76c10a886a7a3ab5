/** What the freight forms of the cart page do: where the cart goes, and with which service. */
import { chooseFreight } from '#lib/api/cart-freight.ts';
import { setZipcode } from '#lib/api/checkout.ts';
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { normalizeCep, ufOf } from '#lib/domain/kernel/cep.ts';
import { cartFreightText } from '#lib/text/cart.ts';
import { shippingText } from '#lib/text/shipping.ts';
import { type CartAnswer, fieldOf } from './cart-answer.ts';

/** Enough to see what was wrong with it. */
const MAX_CEP_LENGTH = 20;

export async function placeCart(api: Api, posted: FormData): Promise<CartAnswer> {
  const typed = fieldOf(posted, 'cep').slice(0, MAX_CEP_LENGTH);
  const fail = (message: string): CartAnswer => ({ field: { name: 'cep', value: typed, message } });
  const cep = normalizeCep(typed);
  if (cep === undefined) return fail(shippingText.badCep);
  if (ufOf(cep) === undefined) return fail(cartFreightText.unassigned);
  try {
    await setZipcode(api, cep);
    return { notice: 'cep', place: 'frete' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return fail(error.serverText || shippingText.failed);
  }
}

export async function chooseService(api: Api, posted: FormData): Promise<CartAnswer> {
  try {
    await chooseFreight(api, fieldOf(posted, 'servico'));
    return { notice: 'servico', place: 'frete' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { problem: (error.status < 500 && error.serverText) || shippingText.failed };
  }
}
