/** What is asked about products beside their pages. Every function throws ApiError 404 for an unknown product. */
import {
  type BudgetRequest,
  type CombinationRequest,
  type Compra,
  type CompraConjunta,
  convertCompra,
  type ShopRequest,
  type SolicitationRequest,
} from '#lib/contract/purchase.ts';
import type { Sucesso } from '#lib/contract/success.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

/** What two products cost together. @throws ApiError 404 when they are not offered together, 400 when one cannot be bought. */
export async function priceCombination(
  { client }: Api,
  body: CombinationRequest,
): Promise<CompraConjunta<Centavos>> {
  const answer = await client.post('product/combination', { json: body }).json<CompraConjunta>();
  return convertCompra(answer, toCentavos);
}

/** What products cost in these quantities. @throws ApiError 400 for more than there is. */
export async function priceProducts({ client }: Api, body: ShopRequest): Promise<Compra<Centavos>> {
  const answer = await client.post('product/shop', { json: body }).json<Compra>();
  return convertCompra(answer, toCentavos);
}

/** Asks to be told when a product is back; asking again changes nothing. @throws ApiError 400 for a field that does not fit. */
export function askForNotice({ client }: Api, body: SolicitationRequest): Promise<Sucesso> {
  return client.post('product/solicitation', { json: body, retry: 0 }).json<Sucesso>();
}

/** @throws ApiError 400 for a field that does not fit. */
export function askForQuote({ client }: Api, body: BudgetRequest): Promise<Sucesso> {
  return client.post('product/budget', { json: body, retry: 0 }).json<Sucesso>();
}
