/** Questions and answers of visitors. Both wait for approval. */
import type { NewAnswer, NewQuestion } from '#lib/contract/opinions.ts';
import type { Sucesso } from '#lib/contract/success.ts';
import type { Api } from './client.ts';

/** @throws ApiError 404 for what is not there to be asked about, 400 for a field that does not fit. */
export function askQuestion({ client }: Api, json: NewQuestion): Promise<Sucesso> {
  return client.post('question', { json, retry: 0 }).json<Sucesso>();
}

/** @throws ApiError 404 for a question that is not shown, 400 for a field that does not fit. */
export function answerQuestion({ client }: Api, json: NewAnswer): Promise<Sucesso> {
  return client.post('question/answer', { json, retry: 0 }).json<Sucesso>();
}
