/** Returns in the hands of the shop. Every call throws ApiError 401 without a login, 403 for who is no `administrador`. */
import {
  type ArquivoDevolucao,
  convertDevolucaoPainel,
  type DevolucaoPainel,
  type DevolucoesPainel,
  type FimDevolucao,
} from '#lib/contract/returns.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

type One = Promise<DevolucaoPainel<Centavos>>;

export function getPanelReturns(
  { own }: Api,
  searchParams: {
    readonly situacao: string;
    readonly pedido?: number;
    readonly offset?: number;
    readonly limit?: number;
  },
): Promise<DevolucoesPainel> {
  return own.get('panel/returns', { searchParams }).json<DevolucoesPainel>();
}

/** @throws ApiError 404. */
export async function getPanelReturn({ own }: Api, id: string): One {
  const path = `panel/returns/${encodeURIComponent(id)}`;
  return convertDevolucaoPainel(await own.get(path).json<DevolucaoPainel>(), toCentavos);
}

/** @throws ApiError 400 for a refusal without words, 409 when it moved meanwhile; so do the others. */
export function stepReturn(
  api: Api,
  id: number,
  json: {
    readonly revisao: number;
    readonly passo: 'aceita' | 'recusada' | 'recebida';
    readonly resposta: string;
  },
): One {
  return act(api, `${id}/step`, json);
}

export function instructReturn(
  api: Api,
  id: number,
  json: { readonly revisao: number; readonly instrucoes: string; readonly link: string },
): One {
  return act(api, `${id}/instructions`, json);
}

/** @param json `valor` in reais. */
export function concludeReturn(api: Api, id: number, json: FimDevolucao): One {
  return act(api, `${id}/conclude`, json);
}

/** @throws ApiError 400 for what is neither PDF nor text. */
export async function labelReturn({ own }: Api, id: number, revisao: number, file: Blob): One {
  const headers = { 'Content-Type': 'application/octet-stream' };
  const answer = await own
    .post(`panel/returns/${id}/label`, { searchParams: { revisao }, headers, body: file, retry: 0 })
    .json<DevolucaoPainel>();
  return convertDevolucaoPainel(answer, toCentavos);
}

/** @param what `label`, or `pictures/1`. */
export function getPanelReturnFile({ own }: Api, id: number, what: string): Promise<ArquivoDevolucao> {
  return own.get(`panel/returns/${id}/${what}`).json<ArquivoDevolucao>();
}

async function act({ own }: Api, path: string, json: object): One {
  const answer = await own.post(`panel/returns/${path}`, { json, retry: 0 }).json<DevolucaoPainel>();
  return convertDevolucaoPainel(answer, toCentavos);
}
