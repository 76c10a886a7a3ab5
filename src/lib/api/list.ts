/** Ready-made lists. */
import {
  convertKits,
  convertListDetail,
  convertListListing,
  type KitsProduto,
  type Lista,
  type UrlListDetail,
  type UrlListListing,
} from '#lib/contract/list.ts';
import { type Compra, convertCompra, type ListShopRequest } from '#lib/contract/purchase.ts';
import type { ListingParams } from '#lib/contract/url.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

/** @throws ApiError 400 for a limit above the platform's. */
export async function getLists(
  { client }: Api,
  path: string,
  params: Pick<ListingParams, 'offset' | 'limit'>,
): Promise<UrlListListing<Centavos>> {
  const searchParams = { url: path, ...params };
  const answer = await client.get('url/list/listing', { searchParams }).json<UrlListListing>();
  return convertListListing(answer, toCentavos);
}

/** @throws ApiError 404 for an unknown list. */
export async function getList({ client }: Api, path: string): Promise<UrlListDetail<Centavos>> {
  const answer = await client.get('url/list/detail', { searchParams: { url: path } }).json<UrlListDetail>();
  return convertListDetail(answer, toCentavos);
}

/**
 * What is chosen of a list costs, and what buys it.
 * @throws ApiError 404 for an unknown list or a product it does not hold, 400 for more than there is.
 */
export async function priceList({ client }: Api, body: ListShopRequest): Promise<Compra<Centavos>> {
  const answer = await client.post('list/shop', { json: body }).json<Compra>();
  return convertCompra(answer, toCentavos);
}

/** The kits that hold a product. */
export async function getKits({ own }: Api, product: number): Promise<readonly Lista<Centavos>[]> {
  return convertKits(await own.get(`product/${product}/kits`).json<KitsProduto>(), toCentavos).kits;
}
