/** How a page, a piece, a banner or the look of the shop is named in an address: `pagina-3`. */
import type { Coisa, Especie } from '#lib/contract/panel-content.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import type { Owner } from '#lib/platform/kernel/queries/versions.ts';
import type { ContentId } from './queries/content.ts';

export const OWNERS: Readonly<Record<Especie, Owner>> = {
  aparencia: 'appearance_id',
  banner: 'banner_id',
  pagina: 'page_id',
  peca: 'piece_id',
};

const COISA = /^(?:(?:banner|pagina|peca)-\d+|aparencia-1)$/;

/** @throws HttpError 404 for what names nothing. */
export function readContentName(coisa: string): ContentId & { readonly especie: Especie } {
  if (!COISA.test(coisa)) throw notFound(message.unknownContent);
  const [kind, id = ''] = coisa.split('-') as [Especie, string];
  return { especie: kind, owner: OWNERS[kind], id: readId(id, message.unknownContent) };
}

export function contentName(owner: Owner, id: number): Coisa {
  return `${KINDS[owner]}-${id}`;
}

export const KINDS: Readonly<Record<Owner, Especie>> = {
  appearance_id: 'aparencia',
  banner_id: 'banner',
  page_id: 'pagina',
  piece_id: 'peca',
};
