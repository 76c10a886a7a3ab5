import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '#lib/domain/kernel/money.ts';
import { type PairOffer, type PricedUnits, pairPrice, pairSavings } from '#lib/domain/offers/combination.ts';
import { cashPrice } from '#lib/domain/offers/prices.ts';

const offer = (change: Partial<PairOffer> = {}): PairOffer => ({
  id: 1,
  main: 1,
  offered: 2,
  tipoDesconto: 'porcentagem',
  desconto: 10,
  ...change,
});
const units = (product: number, count: number, por = 1000, descontoVista = 0, comum = por): PricedUnits => ({
  product,
  units: count,
  por: centavos(por),
  comum: centavos(comum),
  descontoVista,
});
const saved = (goods: readonly PricedUnits[], offers: readonly PairOffer[]) =>
  pairSavings(goods, offers).map(({ offer: { id }, pairs, valor, vista }) => [id, pairs, valor, vista]);

describe('the price beside the other product', () => {
  it.each([
    ['porcentagem', 10, 1005, 905],
    ['porcentagem', 0, 1000, 1000],
    ['porcentagem', 100, 1000, 0],
    ['valor', 300, 1000, 700],
    ['valor', 1000, 1000, 0],
    ['valor', 1001, 1000, 0],
  ] as const)('with a %s of %i off %i is %i', (tipoDesconto, desconto, por, price) => {
    expect(pairPrice(centavos(por), offer({ tipoDesconto, desconto }))).toBe(price);
  });
});

describe('an offer to buy two products together', () => {
  it('holds once for each pair', () => {
    expect(saved([units(1, 1), units(2, 1)], [offer()])).toEqual([[1, 1, 100, 100]]);
    expect(saved([units(1, 1), units(2, 5)], [offer()])).toEqual([[1, 1, 100, 100]]);
    expect(saved([units(1, 5), units(2, 1)], [offer()])).toEqual([[1, 1, 100, 100]]);
    expect(saved([units(1, 3), units(2, 2)], [offer()])).toEqual([[1, 2, 200, 200]]);
  });

  it('does not hold for one of the two', () => {
    expect(saved([units(1, 9)], [offer()])).toEqual([]);
    expect(saved([units(2, 9)], [offer()])).toEqual([]);
    expect(saved([units(1, 9), units(3, 9)], [offer()])).toEqual([]);
  });

  it('says nothing when it takes nothing off', () => {
    expect(saved([units(1, 1), units(2, 1)], [offer({ desconto: 0 })])).toEqual([]);
    expect(saved([units(1, 1), units(2, 1, 0)], [offer()])).toEqual([]);
  });

  it('takes the dearest units of a product that stands in several lines', () => {
    expect(saved([units(1, 2), units(2, 1, 500), units(2, 1, 900)], [offer()])).toEqual([[1, 2, 140, 140]]);
    expect(saved([units(1, 1), units(2, 1, 500), units(2, 1, 900)], [offer()])).toEqual([[1, 1, 90, 90]]);
  });

  it('lowers the cash price by what the cash price of the unit falls', () => {
    expect(saved([units(1, 1), units(2, 1, 999, 8)], [offer()])).toEqual([[1, 1, 100, 919 - 827]]);
  });

  it('is taken off what everybody pays, and the lower price stands', () => {
    // Everybody pays 1000, in a pair 900: a reseller at 850 saves nothing, one at 950 saves 50.
    expect(saved([units(1, 1), units(2, 1, 850, 0, 1000)], [offer()])).toEqual([]);
    expect(saved([units(1, 1), units(2, 1, 900, 0, 1000)], [offer()])).toEqual([]);
    expect(saved([units(1, 1), units(2, 1, 950, 8, 1000)], [offer()])).toEqual([[1, 1, 50, 874 - 828]]);
  });

  it('stands beside another one of the same main product', () => {
    const other = offer({ id: 2, offered: 3, desconto: 20 });
    expect(saved([units(1, 1), units(2, 1), units(3, 1)], [offer(), other])).toEqual([
      [2, 1, 200, 200],
      [1, 1, 100, 100],
    ]);
  });

  it('does not make a unit cheaper that another offer has made cheaper', () => {
    const better = offer({ id: 2, main: 3, desconto: 20 });
    expect(saved([units(1, 1), units(2, 1), units(3, 1)], [offer(), better])).toEqual([[2, 1, 200, 200]]);
    expect(saved([units(1, 1), units(2, 2), units(3, 1)], [offer(), better])).toEqual([
      [2, 1, 200, 200],
      [1, 1, 100, 100],
    ]);
  });

  it('and its reverse share their pairs', () => {
    const reverse = offer({ id: 2, main: 2, offered: 1, desconto: 20 });
    expect(saved([units(1, 1), units(2, 1)], [offer(), reverse])).toEqual([[2, 1, 200, 200]]);
  });
});

describe('whatever is in the cart', () => {
  const product = fc.integer({ min: 1, max: 4 });
  const offers = fc.array(
    fc
      .record({
        id: fc.integer({ min: 1, max: 99 }),
        main: product,
        offered: product,
        tipoDesconto: fc.constantFrom('valor', 'porcentagem'),
        desconto: fc.integer({ min: 0, max: 100 }),
      })
      .filter(({ main, offered }) => main !== offered),
    { maxLength: 6 },
  );
  const goods = fc.array(
    fc
      .tuple(
        product,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 500_000 }),
        fc.integer({ min: 0, max: 100 }),
      )
      .map((values) => units(...values)),
    { maxLength: 6 },
  );
  const countOf = (entries: readonly PricedUnits[], id: number) =>
    entries.filter((entry) => entry.product === id).reduce((sum, entry) => sum + entry.units, 0);

  it('the savings are whole centavos above 0 and below what the offered products cost', () => {
    fc.assert(
      fc.property(goods, offers, (entries, some) => {
        for (const { valor, vista } of pairSavings(entries, some)) {
          expect(valor).toBeGreaterThan(0);
          expect(vista).toBeGreaterThanOrEqual(0);
        }
        const total = pairSavings(entries, some).reduce((sum, { valor }) => sum + valor, 0);
        const cash = pairSavings(entries, some).reduce((sum, { vista }) => sum + vista, 0);
        const offered = entries.filter(({ product: id }) => some.some((one) => one.offered === id));
        expect(total).toBeLessThanOrEqual(offered.reduce((sum, { units: n, por }) => sum + n * por, 0));
        expect(cash).toBeLessThanOrEqual(
          offered.reduce(
            (sum, { units: n, por, descontoVista }) => sum + n * cashPrice(por, descontoVista),
            0,
          ),
        );
      }),
    );
  });

  it('no offer holds more often than there are pairs', () => {
    fc.assert(
      fc.property(goods, offers, (entries, some) => {
        for (const { offer: one, pairs } of pairSavings(entries, some)) {
          expect(pairs).toBeLessThanOrEqual(
            Math.min(countOf(entries, one.main), countOf(entries, one.offered)),
          );
        }
      }),
    );
  });

  it('more units of a main product alone never raise the saving above one for each offered unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }), (main, offered) => {
        const [saving] = pairSavings([units(1, main), units(2, offered)], [offer()]);
        expect(saving?.pairs).toBe(Math.min(main, offered));
        expect(saving?.valor).toBe(100 * Math.min(main, offered));
      }),
    );
  });

  it('splitting a product over lines of one price changes nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), fc.nat(8), (main, a, b) => {
        const together = pairSavings([units(1, main), units(2, a + b)], [offer()]);
        const split = pairSavings([units(1, main), units(2, a), ...(b > 0 ? [units(2, b)] : [])], [offer()]);
        expect(split).toEqual(together);
      }),
    );
  });
});
