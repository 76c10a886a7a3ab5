/** The coupon of the cart. The cart shows it: ask for the cart afterwards. */
import type { Sucesso, SucessoMensagem } from '#lib/contract/success.ts';
import type { Api } from './client.ts';

/** One that does not count is no error: `sucesso` is false and `mensagem` says why. */
export function giveCoupon({ client }: Api, hash: string): Promise<SucessoMensagem> {
  return client.put(`promotional/coupon/${encodeURIComponent(hash)}`, { retry: 0 }).json<SucessoMensagem>();
}

export function takeBackCoupon({ client }: Api): Promise<Sucesso> {
  return client.delete('promotional/coupon', { retry: 0 }).json<Sucesso>();
}
