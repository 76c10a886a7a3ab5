/** Pix by the API of a bank. Every call throws ApiError 401 without a login, 403 for who is no `administrador`. */
import type { PixApiPainel } from '#lib/contract/panel-pix-api.ts';
import type { PixApiFields } from '#lib/domain/payments/pix-api-fields.ts';
import type { Api } from './client.ts';

const CALL = 'panel/payments/pix-api';

export function getPixApi({ own }: Api): Promise<PixApiPainel> {
  return own.get(CALL).json<PixApiPainel>();
}

/** @throws ApiError 400 for what does not fit, or is to be on without its secrets, 409 when somebody else has saved meanwhile. */
export function savePixApi(
  { own }: Api,
  json: PixApiFields & { readonly revisao: string },
): Promise<PixApiPainel> {
  return own.put(CALL, { json, retry: 0 }).json<PixApiPainel>();
}

export type PixApiSecrets = {
  readonly clientSecret: string;
  readonly appKey: string;
  /** Files in base64, '' for none. */
  readonly certificado: string;
  readonly chavePrivada: string;
  readonly senha: string;
};

/** What is '' stays as it is. @throws ApiError 400 for a certificate that cannot be used, 404 without an account. */
export function savePixApiSecrets({ own }: Api, json: PixApiSecrets): Promise<PixApiPainel> {
  return own.put(`${CALL}/secrets`, { json, retry: 0 }).json<PixApiPainel>();
}

/** @throws ApiError 409 without an account that can be asked. */
export function testPixApi({ own }: Api): Promise<PixApiPainel> {
  return own.post(`${CALL}/test`, { json: {}, retry: 0, timeout: 30_000 }).json<PixApiPainel>();
}

/** @throws ApiError 409 with why the bank does not take the address. */
export function registerPixNotices({ own }: Api): Promise<PixApiPainel> {
  return own.put(`${CALL}/notices`, { json: {}, retry: 0, timeout: 30_000 }).json<PixApiPainel>();
}
