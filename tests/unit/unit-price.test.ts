import { describe, expect, it } from 'vitest';
import { centavos } from '#lib/domain/kernel/money.ts';
import { pricePerMetre } from '#lib/domain/offers/unit-price.ts';

describe('the price of a metre', () => {
  it.each([
    [10_000, '10 m', 1_000],
    [10_000, '5 m', 2_000],
    [9_999, '12,5 m', 800],
    [104_900, '305 m', 344],
  ])('of %i centavos for %s is %i', (price, length, metre) => {
    expect(pricePerMetre(centavos(price), length)).toBe(metre);
  });

  it.each(['4,9 m', '0 m', '', '10', '10 mm', '10 cm', '2 x 10 m', '-10 m', '1e3 m'])(
    'is not said for a length of %j',
    (length) => expect(pricePerMetre(centavos(10_000), length)).toBeUndefined(),
  );

  it('is not said for what has no price', () => expect(pricePerMetre(centavos(0), '10 m')).toBeUndefined());
});
