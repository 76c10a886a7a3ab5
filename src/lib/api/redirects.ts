/** Old addresses and where they lead: what only our own platform has. */
import type { Destino, Redirecionamentos } from '#lib/contract/panel-redirects.ts';
import type { Api } from './client.ts';
import type { Choice } from './panel-choice.ts';

/** @throws ApiError 404 for an address that leads nowhere. */
export function getRedirect({ own }: Api, path: string): Promise<Destino> {
  return own.get('redirect', { searchParams: { url: path } }).json<Destino>();
}

/** @throws ApiError 401 when nobody is logged in, 403 for somebody without a part in it; so do the two below. */
export function getRedirects({ own }: Api, searchParams: Choice = {}): Promise<Redirecionamentos> {
  return own.get('panel/redirects', { searchParams }).json<Redirecionamentos>();
}

/** @throws ApiError 400 for a path that is none, 409 for a redirect that would do harm. */
export function addRedirect(
  { own }: Api,
  json: { readonly de: string; readonly para: string },
): Promise<Redirecionamentos> {
  return own.post('panel/redirects', { json, retry: 0 }).json<Redirecionamentos>();
}

/** @throws ApiError 404 for one that is gone. */
export function removeRedirect({ own }: Api, id: number): Promise<Redirecionamentos> {
  return own.delete(`panel/redirects/${id}`, { retry: 0 }).json<Redirecionamentos>();
}
