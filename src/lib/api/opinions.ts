/** Opinions on products, lists and the shop. What is sent waits for approval. */
import type {
  AvaliacoesLoja,
  AvaliacoesProduto,
  NewProductReview,
  NewStoreReview,
  ReviewParams,
} from '#lib/contract/opinions.ts';
import type { Sucesso } from '#lib/contract/success.ts';
import type { Api } from './client.ts';

/** @throws ApiError 400 for a limit above the platform's. */
export function getProductReviews({ client }: Api, params: ReviewParams): Promise<AvaliacoesProduto> {
  return client.get('evaluations/product', { searchParams: params }).json<AvaliacoesProduto>();
}

/** @throws ApiError 404 for an unknown product, 400 for a field that does not fit. */
export function sendProductReview({ client }: Api, json: NewProductReview): Promise<Sucesso> {
  return client.post('evaluations/product', { json, retry: 0 }).json<Sucesso>();
}

/** @throws ApiError 400 for a limit above the platform's. */
export function getStoreReviews(
  { client }: Api,
  params: Pick<ReviewParams, 'offset' | 'limit'>,
): Promise<AvaliacoesLoja> {
  return client.get('evaluations/store', { searchParams: params }).json<AvaliacoesLoja>();
}

/** `sucesso` says whether the key is good for an answer. */
export function checkReviewKey({ client }: Api, key: string): Promise<Sucesso> {
  return client.get(`evaluations/store/add/${encodeURIComponent(key)}`).json<Sucesso>();
}

/** @throws ApiError 404 for an unknown key, 409 for one that was used, 400 for a field that does not fit. */
export function sendStoreReview({ client }: Api, key: string, json: NewStoreReview): Promise<Sucesso> {
  return client.post(`evaluations/store/add/${encodeURIComponent(key)}`, { json, retry: 0 }).json<Sucesso>();
}
