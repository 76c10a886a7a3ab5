/** `/painel/mensagens`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { changePanelMessage } from '#lib/api/panel-messages.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { readId, text } from '#lib/domain/kernel/form-fields.ts';
import { SITUACOES_MENSAGEM, type SituacaoMensagem } from '#lib/domain/opinions/moderation.ts';
import { attempt, refuse } from '../account/visit.ts';
import { listPath } from './list.ts';

export type TypedMessage = {
  readonly id: number;
  readonly situacao: SituacaoMensagem;
  readonly nota: string;
};

/** What cannot be saved comes back as it was typed, above what is saved now. */
export function answerMessages(api: Api, url: URL, posted: FormData): Promise<FormOutcome<TypedMessage>> {
  const chosen = SITUACOES_MENSAGEM.find((one) => one === posted.get('situacao'));
  const situacao = chosen ?? 'novo';
  const typed = { id: readId(posted.get('id')), situacao, nota: text(posted, 'nota') };
  if (!chosen) return Promise.resolve(refuse(typed, {}));
  return attempt(typed, { 404: 'form', 409: 'form' }, async () => {
    const revisao = readId(posted.get('revisao'));
    await changePanelMessage(api, typed.id, { situacao, nota: typed.nota, revisao });
    return listPath(url, { aviso: 'salvo', pg: url.searchParams.get('pg') ?? '' });
  });
}
