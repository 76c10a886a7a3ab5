/** Editing pages, pieces, banners and the look of the shop. Every function throws ApiError 401 or 403 for who may not. */
import type {
  Coisa,
  Conteudo,
  ConteudoAparencia,
  ConteudoCriado,
  ConteudoEditado,
  Conteudos,
  RascunhoSalvo,
  TextoPronto,
} from '#lib/contract/panel-content.ts';
import type { TipoPeca } from '#lib/contract/piece.ts';
import type { Api } from './client.ts';

/** What somebody had before them when they wrote. */
export type SeenVersion = { readonly versao: number; readonly revisao: number };
/** ISO 8601, '' for none. */
export type Plan = { readonly visivelDe: string; readonly visivelAte: string };

export type NewContent = {
  readonly conteudo: Exclude<Conteudo, ConteudoAparencia>;
  readonly nome: string;
  /** Of a piece. */
  readonly tipo?: TipoPeca;
  /** Of a banner. */
  readonly espaco?: string;
};

export function getContents({ own }: Api): Promise<Conteudos> {
  return own.get('panel/content').json<Conteudos>();
}

/** @throws ApiError 404. */
export function getContent({ own }: Api, coisa: string): Promise<ConteudoEditado> {
  return own.get(`panel/content/${coisa}`).json<ConteudoEditado>();
}

/** @throws ApiError 400, 404 for a picture that is not there, 409 for a name that is taken. */
export function createContent({ own }: Api, json: NewContent): Promise<ConteudoCriado> {
  return own.post('panel/content', { json }).json<ConteudoCriado>();
}

/** @throws ApiError 400, 404 for a picture that is not there, 409 when somebody else saved since. */
export async function saveDraft(
  { own }: Api,
  coisa: Coisa,
  json: SeenVersion & { readonly conteudo: Conteudo },
): Promise<SeenVersion> {
  const { versao, revisao } = await own.put(`panel/content/${coisa}/draft`, { json }).json<RascunhoSalvo>();
  return { versao, revisao };
}

/** @throws ApiError 409. */
export async function discardDraft({ own }: Api, coisa: Coisa, json: SeenVersion): Promise<void> {
  await own.delete(`panel/content/${coisa}/draft`, { json });
}

/** @throws ApiError 400 for an end before the beginning, 409 when somebody else saved since. */
export async function publishContent({ own }: Api, coisa: Coisa, json: SeenVersion & Plan): Promise<void> {
  await own.post(`panel/content/${coisa}/publish`, { json });
}

/** @throws ApiError 404. */
export async function restoreVersion({ own }: Api, coisa: Coisa, versao: number): Promise<void> {
  await own.post(`panel/content/${coisa}/restore`, { json: { versao } });
}

/** @throws ApiError 409 for a version that has begun, or where there is a draft. */
export async function withdrawVersion({ own }: Api, coisa: Coisa, versao: number): Promise<void> {
  await own.post(`panel/content/${coisa}/withdraw`, { json: { versao } });
}

export async function switchContent({ own }: Api, coisa: Coisa, ativo: boolean): Promise<void> {
  await own.put(`panel/content/${coisa}/active`, { json: { ativo } });
}

/** Of a banner in its slot. */
export async function moveBanner({ own }: Api, coisa: Coisa, sentido: 'sobe' | 'desce'): Promise<void> {
  await own.put(`panel/content/${coisa}/place`, { json: { sentido } });
}

/** The last of another slot. @throws ApiError 404 for no such slot, 409 for one that was removed. */
export async function moveToSlot({ own }: Api, coisa: Coisa, espaco: string): Promise<void> {
  await own.put(`panel/content/${coisa}/slot`, { json: { espaco } });
}

/** Takes a banner out of the shop, or puts it back. */
export async function removeBanner({ own }: Api, coisa: Coisa, removido: boolean): Promise<void> {
  await own.put(`panel/content/${coisa}/removed`, { json: { removido } });
}

/** HTML of a text in Markdown, not made safe yet. */
export async function markdownHtml({ own }: Api, texto: string): Promise<string> {
  const { html } = await own.post('panel/content/markdown', { json: { texto } }).json<TextoPronto>();
  return html;
}
