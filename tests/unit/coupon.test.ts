import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Coupon, couponRefusal, couponSaving, inProportion } from '#lib/domain/cart/coupon.ts';
import { centavos, lessPercent } from '#lib/domain/kernel/money.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const coupon = (change: Partial<Coupon> = {}): Coupon => ({
  tipo: 'porcentagem',
  valor: 10,
  minimo: centavos(5000),
  usosMaximos: null,
  usos: 0,
  usosPorCliente: null,
  usosDoCliente: 0,
  ativo: true,
  from: null,
  until: null,
  ...change,
});
const moment = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const refusal = (change: Partial<Coupon>, valor = 5000) =>
  couponRefusal(coupon(change), centavos(valor), NOW);

describe('a coupon counts', () => {
  it.each([
    [4999, 'minimum'],
    [5000, undefined],
    [5001, undefined],
    [0, 'minimum'],
  ])('for goods of %i with a minimum of 5000: %s', (valor, expected) => {
    expect(refusal({}, valor)).toBe(expected);
  });

  it('for nothing at all when it asks for nothing', () => {
    expect(refusal({ minimo: centavos(0) }, 0)).toBeUndefined();
  });

  it('from its first moment until just before its last', () => {
    expect(refusal({ from: moment(1) })).toBe('ended');
    expect(refusal({ from: moment(0) })).toBeUndefined();
    expect(refusal({ until: moment(0) })).toBe('ended');
    expect(refusal({ until: moment(1) })).toBeUndefined();
  });

  it('as long as the shop leaves it active', () => {
    expect(refusal({ ativo: false })).toBe('ended');
  });

  it('until it has been used as often as it may', () => {
    expect(refusal({ usosMaximos: 2, usos: 1 })).toBeUndefined();
    expect(refusal({ usosMaximos: 2, usos: 2 })).toBe('used');
    expect(refusal({ usosMaximos: 2, usos: 3 })).toBe('used');
    expect(refusal({ usosMaximos: null, usos: 9_999 })).toBeUndefined();
  });
});

describe('a coupon takes off', () => {
  it.each([
    ['porcentagem', 10, 12345, 1234],
    ['porcentagem', 0, 12345, 0],
    ['porcentagem', 100, 12345, 12345],
    ['porcentagem', 50, 1, 0],
    ['valor', 5000, 12345, 5000],
    ['valor', 5000, 5000, 5000],
    ['valor', 5000, 4999, 4999],
    ['valor', 0, 4999, 0],
    ['frete', 100, 12345, 0],
  ] as const)('with %s %i off %i: %i', (tipo, valor, goods, expected) => {
    expect(couponSaving({ tipo, valor }, centavos(goods))).toBe(expected);
  });

  const amount = fc.integer({ min: 0, max: 10_000_000_000 }).map((value) => centavos(value));

  it('never less than 0 and never more than the goods cost', () => {
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom('porcentagem' as const, 'valor' as const, 'frete' as const),
        fc.integer({ min: 0, max: 100 }),
        (goods, tipo, valor) => {
          const saving = couponSaving({ tipo, valor }, goods);
          expect(Number.isInteger(saving)).toBe(true);
          expect(saving).toBeGreaterThanOrEqual(0);
          expect(saving).toBeLessThanOrEqual(goods);
        },
      ),
    );
  });

  it('per cent: leaves what the price less the per cent is, rounded half up', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100 }), (goods, valor) => {
        expect(goods - couponSaving({ tipo: 'porcentagem', valor }, goods)).toBe(lessPercent(goods, valor));
      }),
    );
  });

  it('in cash what keeps the proportion, between 0 and what is paid by card', () => {
    const totals = fc
      .tuple(amount, fc.integer({ min: 0, max: 100 }), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([whole, percent, share]) => ({
        whole,
        vista: lessPercent(whole, percent),
        rest: centavos(Math.floor(whole * share)),
      }));
    fc.assert(
      fc.property(totals, ({ whole, vista, rest }) => {
        const cash = inProportion(vista, rest, whole);
        expect(cash).toBeGreaterThanOrEqual(0);
        expect(cash).toBeLessThanOrEqual(rest);
        if (whole > 0) expect(Math.abs(cash - (vista * rest) / whole)).toBeLessThanOrEqual(0.5001);
      }),
    );
  });
});

describe('a proportion', () => {
  it.each([
    [9200, 9000, 10000, 8280],
    [1, 1, 2, 1],
    [0, 0, 0, 0],
    [5, 0, 10, 0],
    [5, 10, 10, 5],
    [9_000_000_000_000_000, 9_000_000_000_000_001, 9_007_199_254_740_991, 8992806499463770],
  ])('of %i when %i is left of %i is %i', (amount, rest, whole, expected) => {
    expect(inProportion(centavos(amount), centavos(rest), centavos(whole))).toBe(expected);
  });
});
