/** What delivery costs. Nothing is written: send the postal code to `checkout/zipcode` to have it remembered. */
import {
  type Cotacao,
  convertCotacao,
  convertFretesRegiao,
  type FretesRegiao,
  type QuoteList,
  type QuoteProduct,
} from '#lib/contract/shipment.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

/** @throws ApiError 400 for what is no postal code, 404 for an unknown product or value. */
export function quoteProduct(api: Api, body: QuoteProduct): Promise<Cotacao<Centavos>> {
  return quote(api, 'shipment/product', body);
}

/** @throws ApiError 400 for what is no postal code, 404 for an unknown list. */
export function quoteList(api: Api, body: QuoteList): Promise<Cotacao<Centavos>> {
  return quote(api, 'shipment/list', body);
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

async function quote({ client }: Api, path: string, json: object): Promise<Cotacao<Centavos>> {
  return convertCotacao(await client.post(path, { json, retry: 0 }).json<Cotacao>(), toCentavos);
}
