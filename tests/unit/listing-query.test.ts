import { describe, expect, it } from 'vitest';
import {
  defaultsOf,
  type ListingQuery,
  listingIndexing,
  listingParams,
  listingSearch,
  readListingQuery,
} from '#lib/domain/catalogue/listing-query.ts';

const defaults = { limit: 12, order: 'Popularidade' };
const read = (query: string): ListingQuery | undefined =>
  readListingQuery(new URLSearchParams(query), defaults);
const readGood = (query: string): ListingQuery => {
  const good = read(query);
  if (!good) throw new Error(`${query} was refused`);
  return good;
};

describe('a listing whose address says nothing', () => {
  it('is what the settings say', () => {
    const settings = { limitePorPagina: 12, ordenacaoPadrao: 'Menor Preço' };
    expect(defaultsOf(settings)).toEqual({ limit: 12, order: 'Menor Preço' });
    expect(defaultsOf({ ...settings, limitePorPagina: 1 }).limit).toBe(1);
  });

  it.each([undefined, 0, -1, 1.5, Number.NaN])('has 24 products a page when the settings say %s', (limit) => {
    const settings = limit === undefined ? {} : { limitePorPagina: limit };
    expect(defaultsOf(settings)).toEqual({ limit: 24, order: 'Popularidade' });
  });
});

describe('the page of a listing', () => {
  it('is the first without a parameter', () => {
    expect(read('')).toEqual({ page: 1, limit: 12, order: 'Popularidade', filters: {} });
  });

  it.each([
    ['1', 1],
    ['2', 2],
    ['999', 999],
  ])('%s is %i', (pg, page) => {
    expect(read(`pg=${pg}`)?.page).toBe(page);
  });

  it.each(['0', '-1', '1.5', '01', 'abc', '', ' 2', '1e3', '９', '99999999999999999999', 'Infinity', '2;'])(
    '"%s" does not exist',
    (pg) => {
      expect(read(`pg=${encodeURIComponent(pg)}`)).toBeUndefined();
    },
  );

  it('is the first of several', () => {
    expect(read('pg=2&pg=x')?.page).toBe(2);
  });
});

describe('the page size', () => {
  it.each([
    ['12', 12],
    ['24', 24],
    ['36', 36],
    ['13', 12],
    ['0', 12],
    ['-24', 12],
    ['24.0', 12],
    ['1000000', 12],
    ['x', 12],
  ])('%s gives %i', (ipp, limit) => {
    expect(read(`ipp=${ipp}`)?.limit).toBe(limit);
  });
});

describe('the call to the platform', () => {
  it('starts at the first product of the page', () => {
    expect(listingParams(readGood('pg=3&ipp=24&order=Menor+Pre%C3%A7o&marca=5'))).toEqual({
      offset: 48,
      limit: 24,
      order: 'Menor Preço',
      marca: '5',
    });
  });
});

describe('the address of a listing', () => {
  it('names nothing that is the default', () => {
    expect(listingSearch(readGood('pg=1&ipp=12&order=Popularidade'), defaults)).toBe('');
    expect(listingSearch(readGood('pg=2'), defaults)).toBe('?pg=2');
  });

  it('has one order and keeps filters as they came', () => {
    const search = '?marca=5%2C9&filtro=12%3A3&order=Menor+Pre%C3%A7o&ipp=24&pg=2';
    expect(
      listingSearch(readGood('pg=2&ipp=24&order=Menor+Preço&filtro=12:3&marca=5,9&utm_source=x'), defaults),
    ).toBe(search);
    expect(listingSearch(readGood(search), defaults)).toBe(search);
  });
});

describe('search engines', () => {
  it('find every page of the plain listing under its own address', () => {
    expect(listingIndexing(readGood('pg=1'), defaults)).toEqual({ indexable: true, search: '' });
    expect(listingIndexing(readGood('pg=3&utm_source=x'), defaults)).toEqual({
      indexable: true,
      search: '?pg=3',
    });
  });

  it.each(['order=Nome+A-Z', 'ipp=36', 'marca=3', 'pg=2&ipp=24'])('are kept from %s', (query) => {
    expect(listingIndexing(readGood(query), defaults)).toEqual({ indexable: false, search: '' });
  });
});
