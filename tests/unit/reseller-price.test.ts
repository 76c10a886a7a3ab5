import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { besideReseller } from '#lib/domain/cart/coupon.ts';
import { centavos } from '#lib/domain/kernel/money.ts';
import { cashPrice, wholesalePrice } from '#lib/domain/offers/prices.ts';
import { normalPrice, type PricePair, resellerPair } from '#lib/domain/offers/reseller-price.ts';

const pair = (de: number, por: number): PricePair => ({ de: centavos(de), por: centavos(por) });
const plain = (de: number, por: number) => ({ own: pair(de, por), ruling: pair(de, por) });

describe('what a reseller pays', () => {
  it.each([
    // own de, own por, per cent, shown de, paid por
    ['is what everybody pays without a discount', 0, 10_000, 0, 0, 10_000],
    ['is the discount off the normal price, which is shown above it', 0, 10_000, 15, 10_000, 8500],
    ['is rounded half up', 0, 9990, 15, 9990, 8492],
    ['of 1 centavo is 1 centavo', 0, 1, 15, 0, 1],
    ['is never both: a promotion that is lower stands as it is', 10_000, 8000, 15, 10_000, 8000],
    [
      'is the discount off the list price where that is lower than the promotion',
      10_000,
      9000,
      15,
      10_000,
      8500,
    ],
    ['of a promotion as low as the discount is the promotion', 10_000, 8500, 15, 10_000, 8500],
    ['of a promotion one centavo above it is the discount', 10_000, 8501, 15, 10_000, 8500],
  ] as const)('%s', (_, de, por, percent, shown, paid) => {
    expect(resellerPair(plain(de, por), percent)).toEqual(pair(shown, paid));
  });

  it('follows a scheduled price where that is lower, and counts from the own price where it is not', () => {
    const own = pair(0, 10_000);
    expect(resellerPair({ own, ruling: pair(10_000, 7990) }, 15)).toEqual(pair(10_000, 7990));
    expect(resellerPair({ own, ruling: pair(0, 9500) }, 15)).toEqual(pair(10_000, 8500));
    expect(resellerPair({ own, ruling: pair(0, 12_000) }, 15)).toEqual(pair(12_000, 10_200));
  });

  it('is the wholesale step where that is lower', () => {
    const { por } = resellerPair(plain(0, 10_000), 15);
    const steps = [
      { quantidade: 5, por: centavos(9000) },
      { quantidade: 10, por: centavos(8000) },
    ];
    expect([1, 4, 5, 9, 10].map((units) => wholesalePrice(por, steps, units))).toEqual([
      8500, 8500, 8500, 8500, 8000,
    ]);
  });

  it('is less in cash by the same per cent as for everybody', () => {
    expect(cashPrice(resellerPair(plain(0, 10_000), 15).por, 8)).toBe(7820);
  });

  it('is never more than everybody pays, and never less than the discount off the normal price', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_00 });
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        amount,
        fc.integer({ min: 0, max: 90 }),
        (de, por, ruledDe, ruled, percent) => {
          const standing = { own: pair(de, por), ruling: pair(ruledDe, ruled) };
          const own = resellerPair(standing, percent);
          expect(own.por).toBeLessThanOrEqual(ruled);
          const least = Math.min(ruled, Math.floor(normalPrice(standing) * (1 - percent / 100)));
          expect(own.por).toBeGreaterThanOrEqual(least);
        },
      ),
    );
  });
});

describe('a coupon in the cart of a reseller', () => {
  const off = (tipo: 'porcentagem' | 'valor' | 'frete', worth: number, valor: number, comum: number) =>
    besideReseller({ tipo, valor: worth }, { valor: centavos(valor), comum: centavos(comum) });

  it('takes nothing off where the own price is lower than what it leaves for everybody', () => {
    expect(off('porcentagem', 10, 8500, 10_000)).toBe(0);
    expect(off('valor', 1500, 8500, 10_000)).toBe(0);
  });

  it('lowers the total to what it leaves for everybody where that is lower', () => {
    expect(off('porcentagem', 20, 8500, 10_000)).toBe(500);
    expect(off('valor', 1501, 8500, 10_000)).toBe(1);
  });

  it('counts in full for who pays what everybody pays', () => {
    expect(off('porcentagem', 10, 10_000, 10_000)).toBe(1000);
  });

  it('off the freight takes nothing off the goods', () => {
    expect(off('frete', 100, 8500, 10_000)).toBe(0);
  });
});
