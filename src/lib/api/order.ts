/** Closing an order, and the orders of somebody logged in: only of our own platform. Every call throws ApiError 401 without a login. */
import {
  convertPedido,
  convertPedidos,
  convertRevisao,
  type Pedido,
  type Pedidos,
  type RevisaoPedido,
  type SendOrder,
} from '#lib/contract/order.ts';
import type { Sucesso } from '#lib/contract/success.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { EnderecoEntrega } from '#lib/domain/orders/order-parties.ts';
import type { Api } from './client.ts';

export async function reviewOrder({ own }: Api): Promise<RevisaoPedido<Centavos>> {
  return convertRevisao(await own.get('order/review').json<RevisaoPedido>(), toCentavos);
}

/** @throws ApiError 404 for an address of somebody else, 400 for a field that does not fit. */
export function deliverTo(
  { own }: Api,
  json: EnderecoEntrega | { readonly idEndereco: number },
): Promise<Sucesso> {
  return own.put('order/address', { json, retry: 0 }).json<Sucesso>();
}

/** @throws ApiError 400 for a service that does not go to the address of the order. */
export function deliverBy({ own }: Api, servico: string): Promise<Sucesso> {
  return own.put('order/freight', { json: { servico }, retry: 0 }).json<Sucesso>();
}

/** @throws ApiError 400 for what cannot be ordered as it is, 409 when it is not what the review showed any more. */
export async function sendOrder({ own }: Api, json: SendOrder): Promise<Pedido<Centavos>> {
  return convertPedido(await own.post('order', { json, retry: 0 }).json<Pedido>(), toCentavos);
}

/** @throws ApiError 404. */
export async function getOrder({ own }: Api, numero: string): Promise<Pedido<Centavos>> {
  return convertPedido(await own.get(`order/${encodeURIComponent(numero)}`).json<Pedido>(), toCentavos);
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
