/** Notas fiscais of an order: only of our own platform. Every call throws ApiError 401 and 404 for an order of somebody else. */
import {
  type ArquivoNota,
  convertNotasPainel,
  convertNotasPedido,
  type NotasPainel,
  type NotasPedido,
} from '#lib/contract/order-invoices.ts';
import { convertPedidosAFaturar, type PedidosAFaturar } from '#lib/contract/unbilled-orders.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

export async function getOrderInvoices({ own }: Api, numero: number): Promise<NotasPedido<Centavos>> {
  return convertNotasPedido(await own.get(`order/${numero}/invoices`).json<NotasPedido>(), toCentavos);
}

export function getInvoiceFile(
  { own }: Api,
  numero: number,
  id: number,
  what: 'xml' | 'danfe',
): Promise<ArquivoNota> {
  return own.get(`order/${numero}/invoices/${id}/${what}`).json<ArquivoNota>();
}

type Notas = Promise<NotasPainel<Centavos>>;
const BYTES = { 'Content-Type': 'application/octet-stream' };

export async function getPanelInvoices({ own }: Api, numero: number): Notas {
  return convertNotasPainel(await own.get(path(numero)).json<NotasPainel>(), toCentavos);
}

export function getPanelInvoiceFile(
  { own }: Api,
  numero: number,
  id: number,
  what: 'xml' | 'danfe',
): Promise<ArquivoNota> {
  return own.get(path(numero, `/${id}/${what}`)).json<ArquivoNota>();
}

/** @throws ApiError 400 for what is no NF-e, 409 with what differs from the order unless `aceitar`. */
export async function sendInvoice({ own }: Api, numero: number, file: Blob, aceitar: boolean): Notas {
  const searchParams = { aceitar: aceitar ? 'sim' : '' };
  const sent = { searchParams, headers: BYTES, body: file, retry: 0 };
  return convertNotasPainel(await own.post(path(numero), sent).json<NotasPainel>(), toCentavos);
}

/** @throws ApiError 400 for a key that is none, 409 as `sendInvoice`. */
export async function typeInvoice(
  { own }: Api,
  numero: number,
  json: { readonly chave: string; readonly aceitar: boolean },
): Notas {
  const answer = await own.post(path(numero, '/key'), { json, retry: 0 }).json<NotasPainel>();
  return convertNotasPainel(answer, toCentavos);
}

/** @throws ApiError 400 for what is no PDF. */
export async function sendDanfe({ own }: Api, numero: number, id: number, file: Blob): Notas {
  const answer = await own
    .post(path(numero, `/${id}/danfe`), { headers: BYTES, body: file, retry: 0 })
    .json<NotasPainel>();
  return convertNotasPainel(answer, toCentavos);
}

/** @throws ApiError 409 for one that is cancelled. */
export async function cancelInvoice({ own }: Api, numero: number, id: number): Notas {
  const answer = await own.post(path(numero, `/${id}/cancel`), { retry: 0 }).json<NotasPainel>();
  return convertNotasPainel(answer, toCentavos);
}

export async function takeInvoiceAway({ own }: Api, numero: number, id: number): Notas {
  const answer = await own.delete(path(numero, `/${id}`), { retry: 0 }).json<NotasPainel>();
  return convertNotasPainel(answer, toCentavos);
}

/** @param depois The `proximo` of the answer before, 0 for the first ones. */
export async function getUnbilledOrders({ own }: Api, depois: number): Promise<PedidosAFaturar<Centavos>> {
  const searchParams = { depois };
  const answer = await own.get('panel/orders/unbilled', { searchParams }).json<PedidosAFaturar>();
  return convertPedidosAFaturar(answer, toCentavos);
}

function path(numero: number, below = ''): string {
  return `panel/orders/${numero}/invoices${below}`;
}
