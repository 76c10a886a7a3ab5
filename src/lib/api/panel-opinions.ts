/** Opinions and questions as the shop sees them. Every call throws ApiError 401 without a login, 403 for a customer. */
import type { AvaliacoesPainel, NovaDecisao, PerguntasPainel } from '#lib/contract/panel-opinions.ts';
import type { Sucesso } from '#lib/contract/success.ts';
import type { FiltroPergunta, Situacao, TipoAvaliacao } from '#lib/domain/opinions/moderation.ts';
import type { Api } from './client.ts';
import type { Choice } from './panel-choice.ts';

export function getPanelReviews(
  { own }: Api,
  searchParams: Choice & { readonly tipo: TipoAvaliacao; readonly situacao: Situacao },
): Promise<AvaliacoesPainel> {
  return own.get('panel/reviews', { searchParams }).json<AvaliacoesPainel>();
}

/** @throws ApiError 404, or 409 when somebody else decided meanwhile. */
export function decideReview(
  { own }: Api,
  tipo: TipoAvaliacao,
  id: number,
  json: NovaDecisao,
): Promise<Sucesso> {
  return own.post(`panel/reviews/${tipo}/${id}`, { json, retry: 0 }).json<Sucesso>();
}

export function getPanelQuestions(
  { own }: Api,
  searchParams: Choice & { readonly filtro: FiltroPergunta },
): Promise<PerguntasPainel> {
  return own.get('panel/questions', { searchParams }).json<PerguntasPainel>();
}

/** @throws ApiError as `decideReview`. */
export function decideQuestion(
  { own }: Api,
  what: 'questions' | 'answers',
  id: number,
  json: NovaDecisao,
): Promise<Sucesso> {
  return own.post(`panel/${what}/${id}`, { json, retry: 0 }).json<Sucesso>();
}

/** Publishes the question too. @throws ApiError 400 for no answer or one that is too long, else as `decideReview`. */
export function answerAsShop(
  { own }: Api,
  id: number,
  json: { readonly resposta: string; readonly vista: Situacao },
): Promise<Sucesso> {
  return own.post(`panel/questions/${id}/answer`, { json, retry: 0 }).json<Sucesso>();
}
