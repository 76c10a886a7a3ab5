/** The payments of an order, and cases of all. Every call throws ApiError 401 without a login, 403 for who is no `administrador`. */
import {
  type CasosPagamento,
  type ConfirmacaoPagamento,
  convertCasosPagamento,
  convertPagamentosPedido,
  type FimCaso,
  type PagamentoManual,
  type PagamentosPedido,
  type PedidoDevolucao,
} from '#lib/contract/panel-order-payments.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

type Payments = Promise<PagamentosPedido<Centavos>>;

/** @throws ApiError 404. */
export async function getOrderPayments({ own }: Api, numero: number): Payments {
  const answer = await own.get(`panel/orders/${numero}/payments`).json<PagamentosPedido>();
  return convertPagamentosPedido(answer, toCentavos);
}

/** @throws ApiError 404, or 409 when it moved meanwhile; so do the others. */
export function confirmPayment(api: Api, numero: number, id: number, json: ConfirmacaoPagamento): Payments {
  return act(api, `${numero}/payments/${id}/confirm`, json);
}

export function undoPayment(
  api: Api,
  numero: number,
  id: number,
  json: { readonly revisao: string },
): Payments {
  return act(api, `${numero}/payments/${id}/undo`, json);
}

/** @throws ApiError 404 for one that is over. */
export async function setDifferenceAside({ own }: Api, id: number): Promise<CasosPagamento<Centavos>> {
  const answer = await own.post(`panel/differences/${id}`, { json: {}, retry: 0 }).json<CasosPagamento>();
  return convertCasosPagamento(answer, toCentavos);
}

/** Its buyer may begin charges again. */
export function allowPaymentAgain(api: Api, numero: number, json: { readonly revisao: string }): Payments {
  return act(api, `${numero}/payments/allow`, json);
}

/** Somebody looked, and it was not paid. */
export function sayUnpaid(
  api: Api,
  numero: number,
  id: number,
  json: { readonly revisao: string },
): Payments {
  return act(api, `${numero}/payments/${id}/unpaid`, json);
}

export function markOrderPaid(api: Api, numero: number, json: PagamentoManual): Payments {
  return act(api, `${numero}/payments/manual`, json);
}

/** @throws ApiError 400 for a return without its day, 409 for more than may go back. */
export function refundOrder(api: Api, numero: number, json: PedidoDevolucao): Payments {
  return act(api, `${numero}/payments/refund`, json);
}

/** @param json `devolucao` is the return that was promised. */
export function takeOrderUp(
  api: Api,
  numero: number,
  json: { readonly revisao: string; readonly devolucao: string },
): Payments {
  return act(api, `${numero}/payments/take-up`, json);
}

async function act({ own }: Api, path: string, json: object): Payments {
  const answer = await own.post(`panel/orders/${path}`, { json, retry: 0 }).json<PagamentosPedido>();
  return convertPagamentosPedido(answer, toCentavos);
}

type CaseChoice = {
  readonly situacao: 'abertos' | 'encerrados';
  readonly offset: number;
  readonly limit: number;
};

export async function getCases(
  { own }: Api,
  searchParams: Partial<CaseChoice> = {},
): Promise<CasosPagamento<Centavos>> {
  const answer = await own.get('panel/cases', { searchParams }).json<CasosPagamento>();
  return convertCasosPagamento(answer, toCentavos);
}

/** @throws ApiError 400 for an end that does not fit, 404 for no open case, 409 when the stock is gone. */
export async function closePaymentCase(
  { own }: Api,
  id: number,
  json: FimCaso,
): Promise<CasosPagamento<Centavos>> {
  const answer = await own.post(`panel/cases/${id}`, { json, retry: 0 }).json<CasosPagamento>();
  return convertCasosPagamento(answer, toCentavos);
}
