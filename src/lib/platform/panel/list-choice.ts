/** What the lists of the panel are asked by. */
import type { TipoAvaliacao } from '#lib/domain/opinions/moderation.ts';
import { paging, searched } from '#lib/platform/kernel/http/request.ts';

/** Entries of a page, unless said otherwise. */
export const PAGE = 20;

export const CHOICE = {
  ...paging,
  busca: searched(200).describe('Part of a name, an address or a text.'),
};

/** The kinds of opinions as they stand in a path. */
export function isTipo(text: string): text is TipoAvaliacao {
  return text === 'produto' || text === 'loja';
}
