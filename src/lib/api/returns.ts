/** What the buyer of an order sends back: only of our own platform. Every call throws ApiError 401 and 404 for an order of somebody else. */
import {
  type ArquivoDevolucao,
  convertDevolucoesPedido,
  type DevolucoesPedido,
  type PedirDevolucao,
} from '#lib/contract/returns.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

type Returns = Promise<DevolucoesPedido<Centavos>>;

export async function getOrderReturns({ own }: Api, numero: number): Returns {
  return convertDevolucoesPedido(
    await own.get(`order/${numero}/returns`).json<DevolucoesPedido>(),
    toCentavos,
  );
}

/** @throws ApiError 400 without a reason, 409 when it is too early, too late or asked for already. */
export async function askReturn({ own }: Api, numero: number, json: PedirDevolucao): Returns {
  const answer = await own.post(`order/${numero}/returns`, { json, retry: 0 }).json<DevolucoesPedido>();
  return convertDevolucoesPedido(answer, toCentavos);
}

/** @throws ApiError 409 once the goods are in the shop. */
export async function cancelReturn({ own }: Api, numero: number, id: number): Returns {
  const path = `order/${numero}/returns/${id}/cancel`;
  return convertDevolucoesPedido(await own.post(path, { retry: 0 }).json<DevolucoesPedido>(), toCentavos);
}

/** Milliseconds: a large picture is decoded behind others. */
const DECODED = 120_000;

/** @throws ApiError 400 naming the file, 409 for one too many. */
export async function addReturnPicture({ own }: Api, numero: number, id: number, file: File): Returns {
  const path = `order/${numero}/returns/${id}/pictures`;
  const headers = { 'Content-Type': 'application/octet-stream' };
  const searchParams = { nome: file.name || 'foto' };
  const answer = await own
    .post(path, { searchParams, headers, body: file, retry: 0, timeout: DECODED })
    .json<DevolucoesPedido>();
  return convertDevolucoesPedido(answer, toCentavos);
}

/** @param what `label`, or `pictures/1`. */
export function getReturnFile(
  { own }: Api,
  numero: number,
  id: number,
  what: string,
): Promise<ArquivoDevolucao> {
  return own.get(`order/${numero}/returns/${id}/${what}`).json<ArquivoDevolucao>();
}
