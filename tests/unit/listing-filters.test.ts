import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  groupOf,
  hasRange,
  NO_FILTERS,
  setMeasures,
  toggleAvailability,
  toggleId,
  toggleRange,
  toggleValue,
} from '#lib/domain/catalogue/listing-filters.ts';
import { filterParams, parseFilters } from '#lib/domain/catalogue/listing-grammar.ts';

describe('filters of an address', () => {
  it('are read from their parameters', () => {
    expect(
      parseFilters({
        marca: '5,9',
        filtro: '12:3,4;15:9,0.5~2',
        atributo: '2:7',
        preco: '100:250',
        descontoPrecoPor: '10:30',
        categoria: '8',
        selo: '2,1',
        disponibilidade: 'sobConsulta,disponivel',
      }),
    ).toEqual({
      categoria: [8],
      marca: [5, 9],
      filtro: [
        { grupo: 12, valores: [3, 4], faixas: [] },
        { grupo: 15, valores: [9], faixas: [{ de: 500, ate: 2000 }] },
      ],
      atributo: [{ grupo: 2, valores: [7], faixas: [] }],
      preco: [{ de: 10000, ate: 25000 }],
      descontoPrecoPor: [{ de: 10, ate: 30 }],
      selo: [1, 2],
      disponibilidade: ['disponivel', 'sobConsulta'],
    });
  });

  it.each([
    ['marca', '9,5,9', '5,9'],
    ['marca', 'x,,5, 7,-1,0,1.5,1e3,99999999999,2147483648', '5'],
    ['marca', '2147483647', '2147483647'],
    ['marca', '', undefined],
    ['filtro', '15:9;12:4,3;12:5', '12:3,4,5;15:9'],
    ['filtro', '12;:;12:;12:x;x:12;12:3:4;;', undefined],
    ['filtro', '1:2~,4;1:~10;1:0.5~0.5', '1:4,~10,0.5~0.5,2~'],
    ['filtro', '1:~,2~1,a~b,1~2~3,-1~2,1e3~2,0.1234~2,1e309~,0~;2:3', '2:3'],
    ['filtro', '1:0~9999999', undefined],
    ['atributo', '1:1~2', undefined],
    ['disponibilidade', 'indisponivel,nada,disponivel,disponivel', 'disponivel,indisponivel'],
    ['disponibilidade', 'DISPONIVEL', undefined],
    ['selo', '3,x,1', '1,3'],
    ['atributo', "2:7;'; drop table products;--", '2:7'],
    ['preco', '0:49.99', '0:49.99'],
    ['preco', '50:100,0:49.9', '0:49.9,50:100'],
    ['preco', '100:50,a:b,1:,:1,1:2:3,1:2.345,-1:5', undefined],
    ['preco', '100:99999999', '100:21474836.47'],
    ['preco', '10:10,10:10', '10:10'],
    ['descontoPrecoPor', '10:30,5:9', '5:9,10:30'],
    ['descontoPrecoPor', '10.5:30,30:10', undefined],
  ] as const)('%s=%s stands for %s', (key, given, canonical) => {
    expect(filterParams(parseFilters({ [key]: given }))[key]).toBe(canonical);
  });

  it('name at most twelve groups of sixty values, whatever an address holds', () => {
    const many = Array.from({ length: 500 }, (_, index) => index + 1);
    const filters = parseFilters({
      marca: many.join(','),
      filtro: many.map((grupo) => `${grupo}:1`).join(';'),
      preco: many.map((de) => `${de}:${de}`).join(','),
    });
    expect(filters.marca).toHaveLength(60);
    expect(filters.filtro).toHaveLength(12);
    expect(filters.preco).toHaveLength(12);
  });

  it('are read back from their own spelling', () => {
    const text = fc.string({ unit: fc.constantFrom('1', '2', '9', ',', ';', ':', '.', '~', 'x') });
    fc.assert(
      fc.property(text, text, text, (filtro, preco, marca) => {
        const filters = parseFilters({ filtro, preco, marca, atributo: filtro, descontoPrecoPor: preco });
        expect(parseFilters(filterParams(filters))).toEqual(filters);
      }),
    );
  });
});

describe('toggling', () => {
  it('adds a value and takes it away again', () => {
    const one = toggleValue(NO_FILTERS, 'filtro', 12, 4);
    const two = toggleValue(one, 'filtro', 12, 3);
    expect(filterParams(two)).toEqual({ filtro: '12:3,4' });
    expect(groupOf(two, 'filtro', 12).valores).toEqual([3, 4]);
    expect(filterParams(toggleValue(toggleValue(two, 'filtro', 12, 3), 'filtro', 12, 4))).toEqual({});
  });

  it('leaves the other filters as they are', () => {
    const filters = parseFilters({ marca: '5', filtro: '15:9', preco: '1:2' });
    expect(filterParams(toggleValue(filters, 'filtro', 12, 4))).toEqual({
      marca: '5',
      filtro: '12:4;15:9',
      preco: '1:2',
    });
    expect(filterParams(toggleId(filters, 'marca', 5))).toEqual({ filtro: '15:9', preco: '1:2' });
  });

  it('adds and takes away ranges', () => {
    const band = { de: 10, ate: 19 };
    const on = toggleRange(NO_FILTERS, 'descontoPrecoPor', band);
    expect(hasRange(on.descontoPrecoPor, { ...band })).toBe(true);
    expect(toggleRange(on, 'descontoPrecoPor', { ...band })).toEqual(NO_FILTERS);
  });

  it('puts one range of measures in a group beside its values, and takes it away', () => {
    const value = toggleValue(NO_FILTERS, 'filtro', 1, 4);
    const ranged = setMeasures(setMeasures(value, 1, { de: 0, ate: 500 }), 1, { de: 1000, ate: 3000 });
    expect(filterParams(ranged)).toEqual({ filtro: '1:4,1~3' });
    expect(setMeasures(ranged, 1, undefined)).toEqual(value);
    expect(setMeasures(NO_FILTERS, 1, undefined)).toEqual(NO_FILTERS);
  });

  it('adds and takes away what can be bought', () => {
    const both = toggleAvailability(toggleAvailability(NO_FILTERS, 'sobConsulta'), 'disponivel');
    expect(filterParams(both)).toEqual({ disponibilidade: 'disponivel,sobConsulta' });
    expect(filterParams(toggleAvailability(both, 'disponivel'))).toEqual({ disponibilidade: 'sobConsulta' });
  });
});
