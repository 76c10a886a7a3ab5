import { describe, expect, it } from 'vitest';
import {
  checkChoice,
  inNaturalOrder,
  isChoosable,
  leadingPrice,
  preselected,
  pricesDiffer,
} from '#lib/domain/catalogue/attributes.ts';

type Value = Parameters<typeof preselected>[0][number];

function value(idAtributoValor: number, change: Partial<Value> = {}): Value {
  return {
    idAtributoValor,
    estoque: 1,
    estoqueMarketplace: 0,
    selecionado: false,
    precos: { por: 1000, vista: 920 },
    ...change,
  };
}
const priced = (id: number, por: number, estoque = 1): Value =>
  value(id, { precos: { por, vista: por }, estoque });

describe('a value', () => {
  it('can be chosen down to its last unit', () => {
    expect(isChoosable({ estoque: 0, estoqueMarketplace: 0 })).toBe(false);
    expect(isChoosable({ estoque: 1, estoqueMarketplace: 0 })).toBe(true);
    expect(isChoosable({ estoque: 0, estoqueMarketplace: 1 })).toBe(true);
  });

  it('is marked from the start when the platform marks it or when it is the only one', () => {
    expect(preselected([])).toBeUndefined();
    expect(preselected([value(1), value(2)])).toBeUndefined();
    expect(preselected([value(1), value(2, { selecionado: true })])?.idAtributoValor).toBe(2);
    expect(preselected([value(7)])?.idAtributoValor).toBe(7);
  });

  it('without stock is never marked', () => {
    expect(preselected([value(7, { estoque: 0 })])).toBeUndefined();
    expect(preselected([value(1), value(2, { selecionado: true, estoque: 0 })])).toBeUndefined();
  });
});

describe('the price of a product with values', () => {
  it('is one price when all cost the same', () => {
    expect(pricesDiffer([])).toBe(false);
    expect(pricesDiffer([priced(1, 0)])).toBe(false);
    expect(pricesDiffer([priced(1, 500), priced(2, 500)])).toBe(false);
    expect(pricesDiffer([priced(1, 500), priced(2, 501)])).toBe(true);
  });

  it('leads with its own price when all cost the same or none is in stock', () => {
    const own = { por: 500, vista: 460 };
    expect(leadingPrice(own, [])).toEqual({ precos: own, from: false });
    expect(leadingPrice(own, [priced(1, 300), priced(2, 300)])).toEqual({ precos: own, from: false });
    expect(leadingPrice(own, [priced(1, 300, 0), priced(2, 400, 0)])).toEqual({ precos: own, from: false });
  });

  it('leads with the cheapest value in stock when they differ, a free one included', () => {
    const own = { por: 500, vista: 460 };
    expect(leadingPrice(own, [priced(1, 300, 0), priced(2, 500), priced(3, 500)])).toEqual({
      precos: own,
      from: false,
    });
    expect(leadingPrice(own, [priced(1, 300, 0), priced(2, 500), priced(3, 400)])).toEqual({
      precos: { por: 400, vista: 400 },
      from: true,
    });
    expect(leadingPrice(own, [priced(1, 1), priced(2, 0)]).precos.por).toBe(0);
  });
});

describe('a choice', () => {
  it('is "none" for a product without values', () => {
    expect(checkChoice([], 0)).toBe('good');
    expect(checkChoice([], 3)).toBe('unavailable');
  });

  it('must be made where there are values, and be one of them in stock', () => {
    const values = [value(1), value(2, { estoque: 0 })];
    expect(checkChoice(values, 0)).toBe('missing');
    expect(checkChoice(values, 1)).toBe('good');
    expect(checkChoice(values, 2)).toBe('unavailable');
    expect(checkChoice(values, 3)).toBe('unavailable');
  });
});

describe('the order of values', () => {
  const ordered = (...labels: readonly string[]): readonly string[] =>
    inNaturalOrder(labels.map((label) => ({ label }))).map(({ label }) => label);

  it('ascends when all are sizes in one unit', () => {
    expect(ordered('1 m', '10 m', '0,5 m', '2 m')).toEqual(['0,5 m', '1 m', '2 m', '10 m']);
    expect(ordered('2', '1')).toEqual(['1', '2']);
  });

  it("is the platform's for anything else", () => {
    expect(ordered('Preto', 'Azul')).toEqual(['Preto', 'Azul']);
    expect(ordered('2 m', '10 cm')).toEqual(['2 m', '10 cm']);
    expect(ordered('2 m', 'rolo')).toEqual(['2 m', 'rolo']);
    expect(ordered()).toEqual([]);
  });
});
