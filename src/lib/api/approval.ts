/** Orders that wait for a company: only of our own platform. Every call throws ApiError 401 without a login. */
import {
  type Aprovacao,
  type Aprovacoes,
  convertAprovacao,
  convertAprovacoes,
} from '#lib/contract/approval.ts';
import type { Carrinho } from '#lib/contract/checkout.ts';
import { convertCarrinho } from '#lib/contract/conversion.ts';
import type { SendOrder } from '#lib/contract/send-order.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

/** @throws ApiError 404 where the shop has no such thing. */
export async function getApprovals({ own }: Api): Promise<Aprovacoes<Centavos>> {
  return convertAprovacoes(await own.get('approvals').json<Aprovacoes>(), toCentavos);
}

/** @throws ApiError 404 for what somebody else asked for. */
export async function getApproval({ own }: Api, numero: string): Promise<Aprovacao<Centavos>> {
  const path = `approvals/${encodeURIComponent(numero)}`;
  return convertAprovacao(await own.get(path).json<Aprovacao>(), toCentavos);
}

/** @throws ApiError 400 for what cannot be ordered as it is, 403 for who buys for nobody, 409 when it is not what was shown. */
export async function askApproval({ own }: Api, json: SendOrder): Promise<Aprovacao<Centavos>> {
  return convertAprovacao(await own.post('approvals', { json, retry: 0 }).json<Aprovacao>(), toCentavos);
}

/** @throws ApiError 403 for who asked, 404, 409 for what is decided, over, or cannot be had as it was shown. */
export async function approveOrder({ own }: Api, numero: string): Promise<Aprovacao<Centavos>> {
  const path = `approvals/${encodeURIComponent(numero)}/approve`;
  return convertAprovacao(await own.post(path, { retry: 0 }).json<Aprovacao>(), toCentavos);
}

/** @throws ApiError as `approveOrder`. */
export async function refuseOrder(
  { own }: Api,
  numero: string,
  recado: string,
): Promise<Aprovacao<Centavos>> {
  const path = `approvals/${encodeURIComponent(numero)}/refuse`;
  return convertAprovacao(await own.post(path, { json: { recado }, retry: 0 }).json<Aprovacao>(), toCentavos);
}

/** Back into the cart of who asked. @throws ApiError 404, 409 for what waits or was approved. */
export async function restoreApproval({ own }: Api, numero: string): Promise<Carrinho<Centavos>> {
  const path = `approvals/${encodeURIComponent(numero)}/cart`;
  return convertCarrinho(await own.post(path, { retry: 0 }).json<Carrinho>(), toCentavos);
}
