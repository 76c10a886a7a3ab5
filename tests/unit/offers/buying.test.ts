/** Buying one product of several, what a line takes of the stock, and what a page tells search engines of delivery. */
import { describe, expect, it } from 'vitest';
import { UF_RANGES } from '#lib/domain/kernel/cep.ts';
import { centavos } from '#lib/domain/kernel/money.ts';
import { chosenProduct, readBuyForm, readQuantity } from '#lib/domain/offers/buy-form.ts';
import { nationalTerms, returnPolicyData, shippingData } from '#lib/domain/offers/offer-data.ts';
import { needsText, taken } from '#lib/domain/offers/stock.ts';

const form = (fields: Readonly<Record<string, string>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe('a button that buys one of several products', () => {
  it('says which, in place of the page that it stands on', () => {
    const fields = { escolha: chosenProduct(7, '/cabo-hdmi'), idProduto: '1', rota: '/outro' };
    expect(readBuyForm(form(fields))).toEqual({
      ...{ idProduto: 7, rota: '/cabo-hdmi', idAtributoSimples: 0, quantidade: '1' },
    });
  });

  it.each(['7', '7 cabo', 'x /cabo', 'a7 /cabo'])('that says %j says nothing', (escolha) => {
    expect(readBuyForm(form({ escolha }))).toBeUndefined();
    expect(readBuyForm(form({ escolha, idProduto: '1', rota: '/outro' }))?.idProduto).toBe(1);
  });

  it('leads to no other shop', () => {
    expect(readBuyForm(form({ escolha: '7 //mal.example' }))).toBeUndefined();
  });

  it('keeps of a quantity what shows what was wrong with it', () => {
    const typed = { idProduto: '1', rota: '/cabo', quantidade: '1234567890123' };
    expect(readBuyForm(form(typed))?.quantidade).toBe('123456789012');
    expect(readQuantity('1')).toBe(1);
    expect(readQuantity('999999999')).toBe(999_999_999);
  });
});

describe('what a line takes of the stock', () => {
  it('is told by the same text for the same needs', () => {
    const [a, b] = [
      { item: 'a', units: 2 },
      { item: 'b', units: 1 },
    ];
    expect(needsText([a, b])).toBe(needsText([b, a]));
    expect(needsText([a])).not.toBe(needsText([{ ...a, units: 1 }]));
    expect(needsText([a, b])).not.toBe(needsText([a]));
  });

  it('adds up over lines, and over what a list needs twice', () => {
    const lines = [
      {
        needs: [
          { item: 'a', units: 2 },
          { item: 'b', units: 5 },
          { item: 'a', units: 1 },
        ],
        quantidade: 3,
      },
      { needs: [{ item: 'a', units: 1 }], quantidade: 4 },
    ];
    expect(taken('a', lines)).toBe(13);
    expect(taken('b', lines)).toBe(15);
    expect(taken('c', lines)).toBe(0);
  });
});

describe('the delivery terms that search engines read', () => {
  const ALL = [...new Set(UF_RANGES.map(([uf]) => uf))];
  const region = (ufs: readonly string[], [minimum, maximum]: readonly [number, number], days: number) => ({
    ...{ ufs, minimum: centavos(minimum), maximum: centavos(maximum), minDays: days, maxDays: days + 2 },
  });

  it('span all regions, and are not said where a state is left out', () => {
    const near = region(ALL.slice(0, 5), [500, 900], 1);
    expect(nationalTerms([near, region(ALL.slice(5), [700, 3000], 4)])).toEqual({
      ...{ minimum: 500, maximum: 3000, minDays: 1, maxDays: 6 },
    });
    expect(nationalTerms([near, region(ALL.slice(6), [700, 3000], 4)])).toBeUndefined();
    expect(nationalTerms([])).toBeUndefined();
  });

  it('name one price, or the highest of several', () => {
    const rate = (minimum: number, maximum: number) =>
      (shippingData({ ...region([], [minimum, maximum], 1) }, '#frete') as { shippingRate: object })
        .shippingRate;
    expect(rate(990, 990)).toMatchObject({ value: '9.90', currency: 'BRL' });
    expect(rate(500, 990)).toMatchObject({ maxValue: 9.9, currency: 'BRL' });
    expect(rate(500, 990)).not.toHaveProperty('value');
  });

  it('grant the seven days of the law', () => {
    expect(returnPolicyData('https://loja.example')).toMatchObject({ merchantReturnDays: 7 });
  });
});
