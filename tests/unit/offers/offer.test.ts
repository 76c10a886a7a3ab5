import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '#lib/domain/kernel/money.ts';
import { cheapest, productOffer, savingSteps, shownPrice, valueOffer } from '#lib/domain/offers/offer.ts';
import type { PriceParts, Schedule, Terms } from '#lib/domain/offers/parts.ts';
import { unitPrice } from '#lib/domain/offers/price-by-quantity.ts';
import type { PricePair } from '#lib/domain/offers/reseller-price.ts';
import { NOW, priceParts, terms } from '../../support/price-parts.ts';

const none = { geral: 0, boleto: 0, pix: 0, deposito: 0, cartao: 0 };
const everybody: Terms = { discounts: none, descontoRevenda: 0, now: new Date(NOW) };
const pair = (de: number, por: number) => ({ de: centavos(de), por: centavos(por) });
const parts = (change: Partial<PriceParts> = {}): PriceParts => ({
  onRequest: false,
  ...pair(0, 1000),
  descontoVista: null,
  schedules: [],
  steps: [],
  values: [],
  ...change,
});
const value = (id: number, por: number, choosable = true) => ({ id, ...pair(0, por), choosable });
const lead = (change: Partial<PriceParts>, change2: Partial<Terms> = {}) => {
  const found = productOffer(parts(change), { ...everybody, ...change2 });
  return found?.por;
};

describe('the offer of a product', () => {
  it('is none when it is sold on request', () => {
    expect(lead({ onRequest: true })).toBeUndefined();
    expect(valueOffer(parts({ onRequest: true, values: [value(1, 500)] }), 1, everybody)).toBeUndefined();
  });

  it('is its own without values', () => {
    expect(lead({})).toBe(1000);
  });

  it('is that of its cheapest value in stock', () => {
    expect(lead({ values: [value(1, 700), value(2, 500), value(3, 400, false)] })).toBe(500);
    expect(lead({ values: [value(1, 0), value(2, 500)] })).toBe(0);
    expect(lead({ values: [value(1, 700), value(2, 500, false)] })).toBe(700);
    expect(lead({ values: [value(1, 700), value(2, 700)] })).toBe(700);
  });

  it('is that of its cheapest value when none is in stock', () => {
    expect(lead({ values: [value(1, 700, false), value(2, 500, false)] })).toBe(500);
  });

  it('differs by value for a reseller even where one schedule rules them all', () => {
    const week: Schedule = { ...pair(1000, 900), nome: '', descontoVista: null, desde: NOW, ate: NOW + 1 };
    const values = [value(1, 1000), value(2, 3000)];
    expect(lead({ values, schedules: [week] })).toBe(900);
    expect(lead({ values, schedules: [week] }, { descontoRevenda: 15 })).toBe(850);
  });
});

describe('a scheduled price', () => {
  const may: Schedule = {
    ...pair(1000, 800),
    nome: 'Maio',
    descontoVista: null,
    desde: Date.parse('2026-05-01T00:00:00Z'),
    ate: Date.parse('2026-06-01T00:00:00Z'),
  };
  const at = (time: string, schedules: readonly Schedule[], change: Partial<PriceParts> = {}) =>
    productOffer(parts({ descontoVista: 4, schedules, ...change }), { ...everybody, now: new Date(time) });

  it('holds from its first instant until just before its last', () => {
    const por = (time: string) => at(time, [may])?.por;
    expect(por('2026-04-30T23:59:59.999Z')).toBe(1000);
    expect(por('2026-05-01T00:00:00Z')).toBe(800);
    expect(por('2026-05-31T23:59:59.999Z')).toBe(800);
    expect(por('2026-06-01T00:00:00Z')).toBe(1000);
  });

  it('keeps the cash discount of the product unless it brings its own, 0 included', () => {
    expect(at('2026-05-10T00:00:00Z', [may])?.descontoVista).toBe(4);
    expect(at('2026-05-10T00:00:00Z', [{ ...may, descontoVista: 0 }])?.descontoVista).toBe(0);
  });

  it('is the one that began last when two overlap, in whatever order they are given', () => {
    const later = { ...may, ...pair(0, 700), desde: Date.parse('2026-05-10T00:00:00Z') };
    expect(at('2026-05-10T12:00:00Z', [may, later])?.schedule).toBe(later);
    expect(at('2026-05-10T12:00:00Z', [later, may])?.schedule).toBe(later);
  });
});

describe('the wholesale steps of an offer', () => {
  const steps = [
    { quantidade: 5, por: centavos(900) },
    { quantidade: 10, por: centavos(950) },
    { quantidade: 20, por: centavos(800) },
  ];

  it('are shown where they save something: below one unit, and below the steps before them', () => {
    expect(savingSteps({ por: centavos(1000), steps }).map(({ quantidade }) => quantidade)).toEqual([5, 20]);
    expect(savingSteps({ por: centavos(900), steps }).map(({ quantidade }) => quantidade)).toEqual([20]);
    expect(savingSteps({ por: centavos(800), steps })).toEqual([]);
  });

  it('are what a quantity costs, whatever the steps', () => {
    fc.assert(
      fc.property(priceParts, terms, fc.integer({ min: 1, max: 25 }), (made, asked, quantidade) => {
        const offer = productOffer(made, asked);
        if (!offer) return;
        const reached = savingSteps(offer).findLast((step) => step.quantidade <= quantidade);
        expect(unitPrice(offer).por(quantidade)).toBe(reached?.por ?? offer.por);
      }),
    );
  });
});

/**
 * The same by the words of decision 017 and of the contract, slowly: exact fractions, one price after the other, and no
 * function of the shop.
 */
function expected(
  made: PriceParts,
  own: PricePair,
  { discounts, descontoRevenda, now }: Terms,
  units: number,
) {
  const less = (price: number, percent: number) =>
    Number((BigInt(price) * BigInt(100 - percent) * 2n + 100n) / 200n);
  const running = made.schedules.filter(({ desde, ate }) => desde <= now.getTime() && ate > now.getTime());
  const begun = Math.max(...running.map(({ desde }) => desde));
  const active = running.find(({ desde }) => desde === begun);
  const common = active ?? own;
  const steps = made.steps.filter(({ quantidade }) => quantidade <= units).map(({ por }) => por);
  const reseller = less(Math.max(own.de, own.por, common.de, common.por), descontoRevenda);
  const por = Math.min(common.por, ...steps, reseller);
  const shop = discounts.pix > 0 ? discounts.pix : discounts.geral;
  const percent = active?.descontoVista ?? made.descontoVista ?? shop;
  return { por, comum: Math.min(common.por, ...steps), vista: less(por, percent), percent };
}

describe('every offer', () => {
  it('is what the words of its rules say, for everybody and for resellers, at any moment and quantity', () => {
    fc.assert(
      fc.property(priceParts, terms, fc.integer({ min: 1, max: 25 }), (made, asked, units) => {
        for (const { id, ...own } of made.values) {
          const offer = valueOffer(made, id, asked);
          if (!offer) continue;
          const price = unitPrice(offer);
          const seen = { por: price.por(units), comum: price.comum(units), vista: price.vista(units) };
          expect({ ...seen, percent: offer.descontoVista }).toEqual(expected(made, own, asked, units));
        }
        const whole = productOffer(made, asked);
        if (!whole || made.values.length > 0) return;
        const one = expected(made, made, asked, 1);
        expect([whole.por, whole.vista, whole.comum]).toEqual([one.por, one.vista, one.comum]);
      }),
      { numRuns: 2000 },
    );
  });

  it('of a product is the lowest that can be bought of it, and the price its card leads with', () => {
    fc.assert(
      fc.property(priceParts, terms, (made, asked) => {
        const whole = productOffer(made, asked);
        if (!whole) return;
        const inStock = made.values.filter(({ choosable }) => choosable);
        const all = inStock.map(({ id }) => valueOffer(made, id, asked)).filter((one) => one !== undefined);
        if (all.length === 0) return;
        expect(shownPrice(whole)).toBe(Math.min(...all.map(shownPrice)));
        expect(cheapest(all)?.price.por).toBe(whole.por);
        expect(cheapest(all)?.from).toBe(new Set(all.map(({ por }) => por)).size > 1);
      }),
      { numRuns: 2000 },
    );
  });

  it('never costs a reseller more than everybody, nor in cash more than by card', () => {
    fc.assert(
      fc.property(priceParts, terms, fc.integer({ min: 1, max: 25 }), (made, asked, units) => {
        const offer = productOffer(made, asked);
        if (!offer) return;
        const price = unitPrice(offer);
        expect(price.por(units)).toBeLessThanOrEqual(price.comum(units));
        expect(price.vista(units)).toBeLessThanOrEqual(price.por(units));
        expect(price.por(units)).toBeLessThanOrEqual(price.por(1));
      }),
    );
  });
});
