/** Buying to sell again. */
import type { Revenda } from '#lib/contract/reseller.ts';
import type { Sucesso } from '#lib/contract/success.ts';
import type { Api } from './client.ts';

/** Only our own platform tells. @throws ApiError 401 when nobody is logged in. */
export function getReseller({ own }: Api): Promise<Revenda> {
  return own.get('account/reseller').json<Revenda>();
}

/** The consents are those of the account from then on. @throws ApiError 401 when nobody is logged in. */
export function askToResell(
  { client }: Api,
  json: { readonly newsletter: boolean; readonly sms: boolean },
): Promise<Sucesso> {
  return client.post('client/reseller', { json, retry: 0 }).json<Sucesso>();
}
