/**
 * The form of two number fields below a group of filters. A form cannot write `filtro=1:0.5~2` by itself, so it sends
 * `grupo`, `de` and `ate`, and the answer leads to the address they stand for.
 */

import { centavos } from '#lib/domain/kernel/money.ts';
import { FILTER_KEYS, type ListingFilters, MAX_INTEGER, type Range, setMeasures } from './listing-filters.ts';
import { filterParams, parseFilters } from './listing-grammar.ts';

/** Value of `grupo` for the range of prices; any other is the id of a characteristic. */
export const PRICE_GROUP = 'preco';

/** The query with the range in its filters, `?…` or ''; undefined when no such form was sent. */
export function rangeSearch(params: URLSearchParams): string | undefined {
  const group = params.get('grupo');
  if (group === null) return undefined;
  const next = new URLSearchParams(params);
  for (const name of ['grupo', 'de', 'ate', 'pg', ...FILTER_KEYS]) next.delete(name);
  const given = Object.fromEntries(FILTER_KEYS.map((key) => [key, params.get(key) ?? '']));
  const filters = withRange(parseFilters(given), group, params.get('de') ?? '', params.get('ate') ?? '');
  for (const [name, value] of Object.entries(filterParams(filters))) next.set(name, value);
  return next.size > 0 ? `?${next}` : '';
}

function withRange(filters: ListingFilters, group: string, from: string, to: string): ListingFilters {
  if (group === PRICE_GROUP) {
    const range = readRange(from, to, 100);
    const preco = range ? [{ de: centavos(range.de), ate: centavos(range.ate) }] : [];
    return { ...filters, preco };
  }
  const id = /^[1-9]\d{0,8}$/.test(group) ? Number(group) : undefined;
  return id === undefined ? filters : setMeasures(filters, id, readRange(from, to, 1000));
}

/** In parts of the unit. An empty field leaves its end open; two that are turned round are turned back. */
function readRange(from: string, to: string, parts: number): Range | undefined {
  const de = readNumber(from, parts);
  const ate = readNumber(to, parts);
  if (de === undefined && ate === undefined) return undefined;
  const [low, high] = [de ?? 0, ate ?? MAX_INTEGER];
  return low <= high ? { de: low, ate: high } : { de: high, ate: low };
}

/** As a Brazilian or a number field writes it: `1,5` or `1.5`. */
function readNumber(text: string, parts: number): number | undefined {
  const number = text.trim().replace(',', '.');
  if (!/^\d{1,7}(\.\d{1,3})?$/.test(number)) return undefined;
  return Math.min(Math.round(Number(number) * parts), MAX_INTEGER);
}
