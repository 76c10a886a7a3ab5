import { describe, expect, it } from 'vitest';
import { centavos } from '#lib/domain/kernel/money.ts';
import type { PairOffer } from '#lib/domain/offers/combination.ts';
import { kitPrice, type ProductPart } from '#lib/domain/offers/kit-price.ts';

/** For everybody, or for somebody who pays less; 10 per cent off in cash. */
const part = (product: number, units: number, comum: number, por = comum): ProductPart => ({
  product,
  units,
  price: {
    de: centavos(comum),
    por: () => centavos(por),
    comum: () => centavos(comum),
    vista: () => centavos(por * 0.9),
    scheduled: false,
    descontoVista: 10,
  },
});
const terms = (desconto: number, preco = 0) => ({ desconto, preco: centavos(preco) });
const pair: PairOffer = { id: 1, main: 1, offered: 2, tipoDesconto: 'porcentagem', desconto: 50 };
const costs = (...[parts, kit, offers = []]: Partial<Parameters<typeof kitPrice>>) => {
  const { por, comum, vista } = kitPrice(parts ?? [], kit ?? terms(0), offers);
  return [por(1), comum(1), vista(1)];
};

describe('a kit', () => {
  const parts = [part(1, 1, 10_000), part(2, 2, 5_000)];

  it('costs less by its per cent, or its own price', () => {
    expect(costs(parts, terms(10))).toEqual([18_000, 18_000, 16_200]);
    expect(costs(parts, terms(0, 15_000))).toEqual([15_000, 15_000, 13_500]);
    expect(costs(parts, terms(0, 99_999))).toEqual([20_000, 20_000, 18_000]);
  });

  it('costs a reseller the lower of both, never one off the other', () => {
    const theirs = [part(1, 1, 10_000, 8_500), part(2, 2, 5_000, 4_250)];
    expect(costs(theirs, terms(10))).toEqual([17_000, 18_000, 15_300]);
    expect(costs(theirs, terms(20))).toEqual([16_000, 16_000, 14_400]);
    expect(costs(theirs, terms(0, 16_500))).toEqual([16_500, 16_500, 14_850]);
  });

  it('costs no more than its products in pairs that save something', () => {
    expect(costs(parts, terms(10), [pair])).toEqual([17_500, 17_500, 15_750]);
    expect(costs(parts, terms(20), [pair])).toEqual([16_000, 16_000, 14_400]);
    const theirs = [part(1, 1, 10_000, 8_500), part(2, 2, 5_000, 4_250)];
    expect(costs(theirs, terms(10), [pair])).toEqual([15_250, 17_500, 13_725]);
  });
});

it('a list takes no offer off, which its cart does', () => {
  expect(costs([part(1, 1, 10_000), part(2, 1, 5_000)], terms(0), [pair])).toEqual([15_000, 15_000, 13_500]);
});
