/** The address of a listing as somebody copies it from the browser, with what was searched and filtered there. */
import { FILTER_KEYS, type FilterKey } from './listing-filters.ts';
import { filterParams, parseFilters } from './listing-grammar.ts';

export type ListingAddress = {
  /** `/cabos-de-video/hdmi`, `/marcas/tramavia`, `/busca`. */
  readonly path: string;
  /** Words of a search, '' for none. */
  readonly busca: string;
  readonly filters: Partial<Record<FilterKey, string>>;
};

/** Undefined for what is no address, and for a search for everything. */
export function listingAddress(typed: string): ListingAddress | undefined {
  const url = URL.parse(typed.trim(), 'http://loja.invalid');
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const params = Object.fromEntries(FILTER_KEYS.map((key) => [key, url.searchParams.get(key) ?? '']));
  const path = url.pathname.replace(/\/+$/, '');
  const busca = path === '/busca' ? (url.searchParams.get('busca') ?? '').trim().slice(0, 100) : '';
  const filters = filterParams(parseFilters(params));
  const isEverything = busca === '' && Object.keys(filters).length === 0;
  return path === '' || (path === '/busca' && isEverything) ? undefined : { path, busca, filters };
}
