/** What was searched for in vain, and why a search finds what it finds: what only our own platform has. */
import type { BuscaExplicada, BuscasSemClique } from '#lib/contract/panel-searches.ts';
import type { Api } from './client.ts';

/** @throws ApiError 401 when nobody is logged in, 403 for somebody without a part in it; so does the one below. */
export function getUnanswered({ own }: Api): Promise<BuscasSemClique> {
  return own.get('panel/searches').json<BuscasSemClique>();
}

export function getReasons({ own }: Api, busca: string): Promise<BuscaExplicada> {
  return own.get('panel/searches/reasons', { searchParams: { busca } }).json<BuscaExplicada>();
}
