/** What visitors wrote to the shop. Every call throws ApiError 401 without a login, 403 for a customer. */
import type { EsperasPainel, MensagensPainel, MudancaMensagem } from '#lib/contract/panel-messages.ts';
import type { Sucesso } from '#lib/contract/success.ts';
import type { SituacaoMensagem, TipoMensagem } from '#lib/domain/opinions/moderation.ts';
import type { Api } from './client.ts';

export function getPanelMessages(
  { own }: Api,
  searchParams: {
    readonly tipo: TipoMensagem;
    readonly situacao: SituacaoMensagem;
    readonly busca?: string;
    readonly offset?: number;
    readonly limit?: number;
  },
): Promise<MensagensPainel> {
  return own.get('panel/messages', { searchParams }).json<MensagensPainel>();
}

export function getWaiting({ own }: Api): Promise<EsperasPainel> {
  return own.get('panel/messages/waiting').json<EsperasPainel>();
}

/** @throws ApiError 404, or 409 when somebody else has saved it meanwhile. */
export function changePanelMessage({ own }: Api, id: number, json: MudancaMensagem): Promise<Sucesso> {
  return own.post(`panel/messages/${id}`, { json, retry: 0 }).json<Sucesso>();
}
