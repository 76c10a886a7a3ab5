/** Prices as shops write them: with the same centavos at the end of each. */

/** The last two digits of a price; '' for as it comes. */
export const PRICE_ENDINGS = ['', '00', '50', '90', '95', '99'] as const;
export type PriceEnding = (typeof PRICE_ENDINGS)[number];

/** The nearest price in centavos with that ending, the dearer one of two as near; never below the first there is. */
export function withEnding(amount: number, ending: PriceEnding): number {
  if (ending === '') return amount;
  const last = Number(ending);
  const least = last === 0 ? 100 : last;
  return Math.max(least, Math.floor((amount - last) / 100 + 0.5) * 100 + last);
}
