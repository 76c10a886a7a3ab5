/**
 * What an approved reseller pays. The discount is taken off the normal price, and the lowest price wins: it never comes
 * on top of a promotion, a wholesale step, an offer to buy together or a coupon (docs/decisions/017).
 */
import { type Centavos, centavos, lessPercent } from '#lib/domain/kernel/money.ts';

export type PricePair = { readonly de: Centavos; readonly por: Centavos };

/** What a price is made of: the product's own, and the one that rules now, which a schedule may have replaced. */
export type Standing = { readonly own: PricePair; readonly ruling: PricePair };

/** What a product costs as long as nothing is on promotion: the highest of its prices. */
export function normalPrice({ own, ruling }: Standing): Centavos {
  return centavos(Math.max(own.de, own.por, ruling.de, ruling.por));
}

/**
 * The prices of somebody who pays `percent` less as a reseller; 0 is everybody else. `de` is the normal price where the
 * discount decides, so that it shows what it saves. Rounded half up.
 */
export function resellerPair(standing: Standing, percent: number): PricePair {
  if (percent === 0) return standing.ruling;
  const normal = normalPrice(standing);
  const por = lessPercent(normal, percent);
  return por < standing.ruling.por ? { de: normal, por } : standing.ruling;
}
