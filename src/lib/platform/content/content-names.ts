/** How a page, a piece or a banner is named in an address: `pagina-3`. */
import type { Coisa, Especie } from '#lib/contract/panel-content.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import type { ContentId } from './queries/content.ts';
import type { Owner } from './queries/versions.ts';

export const OWNERS: Readonly<Record<Especie, Owner>> = {
  banner: 'banner_id',
  pagina: 'page_id',
  peca: 'piece_id',
};

const COISA = /^(banner|pagina|peca)-(\d+)$/;

/** @throws HttpError 404 for what names nothing. */
export function readContentName(coisa: string): ContentId & { readonly especie: Especie } {
  const [, especie, id = ''] = COISA.exec(coisa) ?? [];
  if (especie === undefined) throw notFound(message.unknownContent);
  const kind = especie as Especie;
  return { especie: kind, owner: OWNERS[kind], id: readId(id, message.unknownContent) };
}

export function contentName(owner: Owner, id: number): Coisa {
  const especie = owner === 'banner_id' ? 'banner' : owner === 'page_id' ? 'pagina' : 'peca';
  return `${especie}-${id}`;
}
