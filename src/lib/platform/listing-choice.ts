/** The parameters of a listing call, read. Unknown ones are ignored: clients pass on what stood in the browser. */

import { z } from 'zod';
import { FILTER_KEYS, type FilterKey } from '#lib/domain/listing-filters.ts';
import { parseFilters } from '#lib/domain/listing-grammar.ts';
import { orderOf } from '#lib/domain/listing-order.ts';
import { searchText } from '#lib/domain/search-words.ts';
import type { ListingChoice } from './present/listing-address.ts';
import type { Shop } from './present/shop.ts';
import { paging } from './request.ts';

/** The query of a listing call, beside what names the listing. */
export const listingQuery = {
  ...paging,
  order: z.string().optional(),
  ...(Object.fromEntries(FILTER_KEYS.map((key) => [key, z.string().optional()])) as Record<
    FilterKey,
    z.ZodOptional<z.ZodString>
  >),
};
type ListingQuery = z.output<z.ZodObject<typeof listingQuery>> & { readonly busca?: string | undefined };

/** `busca` narrows the search only; elsewhere it is one of the parameters a browser left in the address. */
export function readChoice(
  query: ListingQuery,
  { configuracoes }: Pick<Shop, 'configuracoes'>,
): ListingChoice {
  const { limitePorPagina, ordenacaoPadrao } = configuracoes.sistema.produto;
  return {
    filters: parseFilters(Object.fromEntries(FILTER_KEYS.map((key) => [key, query[key] ?? '']))),
    order: orderOf(query.order, orderOf(ordenacaoPadrao)),
    offset: query.offset ?? 0,
    limit: query.limit ?? limitePorPagina,
    busca: searchText(query.busca ?? ''),
  };
}
