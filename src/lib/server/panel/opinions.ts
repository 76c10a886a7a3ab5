/** `/painel/avaliacoes` and `/painel/perguntas`: what their forms do. */
import type { Api } from '#lib/api/client.ts';
import { answerAsShop, decideQuestion, decideReview } from '#lib/api/panel-opinions.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { readId, text } from '#lib/domain/kernel/form-fields.ts';
import {
  type Decisao,
  SITUACOES,
  type Situacao,
  type TipoAvaliacao,
} from '#lib/domain/opinions/moderation.ts';
import { panelOpinionText } from '#lib/text/panel-opinions.ts';
import { attempt, refuse } from '../account/visit.ts';
import { listPath } from './list.ts';

/** What somebody wrote, and under which question. */
export type TypedAnswer = { readonly id: number; readonly resposta: string };

/** What the platform refuses is said above the list, which then shows how things stand. */
const PLACES = { 404: 'form', 409: 'form' };

export function answerReview(
  api: Api,
  tipo: TipoAvaliacao,
  url: URL,
  posted: FormData,
): Promise<FormOutcome<undefined>> {
  const decision = decisionOf(posted);
  if (!decision) return Promise.resolve(refuse(undefined, {}));
  return attempt(undefined, PLACES, async () => {
    await decideReview(api, tipo, readId(posted.get('id')), decision);
    return listPath(url, { aviso: decision.situacao, pg: url.searchParams.get('pg') ?? '' });
  });
}

/** Publishing, refusing, or answering as the shop. */
export async function answerQuestions(
  api: Api,
  url: URL,
  posted: FormData,
): Promise<FormOutcome<TypedAnswer>> {
  const typed = { id: readId(posted.get('id')), resposta: text(posted, 'resposta') };
  const resposta = typed.resposta.trim();
  const back = (aviso: string) => listPath(url, { aviso, pg: url.searchParams.get('pg') ?? '' });
  const acao = posted.get('acao');
  if (acao === 'responder' || (acao === 'publicar' && resposta !== '')) {
    if (resposta === '' || resposta.length > ANSWER_LENGTH) {
      return refuse(typed, { resposta: panelOpinionText.answerFault(ANSWER_LENGTH) });
    }
    return attempt(typed, PLACES, async () => {
      await answerAsShop(api, typed.id, { resposta, vista: seenOf(posted) });
      return back('respondida');
    });
  }
  if (acao === 'recusar' && resposta !== '') {
    return refuse(typed, { resposta: panelOpinionText.answerLeft });
  }
  const what = posted.get('oque') === 'resposta' ? 'answers' : 'questions';
  const decision = decisionOf(posted);
  if (!decision) return refuse(typed, {});
  return attempt(typed, PLACES, async () => {
    await decideQuestion(api, what, typed.id, decision);
    return back(decision.situacao);
  });
}

/** Characters. */
const ANSWER_LENGTH = 5000;

const DECISIONS: ReadonlyMap<unknown, Decisao> = new Map([
  ['publicar', 'publicada'],
  ['recusar', 'recusada'],
]);

/** Undefined for a form that says neither. */
function decisionOf(posted: FormData): { readonly situacao: Decisao; readonly vista: Situacao } | undefined {
  const situacao = DECISIONS.get(posted.get('acao'));
  return situacao && { situacao, vista: seenOf(posted) };
}

function seenOf(posted: FormData): Situacao {
  return SITUACOES.find((situacao) => situacao === posted.get('vista')) ?? 'esperando';
}
