/** Quotes: only of our own platform. Every call throws ApiError 401 without a login. */
import type { Carrinho } from '#lib/contract/checkout.ts';
import { convertCarrinho } from '#lib/contract/conversion.ts';
import { convertOrcamento, convertOrcamentos, type Orcamento, type Orcamentos } from '#lib/contract/quote.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

/** Of the cart. @throws ApiError 400 when there is nothing in it, or the account has too many. */
export async function makeQuote({ own }: Api): Promise<Orcamento<Centavos>> {
  return convertOrcamento(await own.post('quote', { retry: 0 }).json<Orcamento>(), toCentavos);
}

/** @throws ApiError 404. */
export async function getQuote({ own }: Api, numero: string): Promise<Orcamento<Centavos>> {
  const path = `quote/${encodeURIComponent(numero)}`;
  return convertOrcamento(await own.get(path).json<Orcamento>(), toCentavos);
}

/** Into the cart. @throws ApiError 404, 400 when the cart holds no more lines. */
export async function buyQuote({ own }: Api, numero: string): Promise<Carrinho<Centavos>> {
  const path = `quote/${encodeURIComponent(numero)}/cart`;
  return convertCarrinho(await own.post(path, { retry: 0 }).json<Carrinho>(), toCentavos);
}

/** @throws ApiError 404, or 409 for one that was bought. */
export async function refuseQuote(
  { own }: Api,
  numero: string,
  recado: string,
): Promise<Orcamento<Centavos>> {
  const path = `quote/${encodeURIComponent(numero)}/refuse`;
  return convertOrcamento(await own.post(path, { json: { recado }, retry: 0 }).json<Orcamento>(), toCentavos);
}

export async function getQuotes({ own }: Api): Promise<Orcamentos<Centavos>> {
  return convertOrcamentos(await own.get('quotes').json<Orcamentos>(), toCentavos);
}
