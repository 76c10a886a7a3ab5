/** The query of a listing's address: page, page size, order and filters (platform contract, section 5). */
import { FILTER_KEYS } from './listing-filters.ts';
import { DEFAULT_ORDER } from './listing-order.ts';

export const PAGE_SIZES = [12, 24, 36] as const;
/** Products a page of a shop whose settings give no number (specification, section 9). */
const UNSET_LIMIT = 24;

/** Their values are the platform's: they are carried, never built. */
const FILTERS = ['busca', ...FILTER_KEYS] as const;
type Filter = (typeof FILTERS)[number];

export type ListingQuery = {
  /** From 1. */
  readonly page: number;
  /** Products a page. */
  readonly limit: number;
  /** The label of the order, as the platform names it. */
  readonly order: string;
  readonly filters: Readonly<Partial<Record<Filter, string>>>;
};

/** What the shop shows when the address says nothing. */
export type ListingDefaults = Pick<ListingQuery, 'limit' | 'order'>;

/** From the settings, which a hosted shop may hold in part. */
export function defaultsOf(produto: {
  readonly limitePorPagina?: number;
  readonly ordenacaoPadrao?: string;
}): ListingDefaults {
  const { limitePorPagina = 0, ordenacaoPadrao } = produto;
  return {
    limit: Number.isSafeInteger(limitePorPagina) && limitePorPagina > 0 ? limitePorPagina : UNSET_LIMIT,
    order: ordenacaoPadrao || DEFAULT_ORDER,
  };
}

/** Undefined when `pg` is not a whole number from 1 on: there is no such page. Any other odd value falls back. */
export function readListingQuery(
  params: URLSearchParams,
  defaults: ListingDefaults,
): ListingQuery | undefined {
  const page = readPage(params.get('pg'));
  if (page === undefined) return undefined;
  const limit = PAGE_SIZES.find((size) => String(size) === params.get('ipp')) ?? defaults.limit;
  const filters = FILTERS.flatMap((name) => {
    const value = params.get(name);
    return value === null || value === '' ? [] : [[name, value]];
  });
  return { page, limit, order: params.get('order') || defaults.order, filters: Object.fromEntries(filters) };
}

/** What its pages count: families and products that stand alone, or products where nobody folds them. */
export function cardsOf({ cartoes, total }: { readonly cartoes?: number; readonly total: number }): number {
  return cartoes ?? total;
}

/** What the platform is asked for. */
export function listingParams(query: ListingQuery): {
  readonly offset: number;
  readonly limit: number;
  readonly order: string;
} & ListingQuery['filters'] {
  return {
    offset: (query.page - 1) * query.limit,
    limit: query.limit,
    order: query.order,
    ...query.filters,
  };
}

/** `?…` in one stable order without what is the default anyway, '' when nothing is left. */
export function listingSearch(query: ListingQuery, defaults: ListingDefaults): string {
  const params = new URLSearchParams(query.filters);
  if (query.order !== defaults.order) params.set('order', query.order);
  if (query.limit !== defaults.limit) params.set('ipp', String(query.limit));
  if (query.page > 1) params.set('pg', String(query.page));
  return params.size > 0 ? `?${params}` : '';
}

/**
 * For search engines: every page of the plain listing is a page of its own; another order, page size or filter
 * shows the same products again and is not indexed.
 */
export function listingIndexing(
  query: ListingQuery,
  defaults: ListingDefaults,
): { readonly indexable: boolean; readonly search: string } {
  const plain = { page: query.page, filters: {}, ...defaults };
  const indexable = listingSearch(query, defaults) === listingSearch(plain, defaults);
  return { indexable, search: indexable ? listingSearch(plain, defaults) : '' };
}

function readPage(value: string | null): number | undefined {
  if (value === null) return 1;
  const page = /^[1-9]\d*$/.test(value) ? Number(value) : 0;
  return page > 0 && Number.isSafeInteger(page * Math.max(...PAGE_SIZES)) ? page : undefined;
}
