/** Mercado Pago. Every call throws ApiError 401 without a login, 403 for who is no `administrador`. */
import type { MercadoPagoPainel } from '#lib/contract/panel-mercado-pago.ts';
import type { MercadoPagoFields } from '#lib/domain/payments/mercado-pago-fields.ts';
import type { Api } from './client.ts';

const CALL = 'panel/payments/mercado-pago';

export function getMercadoPago({ own }: Api): Promise<MercadoPagoPainel> {
  return own.get(CALL).json<MercadoPagoPainel>();
}

/** @throws ApiError 400 for what does not fit, or is to be on without a token, 409 when somebody else has saved meanwhile. */
export function saveMercadoPago(
  { own }: Api,
  json: MercadoPagoFields & { readonly revisao: string },
): Promise<MercadoPagoPainel> {
  return own.put(CALL, { json, retry: 0 }).json<MercadoPagoPainel>();
}

/** What is '' stays as it is. @throws ApiError 404 without an account. */
export function saveMercadoPagoSecrets(
  { own }: Api,
  json: { readonly accessToken: string; readonly assinatura: string },
): Promise<MercadoPagoPainel> {
  return own.put(`${CALL}/secrets`, { json, retry: 0 }).json<MercadoPagoPainel>();
}

/** @throws ApiError 409 without an account that can be asked. */
export function testMercadoPago({ own }: Api): Promise<MercadoPagoPainel> {
  return own.post(`${CALL}/test`, { json: {}, retry: 0, timeout: 30_000 }).json<MercadoPagoPainel>();
}
