/** What one delivery costs by state, as far as the tables say it for a whole state. */
import { type CepRange, UF_RANGES, type Uf } from '#lib/domain/kernel/cep.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { type Priced, type Rate, tablePrices, withFreeDelivery } from './freight-table.ts';
import type { Load } from './freight-weight.ts';

/** A rate with the range of postal codes it holds for (first five digits, both ends included) and its term. */
export type RegionRate = Rate &
  Omit<Priced, 'price'> & {
    readonly from: number;
    readonly to: number;
    /** Working days. */
    readonly days: number;
  };

/** The cheapest delivery, from the nearest to the farthest place of the states. */
export type RegionTerms = {
  readonly ufs: readonly Uf[];
  readonly minimum: Centavos;
  readonly maximum: Centavos;
  /** Working days. */
  readonly minDays: number;
  readonly maxDays: number;
};

type Terms = Omit<RegionTerms, 'ufs'>;

type Order = {
  readonly load: Load;
  readonly worth: Centavos;
  /** From which worth on delivery is free; undefined for a shop without it. */
  readonly freeFrom: Centavos | undefined;
};

/** States of equal terms stand together; one that has a place nothing is delivered to is left out. */
export function regionTerms(rates: readonly RegionRate[], order: Order): readonly RegionTerms[] {
  const byTerms = new Map<string, RegionTerms>();
  for (const [uf, ranges] of Map.groupBy(UF_RANGES, ([name]) => name)) {
    const terms = termsOf(ranges, rates, order);
    if (!terms) continue;
    const key = JSON.stringify(terms);
    byTerms.set(key, { ...terms, ufs: [...(byTerms.get(key)?.ufs ?? []), uf] });
  }
  return [...byTerms.values()].toSorted((a, b) => a.minimum - b.minimum || a.minDays - b.minDays);
}

function termsOf(ranges: readonly CepRange[], rates: readonly RegionRate[], order: Order): Terms | undefined {
  const places = ranges.flatMap((range) => pieces(range, rates));
  const cheapest = places.map((place) => cheapestTo(place, rates, order));
  const known = cheapest.filter((delivery) => delivery !== undefined);
  if (known.length < places.length) return undefined;
  const prices = known.map(({ price }) => price);
  const days = known.map(({ rate }) => rate.days);
  return {
    minimum: Math.min(...prices) as Centavos,
    maximum: Math.max(...prices) as Centavos,
    minDays: Math.min(...days),
    maxDays: Math.max(...days),
  };
}

/** One place of each part of the range in which the same rates hold. */
function pieces([, from, to]: CepRange, rates: readonly RegionRate[]): readonly number[] {
  const borders = rates.flatMap((rate) => [rate.from, rate.to + 1]);
  return [...new Set([from, ...borders.filter((border) => from < border && border <= to)])];
}

function cheapestTo(place: number, rates: readonly RegionRate[], { load, worth, freeFrom }: Order) {
  const there = rates.filter(({ from, to, pickup }) => !pickup && from <= place && place <= to);
  const priced = tablePrices(there, load).map(({ rate, price }) => ({
    rate,
    price,
    pickup: rate.pickup,
    mayBeFree: rate.mayBeFree,
  }));
  return withFreeDelivery(priced, worth, freeFrom).toSorted(
    (a, b) => a.price - b.price || a.rate.days - b.rate.days,
  )[0];
}
