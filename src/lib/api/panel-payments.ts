/** How the shop is paid. Every call throws ApiError 401 without a login, 403 for who is no `administrador`. */
import type { PagamentosPainel } from '#lib/contract/panel-payments.ts';
import type { PaymentFields } from '#lib/domain/payments/payment-fields.ts';
import type { Api } from './client.ts';

export function getPaymentSettings({ own }: Api): Promise<PagamentosPainel> {
  return own.get('panel/payments').json<PagamentosPainel>();
}

/** @throws ApiError 400 for what does not fit, 409 when somebody else has saved meanwhile. */
export function savePaymentSettings(
  { own }: Api,
  json: PaymentFields & { readonly revisao: string },
): Promise<PagamentosPainel> {
  return own.put('panel/payments', { json, retry: 0 }).json<PagamentosPainel>();
}

/** @throws ApiError 404 for a shop that is no demonstration, 409 for an account that is of it. */
export function useAsOwnShop({ own }: Api): Promise<PagamentosPainel> {
  return own.post('panel/payments/own-shop', { json: {}, retry: 0 }).json<PagamentosPainel>();
}
