/** How the shop is paid. Every call throws ApiError 401 without a login, 403 for who is no `administrador`. */
import type { FaturadoPainel, PagamentosPainel } from '#lib/contract/panel-payments.ts';
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

export function getInvoices({ own }: Api): Promise<FaturadoPainel> {
  return own.get('panel/payments/invoice').json<FaturadoPainel>();
}

type Group = { readonly nome: string; readonly dias: number; readonly revisao: string };

/** @param id Undefined for a new one. @throws ApiError 400 for a name that is there, 404, 409. */
export function saveInvoiceGroup({ own }: Api, json: Group, id?: number): Promise<FaturadoPainel> {
  const answer =
    id === undefined
      ? own.post('panel/payments/invoice/groups', { json, retry: 0 })
      : own.put(`panel/payments/invoice/groups/${id}`, { json, retry: 0 });
  return answer.json<FaturadoPainel>();
}

/** @throws ApiError 404, 409 for one that has companies. */
export function removeInvoiceGroup({ own }: Api, id: number): Promise<FaturadoPainel> {
  return own.delete(`panel/payments/invoice/groups/${id}`, { retry: 0 }).json<FaturadoPainel>();
}

/** @param json `conta` is a CNPJ or an e-mail address. @throws ApiError 400 for no such company, 404 for no such group. */
export function approveInvoices(
  { own }: Api,
  json: { readonly conta: string; readonly grupo: number },
): Promise<FaturadoPainel> {
  return own.post('panel/payments/invoice/companies', { json, retry: 0 }).json<FaturadoPainel>();
}

/** @throws ApiError 404. */
export function disapproveInvoices({ own }: Api, id: number): Promise<FaturadoPainel> {
  return own.delete(`panel/payments/invoice/companies/${id}`, { retry: 0 }).json<FaturadoPainel>();
}
