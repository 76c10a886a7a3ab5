/** The delivery of the cart: only of our own platform. The postal code is set by `checkout/zipcode`. */
import { convertFreteCarrinho, type FreteCarrinho } from '#lib/contract/cart-freight.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

const FREIGHT = 'cart/freight';

export async function getCartFreight({ own }: Api): Promise<FreteCarrinho<Centavos>> {
  return convertFreteCarrinho(await own.get(FREIGHT).json<FreteCarrinho>(), toCentavos);
}

/** '' chooses none. @throws ApiError 400 for a service that does not take this cart there. */
export async function chooseFreight({ own }: Api, servico: string): Promise<FreteCarrinho<Centavos>> {
  const answer = await own.put(FREIGHT, { json: { servico }, retry: 0 }).json<FreteCarrinho>();
  return convertFreteCarrinho(answer, toCentavos);
}
