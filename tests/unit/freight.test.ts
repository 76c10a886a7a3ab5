import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '#lib/domain/kernel/money.ts';
import { type Priced, type Rate, tablePrices, withFreeDelivery } from '#lib/domain/shipping/freight-table.ts';
import {
  chargedWeight,
  cubicWeight,
  type Load,
  loadOf,
  SMALLEST_VOLUME,
} from '#lib/domain/shipping/freight-weight.ts';

const box = { altura: 100, largura: 200, comprimento: 300, peso: 1500 };

describe('loadOf', () => {
  it('adds up what all units weigh and take', () => {
    expect(
      loadOf([
        { box, quantity: 3 },
        { box: { ...box, peso: 500 }, quantity: 1 },
      ]),
    ).toEqual({ weight: 5000, volume: 4 * 6_000_000 });
  });

  it('takes at least the room of the smallest parcel', () => {
    const slip = { altura: 1, largura: 100, comprimento: 100, peso: 10 };
    expect(loadOf([{ box: slip, quantity: 1 }])).toEqual({ weight: 10, volume: SMALLEST_VOLUME });
  });

  it('grows in proportion to the quantity', () => {
    const side = fc.integer({ min: 100, max: 1000 });
    fc.assert(
      fc.property(
        side,
        side,
        side,
        fc.integer({ min: 1, max: 50 }),
        (altura, largura, comprimento, times) => {
          const one = loadOf([{ box: { altura, largura, comprimento, peso: 700 }, quantity: 10 }]);
          const many = loadOf([{ box: { altura, largura, comprimento, peso: 700 }, quantity: 10 * times }]);
          expect(many).toEqual({ weight: one.weight * times, volume: one.volume * times });
        },
      ),
    );
  });
});

describe('what is charged', () => {
  it('is the weight when the load is dense', () => {
    // 6 dm³ count as 1 kg.
    expect(chargedWeight({ weight: 1500, volume: 6_000_000 }, 6000)).toBe(1500);
  });

  it('is the room when the load is light', () => {
    expect(chargedWeight({ weight: 999, volume: 6_000_000 }, 6000)).toBe(1000);
    expect(cubicWeight(6_000_000, 3000)).toBe(2000);
  });

  it('is whole grams, rounded up', () => {
    expect(cubicWeight(6_000_001, 6000)).toBe(1001);
  });

  it('is never less than either', () => {
    const load = fc.record({
      weight: fc.integer({ min: 0, max: 1e7 }),
      volume: fc.integer({ min: 0, max: 1e10 }),
    });
    fc.assert(
      fc.property(load, fc.integer({ min: 1000, max: 10_000 }), (some, divisor) => {
        const charged = chargedWeight(some, divisor);
        expect(charged).toBeGreaterThanOrEqual(some.weight);
        expect(charged * divisor * 1000).toBeGreaterThanOrEqual(some.volume * 1000);
      }),
    );
  });
});

const rate: Rate = {
  service: 'economica',
  width: 99,
  base: centavos(1000),
  perKg: centavos(200),
  minWeight: 0,
  maxWeight: 30_000,
  divisor: 6000,
};
const weighing = (weight: number): Load => ({ weight, volume: 1000 });
const pricesOf = (rates: readonly Rate[], load: Load) =>
  tablePrices(rates, load).map(({ rate: { service }, price }) => [service, price]);

describe('tablePrices', () => {
  it.each([
    [0, 1000],
    [1, 1000],
    [1000, 1000],
    [1001, 1200],
    [2000, 1200],
    [2001, 1400],
    [30_000, 6800],
  ])('asks for %d g the first kilogram and each further one begun: %d centavos', (weight, price) => {
    expect(pricesOf([rate], weighing(weight))).toEqual([['economica', price]]);
  });

  it('leaves out a service for a load above its limit, or below it', () => {
    expect(pricesOf([rate], weighing(30_001))).toEqual([]);
    const cargo = { ...rate, minWeight: 30_001, maxWeight: 40_000 };
    expect(pricesOf([cargo], weighing(30_000))).toEqual([]);
    expect(pricesOf([cargo], weighing(30_001))).toHaveLength(1);
  });

  it('holds the room against the limit too', () => {
    expect(pricesOf([rate], { weight: 1, volume: 180_000_000 })).toHaveLength(1);
    expect(pricesOf([rate], { weight: 1, volume: 180_000_001 })).toEqual([]);
  });

  it('takes the narrowest range of a service, among those that carry the load', () => {
    const town = { ...rate, width: 9, base: centavos(500), maxWeight: 10_000 };
    expect(pricesOf([rate, town], weighing(1000))).toEqual([['economica', 500]]);
    expect(pricesOf([town, rate], weighing(1000))).toEqual([['economica', 500]]);
    expect(pricesOf([rate, town], weighing(10_001))).toEqual([['economica', 3000]]);
  });

  it('never asks less for more weight', () => {
    const weight = fc.integer({ min: 0, max: 30_000 });
    fc.assert(
      fc.property(weight, weight, (a, b) => {
        const [light, heavy] = [Math.min(a, b), Math.max(a, b)].map(
          (grams) => tablePrices([rate], weighing(grams))[0]?.price ?? 0,
        );
        expect(heavy).toBeGreaterThanOrEqual(light ?? 0);
      }),
    );
  });
});

describe('withFreeDelivery', () => {
  const quote = (price: number, more: Partial<Priced> = {}): Priced => ({
    price: centavos(price),
    pickup: false,
    mayBeFree: true,
    ...more,
  });
  const prices = (quotes: readonly Priced[], worth: number, threshold: number | undefined) =>
    withFreeDelivery(quotes, centavos(worth), threshold === undefined ? undefined : centavos(threshold)).map(
      ({ price }) => price,
    );

  it.each([
    [29_899, [1190, 1890]],
    [29_900, [0, 1890]],
    [29_901, [0, 1890]],
  ])('makes the cheapest delivery free from the threshold on: worth %d gives %j', (worth, expected) => {
    expect(prices([quote(1190), quote(1890)], worth, 29_900)).toEqual(expected);
  });

  it('changes nothing in a shop without it', () => {
    expect(prices([quote(1190)], 1_000_000, undefined)).toEqual([1190]);
  });

  it('makes every delivery free that costs as little', () => {
    expect(prices([quote(1890), quote(1190), quote(1190)], 1, 1)).toEqual([1890, 0, 0]);
  });

  it('does not count collecting at the shop, which costs nothing anyway', () => {
    expect(prices([quote(0, { pickup: true }), quote(1190)], 1, 1)).toEqual([0, 0]);
  });

  it('leaves out services that never become free', () => {
    expect(prices([quote(500, { mayBeFree: false }), quote(1190)], 1, 1)).toEqual([500, 0]);
    expect(prices([quote(500, { mayBeFree: false })], 1, 1)).toEqual([500]);
  });

  it('knows no delivery, no price', () => {
    expect(prices([], 1, 1)).toEqual([]);
  });
});
