/** Orders and quotes of all accounts. Every call throws ApiError 401 without a login, 403 for who is no `administrador`. */
import type { StatusPedido } from '#lib/contract/order.ts';
import {
  convertOrcamentosPainel,
  convertPedidoPainel,
  convertPedidosPainel,
  type NovoPasso,
  type OrcamentosPainel,
  type PassoDesfeito,
  type PedidoPainel,
  type PedidosPainel,
  type TermosOrcamento,
  type Vendedores,
} from '#lib/contract/panel-orders.ts';
import type { Ocorrencia } from '#lib/contract/parcel.ts';
import { convertOrcamento, type Orcamento } from '#lib/contract/quote.ts';
import type { Sucesso } from '#lib/contract/success.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { OrderPayment } from '#lib/domain/payments/order-payment.ts';
import type { Api } from './client.ts';
import type { Choice } from './panel-choice.ts';

export async function getPanelOrders(
  { own }: Api,
  searchParams: Choice & { readonly situacao?: StatusPedido; readonly pagamento?: OrderPayment },
): Promise<PedidosPainel<Centavos>> {
  return convertPedidosPainel(
    await own.get('panel/orders', { searchParams }).json<PedidosPainel>(),
    toCentavos,
  );
}

/** @throws ApiError 404. */
export async function getPanelOrder({ own }: Api, numero: string): Promise<PedidoPainel<Centavos>> {
  const path = `panel/orders/${encodeURIComponent(numero)}`;
  return convertPedidoPainel(await own.get(path).json<PedidoPainel>(), toCentavos);
}

/** @throws ApiError 404, or 409 when the order is not as `vista` says any more. */
export async function stepPanelOrder(
  { own }: Api,
  numero: number,
  json: NovoPasso,
): Promise<PedidoPainel<Centavos>> {
  const answer = await own.post(`panel/orders/${numero}`, { json, retry: 0 }).json<PedidoPainel>();
  return convertPedidoPainel(answer, toCentavos);
}

/** @param visto The code that was there. @throws ApiError 404, or 409 when it is not there any more, or the order not under way. */
export async function correctTracking(
  { own }: Api,
  numero: number,
  json: { readonly rastreio: string; readonly transportadora: string; readonly visto: string },
): Promise<PedidoPainel<Centavos>> {
  const answer = await own.put(`panel/orders/${numero}/tracking`, { json, retry: 0 }).json<PedidoPainel>();
  return convertPedidoPainel(answer, toCentavos);
}

/** @param vista The step that is taken back. @throws ApiError 404, 409 for a step that something followed, or that is not the last one. */
export function undoPanelStep({ own }: Api, numero: number, vista: StatusPedido): Promise<PassoDesfeito> {
  return own.post(`panel/orders/${numero}/undo`, { json: { vista }, retry: 0 }).json<PassoDesfeito>();
}

/** What a carrier says of its parcel; `em` '' is now. @throws ApiError 404, 400 for a moment that cannot be, 409 for an order that no carrier has. */
export async function addParcelState(
  { own }: Api,
  numero: number,
  json: Ocorrencia,
): Promise<PedidoPainel<Centavos>> {
  const answer = await own.post(`panel/orders/${numero}/tracking`, { json, retry: 0 }).json<PedidoPainel>();
  return convertPedidoPainel(answer, toCentavos);
}

export async function getPanelQuotes(
  { own }: Api,
  searchParams: Choice,
): Promise<OrcamentosPainel<Centavos>> {
  return convertOrcamentosPainel(
    await own.get('panel/quotes', { searchParams }).json<OrcamentosPainel>(),
    toCentavos,
  );
}

/** @throws ApiError 404. */
export async function getPanelQuote({ own }: Api, numero: string): Promise<Orcamento<Centavos>> {
  const path = `panel/quotes/${encodeURIComponent(numero)}`;
  return convertOrcamento(await own.get(path).json<Orcamento>(), toCentavos);
}

/** @throws ApiError 400 for no such account, codes that cannot be sold, and more than the seller may take off. */
export async function newPanelQuote(
  { own }: Api,
  json: TermosOrcamento & { readonly email: string; readonly itens: string },
): Promise<Orcamento<Centavos>> {
  return convertOrcamento(await own.post('panel/quotes', { json, retry: 0 }).json<Orcamento>(), toCentavos);
}

/** @throws ApiError 404, 400, or 409 when it is not `revisao` any more or was bought. */
export async function changePanelQuote(
  { own }: Api,
  numero: string,
  json: TermosOrcamento & { readonly revisao: number },
): Promise<Orcamento<Centavos>> {
  const path = `panel/quotes/${encodeURIComponent(numero)}`;
  return convertOrcamento(await own.put(path, { json, retry: 0 }).json<Orcamento>(), toCentavos);
}

/** @throws ApiError 404, or 409 when it is not `revisao` any more or holds no more. */
export async function sendPanelQuote(
  { own }: Api,
  numero: string,
  revisao: number,
): Promise<Orcamento<Centavos>> {
  const path = `panel/quotes/${encodeURIComponent(numero)}/send`;
  return convertOrcamento(
    await own.post(path, { json: { revisao }, retry: 0 }).json<Orcamento>(),
    toCentavos,
  );
}

/** For whom the seller of this session buys from now on; `cliente` is an e-mail, CPF or CNPJ, '' for none. @throws ApiError 400. */
export function beginSale(
  { own }: Api,
  json: { readonly cliente: string; readonly desconto: number },
): Promise<Sucesso> {
  return own.put('panel/sale', { json, retry: 0 }).json<Sucesso>();
}

export function getSellers({ own }: Api): Promise<Vendedores> {
  return own.get('panel/sellers').json<Vendedores>();
}

/** @param visto The limit that was there. @throws ApiError 404, 409. */
export function limitSeller(
  { own }: Api,
  id: number,
  json: { readonly limite: number; readonly visto: number },
): Promise<Vendedores> {
  return own.put(`panel/sellers/${id}`, { json, retry: 0 }).json<Vendedores>();
}
