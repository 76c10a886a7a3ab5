import { describe, expect, it } from 'vitest';
import { DISCOUNT_STEPS, discountBand, PRICE_STEPS, priceBand } from '#lib/domain/catalogue/bands.ts';

describe('price bands', () => {
  it('end a centavo before the next begins', () => {
    expect(priceBand(0)).toEqual({ de: 0, ate: 2499 });
    expect(priceBand(1)).toEqual({ de: 2500, ate: 4999 });
    for (let index = 1; index < PRICE_STEPS.length - 1; index += 1) {
      expect(priceBand(index).de).toBe(priceBand(index - 1).ate + 1);
    }
  });

  it.each([-1, PRICE_STEPS.length - 1])('end where the steps end: there is no band %i', (index) => {
    expect(() => priceBand(index)).toThrow(RangeError);
  });
});

describe('discount bands', () => {
  it('hold every whole per cent from 1 to 100 once', () => {
    const bands = DISCOUNT_STEPS.slice(0, -1).map((_, index) => discountBand(index));
    const covered = bands.flatMap(({ de, ate }) => Array.from({ length: ate - de + 1 }, (_, i) => de + i));
    expect(covered).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });
});
