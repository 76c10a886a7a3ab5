/** The parameters of a listing call, read. Unknown ones are ignored: clients pass on what stood in the browser. */
import { z } from 'zod';
import { FILTER_KEYS, type FilterKey } from '#lib/domain/catalogue/listing-filters.ts';
import { parseFilters } from '#lib/domain/catalogue/listing-grammar.ts';
import { orderOf } from '#lib/domain/catalogue/listing-order.ts';
import { searchText } from '#lib/domain/catalogue/search-text.ts';
import { paging } from '#lib/platform/kernel/http/request.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import type { ListingChoice } from './wire/listing-links.ts';

/** The query of a listing call, beside what names the listing. What does not fit its grammar filters nothing. */
export const listingQuery = {
  ...paging,
  agrupar: z
    .string()
    .optional()
    .describe('`familia`: siblings are one card, and `offset`, `limit` and `order` count cards.'),
  order: z
    .string()
    .optional()
    .describe('Label of an order as `ordenacao` lists them; an unknown one is none.'),
  categoria: z.string().optional().describe('Ids of categories: `3,8`.'),
  marca: z.string().optional().describe('Ids of brands: `5,9`.'),
  filtro: z
    .string()
    .optional()
    .describe('Values of characteristics by group, `12:3,4;15:9`; a measure is `1:0.5~2`.'),
  atributo: z.string().optional().describe('Values of attributes by group: `2:7,8`.'),
  preco: z.string().optional().describe('Prices in reais from and to: `100:250`.'),
  descontoPrecoPor: z.string().optional().describe('Discounts in per cent from and to: `10:30`.'),
  selo: z.string().optional().describe('Ids of seals: `1,2`.'),
  disponibilidade: z.string().optional().describe('Status of the products: `disponivel,sobConsulta`.'),
} satisfies Record<FilterKey | 'agrupar' | 'order' | keyof typeof paging, z.ZodType>;
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
    grouped: query.agrupar === 'familia',
    busca: searchText(query.busca ?? ''),
  };
}
