/** What the shop notes of a visit, and where it takes place. */
import type { Canal } from '#lib/contract/product.ts';
import type { Sucesso } from '#lib/contract/success.ts';
import type { TrackingParameters } from '#lib/contract/visit.ts';
import type { Api } from './client.ts';

export function getChannel({ client }: Api): Promise<Canal> {
  return client.get('sales-channel/actual').json<Canal>();
}

/** @throws ApiError 404 for a channel the shop does not have. */
export function chooseChannel({ client }: Api, id: number): Promise<Sucesso> {
  return client.put('sales-channel/actual', { json: { id } }).json<Sucesso>();
}

/** The first that are kept in a session stand. @throws ApiError 400 for a value that does not fit. */
export function keepTracking({ client }: Api, json: TrackingParameters): Promise<Sucesso> {
  return client.post('tracking-parameters', { json, keepalive: true, retry: 0 }).json<Sucesso>();
}

/** @throws ApiError 404 for a hash that can be none, 400 for an address that does not fit. */
export function noteSeen({ client }: Api, hash: string, url: string): Promise<Sucesso> {
  return client
    .post(`browsing-history/${encodeURIComponent(hash)}`, { json: { url }, keepalive: true, retry: 0 })
    .json<Sucesso>();
}
