/** What delivery costs. Nothing is written: send the postal code to `checkout/zipcode` to have it remembered. */
import {
  type Cotacao,
  convertCotacao,
  convertFretesRegiao,
  type FretesRegiao,
  type QuoteProduct,
} from '#lib/contract/shipment.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

/** @throws ApiError 400 for what is no postal code, 404 for an unknown product or value. */
export async function quoteProduct({ client }: Api, json: QuoteProduct): Promise<Cotacao<Centavos>> {
  const answer = await client.post('shipment/product', { json, retry: 0 }).json<Cotacao>();
  return convertCotacao(answer, toCentavos);
}

/**
 * What one unit costs to deliver, by state.
 * @throws ApiError 404 for an unknown product or value, and from a platform that is not ours.
 */
export async function getRegions(
  { client }: Api,
  product: Pick<QuoteProduct, 'idProduto' | 'idAtributoValor'>,
): Promise<FretesRegiao<Centavos>> {
  const answer = await client.get('shipment/regions', { searchParams: product }).json<FretesRegiao>();
  return convertFretesRegiao(answer, toCentavos);
}
