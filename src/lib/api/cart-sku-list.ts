/** A pasted list of codes: only of our own platform. */
import type { AddSkuList, ListaSku } from '#lib/contract/cart-sku-list.ts';
import type { Api } from './client.ts';

const LIST = 'cart/sku-list';

/** @throws ApiError 400 for a list without a line, or with too many. */
export function addSkuList({ own }: Api, json: AddSkuList): Promise<ListaSku> {
  return own.post(LIST, { json, retry: 0 }).json<ListaSku>();
}

/** What became of it. @throws ApiError 404 for a list that this visitor has not sent. */
export function getSkuList({ own }: Api, chave: string): Promise<ListaSku> {
  return own.get(`${LIST}/${encodeURIComponent(chave)}`).json<ListaSku>();
}
