/**
 * Closing an order, and the orders of an account or of the session that sent them: only of our own platform. Every call
 * throws ApiError 401 where a login is needed.
 */
import {
  convertPedido,
  convertPedidoAberto,
  convertPedidos,
  convertRevisao,
  type Pedido,
  type PedidoAberto,
  type Pedidos,
  type RevisaoPedido,
} from '#lib/contract/order.ts';
import { convertRecompra, type Recompra } from '#lib/contract/order-again.ts';
import type { SendOrder } from '#lib/contract/send-order.ts';
import type { Sucesso } from '#lib/contract/success.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

/**
 * `cep` or `idEndereco`: of a form that brings its address, '' for the postal code that is known already. `servico` is the
 * one that is ticked in it.
 */
export async function reviewOrder(
  { own }: Api,
  searchParams: { readonly cep?: string; readonly idEndereco?: string; readonly servico?: string } = {},
): Promise<RevisaoPedido<Centavos>> {
  return convertRevisao(await own.get('order/review', { searchParams }).json<RevisaoPedido>(), toCentavos);
}

/** @throws ApiError 400 for what cannot be ordered as it is, 409 when it is not what the review showed any more. */
export async function sendOrder({ own }: Api, json: SendOrder): Promise<Pedido<Centavos>> {
  return convertPedido(await own.post('order', { json, retry: 0 }).json<Pedido>(), toCentavos);
}

/** Of a form whose answer never came. @throws ApiError 404. */
export async function resumeOrder({ own }: Api, chave: string): Promise<Pedido<Centavos>> {
  return convertPedido(
    await own.post('order/resume', { json: { chave }, retry: 0 }).json<Pedido>(),
    toCentavos,
  );
}

/** @throws ApiError 404. */
export async function getOrder({ own }: Api, numero: string): Promise<Pedido<Centavos>> {
  return convertPedido(await own.get(`order/${encodeURIComponent(numero)}`).json<Pedido>(), toCentavos);
}

/** What of it can be had today, and for how much. @throws ApiError 404. */
export async function getOrderAgain({ own }: Api, numero: string): Promise<Recompra<Centavos>> {
  const path = `order/${encodeURIComponent(numero)}/again`;
  return convertRecompra(await own.get(path).json<Recompra>(), toCentavos);
}

/** The same of the order of a link. @throws ApiError 404 for a link that is none, or not any more. */
export async function getOpenOrderAgain({ own }: Api, token: string): Promise<Recompra<Centavos>> {
  const path = `order/link/${encodeURIComponent(token)}/again`;
  return convertRecompra(await own.get(path).json<Recompra>(), toCentavos);
}

/** @throws ApiError 404 for a link that is none, or not any more. */
export async function getOpenOrder({ own }: Api, token: string): Promise<PedidoAberto<Centavos>> {
  const path = `order/link/${encodeURIComponent(token)}`;
  return convertPedidoAberto(await own.get(path).json<PedidoAberto>(), toCentavos);
}

/** Mails a code to the buyer of a linked order. @throws ApiError 404, 429. */
export function mailOrderCode({ own }: Api, token: string): Promise<Sucesso> {
  return own.post(`order/link/${encodeURIComponent(token)}/code`, { retry: 0 }).json<Sucesso>();
}

/** With that code the order is seen in this session. @throws ApiError 400 for another one, 404, 429. */
export async function openOrderByCode(
  { own }: Api,
  token: string,
  codigo: string,
): Promise<Pedido<Centavos>> {
  const path = `order/link/${encodeURIComponent(token)}/open`;
  return convertPedido(await own.post(path, { json: { codigo }, retry: 0 }).json<Pedido>(), toCentavos);
}

/** Makes the links void that were mailed. @throws ApiError 404. */
export function endOrderLink({ own }: Api, numero: string): Promise<Sucesso> {
  return own.post(`order/${encodeURIComponent(numero)}/link`, { retry: 0 }).json<Sucesso>();
}

/** Mails the buyer of a guest's order a link that makes an account of it. @throws ApiError 404, 429. */
export function openOrderAccount({ own }: Api, numero: string): Promise<Sucesso> {
  return own.post(`order/${encodeURIComponent(numero)}/account`, { retry: 0 }).json<Sucesso>();
}

/** @throws ApiError 404, or 409 for one that is past it. */
export async function cancelOrder({ own }: Api, numero: string): Promise<Pedido<Centavos>> {
  const path = `order/${encodeURIComponent(numero)}/cancel`;
  return convertPedido(await own.post(path, { retry: 0 }).json<Pedido>(), toCentavos);
}

export async function getOrders(
  { own }: Api,
  searchParams: { readonly offset: number; readonly limit: number },
): Promise<Pedidos<Centavos>> {
  return convertPedidos(await own.get('orders', { searchParams }).json<Pedidos>(), toCentavos);
}
