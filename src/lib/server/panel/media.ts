/** `/painel/midia`: what its list shows, and what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { deletePicture, getMedia, uploadPicture } from '#lib/api/panel-media.ts';
import type { Midias } from '#lib/contract/panel-media.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { readSlot } from '#lib/domain/media/picture-slots.ts';
import { panelMediaPath } from '#lib/paths.ts';
import { panelMediaText } from '#lib/text/panel-media.ts';

/** Files one form may carry. */
export const FILES_AT_ONCE = 4;
const PAGE = 24;
const LONGEST_SEARCH = 100;
const MOST_PAGES = 10_000;

export type LibrarySearch = {
  readonly busca: string;
  readonly semUso: boolean;
  readonly page: number;
  /** The place of the shop that a picture is looked for, '' for none. */
  readonly vaga: string;
};
export type Library = Midias & { readonly search: LibrarySearch };

export type LibraryOutcome =
  | { readonly path: string }
  | {
      readonly status: 422;
      /** What could not be done, a sentence each. */
      readonly problems: readonly string[];
      /** The alternative texts of what was not kept, to be sent again. */
      readonly alts: readonly string[];
      /** Names of what was kept all the same. */
      readonly kept: readonly string[];
    };

export async function loadLibrary(api: Api, url: URL): Promise<Library> {
  const page = Math.min(Math.max(readId(url.searchParams.get('pg')), 1), MOST_PAGES);
  const busca = (url.searchParams.get('busca') ?? '')
    .toWellFormed()
    .replaceAll('\0', '')
    .slice(0, LONGEST_SEARCH);
  const semUso = url.searchParams.get('uso') === 'nenhum';
  const vaga = vagaOf(url);
  const offset = (page - 1) * PAGE;
  const found = await getMedia(api, { busca, semUso, offset, limit: PAGE });
  return { ...found, search: { busca, semUso, page, vaga } };
}

/** The list with this search. */
export function libraryPath({ busca, semUso, page, vaga }: LibrarySearch): string {
  const query = new URLSearchParams({
    ...(busca && { busca }),
    ...(semUso && { uso: 'nenhum' }),
    ...(page > 1 && { pg: String(page) }),
    ...(vaga && { vaga }),
  }).toString();
  return query ? `${panelMediaPath}?${query}` : panelMediaPath;
}

/** @throws ApiError for everything that is not the fault of what was sent. */
export async function answerLibrary(api: Api, url: URL, posted: FormData): Promise<LibraryOutcome> {
  if (line(posted, 'acao') === 'apagar') return removeMarked(api, posted);
  return upload(api, posted, vagaOf(url));
}

/** Of the place a picture is looked for; '' for none. */
function vagaOf(url: URL): string {
  return readSlot(url.searchParams.get('vaga') ?? '')?.chave ?? '';
}

async function upload(api: Api, posted: FormData, vaga: string): Promise<LibraryOutcome> {
  const alts = posted.getAll('alt').map((alt) => (typeof alt === 'string' ? alt.trim() : ''));
  const files = posted.getAll('arquivo').slice(0, FILES_AT_ONCE);
  const problems: string[] = [];
  const kept: string[] = [];
  const left: string[] = [];
  // One after another: each is decoded in memory.
  for (const [place, file] of files.entries()) {
    if (!(file instanceof File) || (file.name === '' && file.size === 0)) continue;
    const nome = line(named(file.name), 'nome') || panelMediaText.add.number(place + 1);
    const alt = alts[place] ?? '';
    const refused =
      alt === ''
        ? panelMediaText.problem.noAlt(nome)
        : await refusal(() => uploadPicture(api, file, { nome, alt }));
    if (refused === undefined) kept.push(nome);
    else {
      problems.push(refused);
      left.push(alt);
    }
  }
  if (problems.length > 0) return { status: 422, problems, alts: left, kept };
  if (kept.length === 0) return { status: 422, problems: [panelMediaText.problem.file], alts, kept };
  const aviso = kept.length === 1 ? 'enviada' : 'enviadas';
  return { path: `${panelMediaPath}?${new URLSearchParams({ ...(vaga && { vaga }), aviso })}` };
}

async function removeMarked(api: Api, posted: FormData): Promise<LibraryOutcome> {
  const ids = posted.getAll('id').map(readId).filter(Boolean).slice(0, PAGE);
  const problems: string[] = [];
  for (const id of ids) {
    const refused = await refusal(() => deletePicture(api, id));
    if (refused !== undefined) problems.push(refused);
  }
  if (ids.length === 0) problems.push(panelMediaText.nothingChosen);
  if (problems.length > 0) return { status: 422, problems, alts: [], kept: [] };
  return { path: `${panelMediaPath}?uso=nenhum&aviso=apagadas` };
}

/** The sentence of what the platform refuses; what was gone already is no refusal. */
async function refusal(act: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || ![400, 404, 409].includes(error.status)) throw error;
    return error.status === 404 ? undefined : error.serverText;
  }
}

function named(nome: string): FormData {
  const form = new FormData();
  form.set('nome', nome.slice(0, 255));
  return form;
}
