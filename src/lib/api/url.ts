/** Page data. Every function throws ApiError 404 for an address the platform does not know. */
import { convertListing, convertProductDetail } from '#lib/contract/conversion.ts';
import type { UrlHome, UrlPage } from '#lib/contract/page.ts';
import type { UrlVerify } from '#lib/contract/route.ts';
import type { ListingParams, UrlListing, UrlProductDetail } from '#lib/contract/url.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

export type ListingNivel =
  | 'product/listing/category'
  | 'product/listing/brand'
  | 'product/listing/landing-page'
  | 'product/listing/search';

export function verifyUrl({ client }: Api, path: string): Promise<UrlVerify> {
  return client.get('url/verify', { searchParams: { url: path } }).json<UrlVerify>();
}

/** `previa` as for `getPage`. */
export function getHome({ client }: Api, previa = ''): Promise<UrlHome> {
  const searchParams = previa === '' ? {} : { previa };
  return client.get('url/home', { searchParams }).json<UrlHome>();
}

/** @param previa Signed link of an editor, '' for what visitors see. @throws ApiError 403 when it is over. */
export function getPage({ client }: Api, path: string, previa = ''): Promise<UrlPage> {
  const searchParams = { url: path, ...(previa && { previa }) };
  return client.get('url/page', { searchParams }).json<UrlPage>();
}

export async function getProductDetail({ client }: Api, path: string): Promise<UrlProductDetail<Centavos>> {
  const answer = await client
    .get('url/product/detail', { searchParams: { url: path } })
    .json<UrlProductDetail>();
  return convertProductDetail(answer, toCentavos);
}

/** A search has no `path`; its term is `params.busca`. */
export async function getListing(
  { client }: Api,
  nivel: ListingNivel,
  path: string,
  params: ListingParams,
): Promise<UrlListing<Centavos>> {
  const searchParams = { ...(nivel === 'product/listing/search' ? {} : { url: path }), ...params };
  const answer = await client.get(`url/${nivel}`, { searchParams }).json<UrlListing>();
  return convertListing(answer, toCentavos);
}
