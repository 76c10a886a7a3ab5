/** What else searches stand for: what only our own platform has. */
import type { Sinonimo, Sinonimos, SinonimosOferecidos } from '#lib/contract/panel-synonyms.ts';
import type { Api } from './client.ts';
import type { Choice } from './panel-choice.ts';

/** @throws ApiError 401 when nobody is logged in, 403 for somebody without a part in it; so do the two below. */
export function getSynonyms({ own }: Api, searchParams: Choice = {}): Promise<Sinonimos> {
  return own.get('panel/synonyms', { searchParams }).json<Sinonimos>();
}

/** @throws ApiError 400 for terms that are none, 409 for a code of a product or a synonym there is. */
export function addSynonym({ own }: Api, json: Omit<Sinonimo, 'id'>): Promise<Sinonimos> {
  return own.post('panel/synonyms', { json, retry: 0 }).json<Sinonimos>();
}

/** @throws ApiError 404 for one that is gone. */
export function removeSynonym({ own }: Api, id: number): Promise<Sinonimos> {
  return own.delete(`panel/synonyms/${id}`, { retry: 0 }).json<Sinonimos>();
}

/** What this version of Vitrine ships and the shop has not; what was removed in the panel is not offered again. */
export function getOfferedSynonyms({ own }: Api): Promise<SinonimosOferecidos> {
  return own.get('panel/synonyms/offered').json<SinonimosOferecidos>();
}

/** Those of these terms that are offered; the shop's own stay. Answers what is left. */
export function takeSynonyms({ own }: Api, termos: readonly string[]): Promise<SinonimosOferecidos> {
  return own.post('panel/synonyms/offered', { json: { termos }, retry: 0 }).json<SinonimosOferecidos>();
}
