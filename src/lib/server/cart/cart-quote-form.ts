/** Quotes on the cart page: making one, and those that hold. */
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { getQuotes, makeQuote } from '#lib/api/quote.ts';
import type { Orcamentos } from '#lib/contract/quote.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { cartPath, quotePath } from '#lib/paths.ts';
import { cartText } from '#lib/text/cart.ts';
import { loginFor } from '../account/login-for.ts';
import { optional } from '../page/optional.ts';
import type { CartAnswer } from './cart-answer.ts';

/** A quote is given to an account: who has not logged in does that first, and comes back to the cart. */
export function quoteCart(api: Api): Promise<CartAnswer> {
  return loginFor(cartPath, async (): Promise<CartAnswer> => {
    try {
      const { numero } = await makeQuote(api);
      return { path: quotePath(numero) };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 400) throw error;
      return { problem: error.serverText || cartText.failures.failed };
    }
  });
}

export async function quotesOf({
  sessionApi,
  visitor,
}: Pick<App.Locals, 'sessionApi' | 'visitor'>): Promise<Orcamentos<Centavos>['orcamentos']> {
  if (!visitor.loggedIn) return [];
  const none: Orcamentos<Centavos> = { orcamentos: [] };
  return (await optional(getQuotes(sessionApi()), none, 'quotes')).orcamentos;
}
