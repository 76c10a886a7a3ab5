/** Delivery services, for the owner: what only our own platform has. */
import type { ServicoConteudo, ServicoPainel, ServicosPainel } from '#lib/contract/panel-shipping.ts';
import type { Api } from './client.ts';

/** @throws ApiError 401 when nobody is logged in, 403 for who is no administrator; so do the others. */
export function getServices({ own }: Api): Promise<ServicosPainel> {
  return own.get('panel/shipping').json<ServicosPainel>();
}

/** One that is not there yet comes empty. @throws ApiError 404 for what can be no id of one. */
export function getService({ own }: Api, id: string): Promise<ServicoPainel> {
  return own.get(`panel/shipping/${encodeURIComponent(id)}`).json<ServicoPainel>();
}

/** @throws ApiError 400 for what does not fit, 409 when somebody else has saved meanwhile. */
export function saveService(
  { own }: Api,
  id: string,
  json: ServicoConteudo & { readonly revisao: string },
): Promise<ServicoPainel> {
  return own.put(`panel/shipping/${encodeURIComponent(id)}`, { json, retry: 0 }).json<ServicoPainel>();
}
