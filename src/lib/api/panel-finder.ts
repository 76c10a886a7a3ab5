/** The finder as its owner keeps it: what only our own platform has. */
import type { ArquivoRegras, PainelLigar } from '#lib/contract/panel-finder.ts';
import type { Api } from './client.ts';
import type { Choice } from './panel-choice.ts';

/** @throws ApiError 401 when nobody is logged in, 403 for who is no administrator; so do the two below. */
export function getPanelFinder({ own }: Api, searchParams: Choice = {}): Promise<PainelLigar> {
  return own.get('panel/finder', { searchParams }).json<PainelLigar>();
}

export function switchPanelFinder({ own }: Api, ligado: boolean): Promise<PainelLigar> {
  return own.put('panel/finder', { json: { ligado }, retry: 0 }).json<PainelLigar>();
}

/** `codigo` null: what the value came with. @throws ApiError 400 for a meaning that nobody knows. */
export function saySheetCode(
  { own }: Api,
  json: { readonly caracteristica: string; readonly valor: string; readonly codigo: string | null },
): Promise<PainelLigar> {
  return own.put('panel/finder/codes', { json, retry: 0 }).json<PainelLigar>();
}

/** The rules as a file, to be changed and brought back. */
export function getFinderRules({ own }: Api): Promise<ArquivoRegras> {
  return own.get('panel/finder/rules').json<ArquivoRegras>();
}

/** @throws ApiError 400 for a file that is no rules, with what is wrong in words; 413 for one that is too large. */
export function bringFinderRules({ own }: Api, file: Blob): Promise<PainelLigar> {
  const headers = { 'Content-Type': 'application/octet-stream' };
  return own.post('panel/finder/rules', { body: file, headers, retry: 0 }).json<PainelLigar>();
}

/** Back to the rules that come with the shop. */
export function dropFinderRules({ own }: Api): Promise<PainelLigar> {
  return own.delete('panel/finder/rules', { retry: 0 }).json<PainelLigar>();
}
