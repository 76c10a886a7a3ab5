/** The price and discount bands a listing offers as filters. Both ends belong to a band, and bands never overlap. */

import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import type { Range } from './listing-filters.ts';

/** Lower ends in centavos: 0, 25, 50, 100, 200, 500 reais and so on by 1, 2, 5. */
export const PRICE_STEPS: readonly number[] = [
  0, 2500, 5000, 10000, 20000, 50000, 100000, 200000, 500000, 1000000, 2000000, 5000000, 10000000, 2147483647,
];

/** Lower ends in per cent. */
export const DISCOUNT_STEPS: readonly number[] = [1, 10, 20, 30, 50, 101];

/** Band `index` (from 0) of the price steps. */
export function priceBand(index: number): Range<Centavos> {
  const { de, ate } = band(PRICE_STEPS, index);
  return { de: centavos(de), ate: centavos(ate) };
}

/** Band `index` (from 0) of the discount steps, in whole per cent. */
export function discountBand(index: number): Range {
  return band(DISCOUNT_STEPS, index);
}

function band(steps: readonly number[], index: number): Range {
  const [de, next] = [steps[index], steps[index + 1]];
  if (de === undefined || next === undefined) throw new RangeError(`there is no band ${index}`);
  return { de, ate: next - 1 };
}
