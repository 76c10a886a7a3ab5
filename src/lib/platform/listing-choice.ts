/** The parameters of a listing call, read. Unknown ones are ignored: clients pass on what stood in the browser. */
import { FILTER_KEYS, parseFilters } from '#lib/domain/listing-filters.ts';
import { orderOf } from '#lib/domain/listing-order.ts';
import { searchText } from '#lib/domain/search-words.ts';
import type { ListingChoice } from './present/listing-address.ts';
import type { Shop } from './present/shop.ts';
import { HttpError } from './response.ts';

/** The platform's own maximum of `limit` (platform contract 5). */
const MAX_LIMIT = 100;

type Query = (name: string) => string | undefined;

/** @throws HttpError 400 for an `offset` or `limit` that is no such number. */
export function readChoice(query: Query, { configuracoes }: Pick<Shop, 'configuracoes'>): ListingChoice {
  const { limitePorPagina, ordenacaoPadrao } = configuracoes.sistema.produto;
  return {
    filters: parseFilters(Object.fromEntries(FILTER_KEYS.map((key) => [key, query(key) ?? '']))),
    order: orderOf(query('order'), orderOf(ordenacaoPadrao)),
    offset: readNumber(query('offset'), 'offset', { min: 0, max: Number.MAX_SAFE_INTEGER, absent: 0 }),
    limit: readLimit(query('limit'), limitePorPagina),
    busca: searchText(query('busca') ?? ''),
  };
}

/** @throws HttpError 400 for anything but 1 to 100; missing or empty is `absent`. */
export function readLimit(text: string | undefined, absent: number): number {
  return readNumber(text, 'limit', { min: 1, max: MAX_LIMIT, absent });
}

function readNumber(
  text: string | undefined,
  name: string,
  { min, max, absent }: { readonly min: number; readonly max: number; readonly absent: number },
): number {
  if (text === undefined || text === '') return absent;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  const range = max === Number.MAX_SAFE_INTEGER ? `a partir de ${min}` : `de ${min} a ${max}`;
  throw new HttpError(400, `Parâmetro inválido: ${name} deve ser um número inteiro ${range}`);
}
