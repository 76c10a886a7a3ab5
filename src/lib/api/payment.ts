/** How orders are paid, and the bank of the demonstration: only of our own platform. */
import {
  type AcaoDemonstracao,
  type CartaoPedido,
  type ChoosePayment,
  type CobrancaDemonstracao,
  convertCartao,
  convertDemonstracao,
  convertPagamento,
  type PagamentoPedido,
  type PagarCartao,
} from '#lib/contract/payment.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

/** @throws ApiError 404 for no order, 401 where a login is needed. */
export async function getPayment({ own }: Api, numero: number): Promise<PagamentoPedido<Centavos>> {
  return convertPagamento(await own.get(`order/${numero}/payment`).json<PagamentoPedido>(), toCentavos);
}

/** @throws ApiError 404 for a link that is none, or not any more. */
export async function getOpenPayment({ own }: Api, token: string): Promise<PagamentoPedido<Centavos>> {
  const path = `order/link/${encodeURIComponent(token)}/payment`;
  return convertPagamento(await own.get(path).json<PagamentoPedido>(), toCentavos);
}

/** @throws ApiError 400 for a way that is not offered, 409 for an order that waits for no payment. */
export async function choosePayment(
  { own }: Api,
  numero: number,
  json: ChoosePayment,
): Promise<PagamentoPedido<Centavos>> {
  const answer = own.post(`order/${numero}/payment`, { json, retry: 0 });
  return convertPagamento(await answer.json<PagamentoPedido>(), toCentavos);
}

/** @throws ApiError 404 where no card may be typed for it here. */
export async function getCard({ own }: Api, numero: number): Promise<CartaoPedido<Centavos>> {
  return convertCartao(await own.get(`order/${numero}/payment/card`).json<CartaoPedido>(), toCentavos);
}

/** Milliseconds: the card's bank is asked meanwhile. */
const CARD_PATIENCE = 30_000;

/** @throws ApiError 400 where no card may be typed here, 409 while it cannot be paid, 429 for too many tries. */
export async function payByCard(
  { own }: Api,
  numero: number,
  json: PagarCartao,
): Promise<PagamentoPedido<Centavos>> {
  const answer = own.post(`order/${numero}/payment/card`, { json, retry: 0, timeout: CARD_PATIENCE });
  return convertPagamento(await answer.json<PagamentoPedido>(), toCentavos);
}

/** @throws ApiError 404 anywhere but in the demonstration. */
export async function getDemoCharge({ own }: Api, ref: string): Promise<CobrancaDemonstracao<Centavos>> {
  const path = `demo-bank/${encodeURIComponent(ref)}`;
  return convertDemonstracao(await own.get(path).json<CobrancaDemonstracao>(), toCentavos);
}

/** @throws ApiError 404 anywhere but in the demonstration. */
export async function playDemoBank(
  { own }: Api,
  ref: string,
  acao: AcaoDemonstracao,
): Promise<CobrancaDemonstracao<Centavos>> {
  const answer = own.post(`demo-bank/${encodeURIComponent(ref)}`, { json: { acao }, retry: 0 });
  return convertDemonstracao(await answer.json<CobrancaDemonstracao>(), toCentavos);
}
