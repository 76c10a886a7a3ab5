/** Delivery prices from the shop's own tables, and free delivery. */

import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import { chargedWeight, type Load } from './freight-weight.ts';

/** What a service asks for a range of postal codes and of weights. */
export type Rate = {
  /** Of the service. */
  readonly service: string;
  /** How many numbers its range of postal codes holds: of two that fit, the narrower counts. */
  readonly width: number;
  /** For the first kilogram, and for each further one begun. */
  readonly base: Centavos;
  readonly perKg: Centavos;
  /** Grams charged, both included. */
  readonly minWeight: number;
  readonly maxWeight: number;
  /** Cubic centimetres that count as one kilogram. */
  readonly divisor: number;
};

const FIRST_KG = 1000;

/** For each service that takes the load, the rate that counts and what it comes to. */
export function tablePrices<R extends Rate>(
  rates: readonly R[],
  load: Load,
): readonly { readonly rate: R; readonly price: Centavos }[] {
  const chosen = new Map<string, R>();
  for (const rate of rates.filter((candidate) => takes(candidate, load))) {
    const other = chosen.get(rate.service);
    if (!other || rate.width < other.width) chosen.set(rate.service, rate);
  }
  return [...chosen.values()].map((rate) => ({ rate, price: ratePrice(rate, load) }));
}

export function takes({ divisor, minWeight, maxWeight }: Rate, load: Load): boolean {
  const weight = chargedWeight(load, divisor);
  return minWeight <= weight && weight <= maxWeight;
}

export function ratePrice({ base, perKg, divisor }: Rate, load: Load): Centavos {
  const further = Math.max(0, chargedWeight(load, divisor) - FIRST_KG);
  return centavos(base + perKg * Math.ceil(further / 1000));
}

export type Priced = {
  readonly price: Centavos;
  /** Collected at the shop. */
  readonly pickup: boolean;
  /** Becomes free once the order is worth enough. */
  readonly mayBeFree: boolean;
};

/**
 * Free delivery: from `threshold` on, the cheapest delivery that takes part costs nothing, and so does every other of the
 * same price (a delivery at a chosen time may not cost more in the state of São Paulo). Undefined is a shop without it.
 */
export function withFreeDelivery<Q extends Priced>(
  quotes: readonly Q[],
  worth: Centavos,
  threshold: Centavos | undefined,
): readonly Q[] {
  if (threshold === undefined || worth < threshold) return quotes;
  const free = (quote: Q) => quote.mayBeFree && !quote.pickup;
  const cheapest = Math.min(...quotes.filter(free).map(({ price }) => price));
  return quotes.map((quote) =>
    free(quote) && quote.price === cheapest ? { ...quote, price: centavos(0) } : quote,
  );
}
