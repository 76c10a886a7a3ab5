/**
 * The offer: what a product, or one value inside it, costs for somebody at a moment. Cards, pages, listings, cart, order,
 * feeds and structured data all show what is made here.
 */
import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { PriceParts, Schedule, Terms, WholesaleStep } from './parts.ts';
import { cashPercent, cashPrice } from './prices.ts';
import { type PricePair, resellerPair } from './reseller-price.ts';

/** Of one unit. */
export type Offer = PricePair & {
  /** `por` less the cash discount. */
  readonly vista: Centavos;
  /** Cash discount, per cent. */
  readonly descontoVista: number;
  /** What everybody pays; more than `por` where a reseller's discount decides. */
  readonly comum: Centavos;
  /** The schedule that `por` comes from. */
  readonly schedule: Schedule | undefined;
  readonly steps: readonly WholesaleStep[];
};

/** Of a product: where it has values, that of the cheapest in stock. Undefined when it is sold on request. */
export function productOffer(parts: PriceParts, terms: Terms): Offer | undefined {
  if (parts.onRequest) return undefined;
  if (parts.values.length === 0) return offerOf(parts, parts, terms);
  const inStock = parts.values.filter(({ choosable }) => choosable);
  const offered = inStock.length > 0 ? inStock : parts.values;
  return cheapest(offered.map((value) => offerOf(parts, value, terms)))?.price;
}

/** Of the value with that id; undefined when there is none, or the product is sold on request. */
export function valueOffer(parts: PriceParts, id: number, terms: Terms): Offer | undefined {
  const value = parts.values.find((candidate) => candidate.id === id);
  return value && !parts.onRequest ? offerOf(parts, value, terms) : undefined;
}

/** The lowest of several prices, and whether another one is above it: "a partir de". Undefined of none. */
export function cheapest<P extends { readonly por: number }>(
  prices: readonly P[],
): { readonly price: P; readonly from: boolean } | undefined {
  const [first, ...others] = prices;
  if (!first) return undefined;
  const price = others.reduce((low, other) => (other.por < low.por ? other : low), first);
  return { price, from: prices.some(({ por }) => por > price.por) };
}

/** The price that a card leads with, in cash where that saves something: what listings filter, count and sort by. */
export function shownPrice<P extends number>({ por, vista }: { readonly por: P; readonly vista: P }): P {
  return vista < por ? vista : por;
}

/** The wholesale steps worth showing: each costs less than one unit and than the steps below it. */
export function savingSteps({ por, steps }: Pick<Offer, 'por' | 'steps'>): readonly WholesaleStep[] {
  let lowest = por;
  return steps.filter((step) => {
    const saves = step.por < lowest;
    if (saves) lowest = step.por;
    return saves;
  });
}

/** @param own Cash discount of a product or schedule, per cent; null follows the shop. */
export function percentInCash(
  { discounts, noCash }: Pick<Terms, 'discounts' | 'noCash'>,
  own: number | null,
): number {
  return noCash ? 0 : cashPercent(discounts, own);
}

function offerOf(parts: PriceParts, own: PricePair, terms: Terms): Offer {
  const { descontoRevenda, now } = terms;
  const active = parts.schedules.length === 0 ? undefined : inForce(parts.schedules, now.getTime());
  const ruling: PricePair = active ?? own;
  const { de, por } = resellerPair({ own, ruling }, descontoRevenda);
  const descontoVista = percentInCash(terms, active?.descontoVista ?? parts.descontoVista);
  return {
    de,
    por,
    vista: cashPrice(por, descontoVista),
    descontoVista,
    comum: ruling.por,
    schedule: por === ruling.por ? active : undefined,
    steps: parts.steps,
  };
}

/** Of several schedules the one that began last; of two that began together the first. */
function inForce(schedules: readonly Schedule[], now: number): Schedule | undefined {
  return schedules
    .filter(({ desde, ate }) => desde <= now && now < ate)
    .reduce<Schedule | undefined>(
      (last, next) => (last && last.desde >= next.desde ? last : next),
      undefined,
    );
}
