import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import {
  type CashDiscounts,
  cashPercent,
  cashPrice,
  discountBadge,
  methodPercent,
  showsListPrice,
  wholesalePrice,
} from '#lib/domain/offers/prices.ts';

const none: CashDiscounts = { geral: 0, boleto: 0, pix: 0, deposito: 0, cartao: 0 };
const amount = fc.integer({ min: 0, max: 100_000_000 }).map((value) => centavos(value));

describe('cash discount', () => {
  it('is 0 when nothing is set', () => {
    expect(cashPercent(none, null)).toBe(0);
  });

  it('is that of Pix if set, else the general one', () => {
    expect(cashPercent({ ...none, geral: 3, pix: 8 }, null)).toBe(8);
    expect(cashPercent({ ...none, geral: 3 }, null)).toBe(3);
  });

  it('follows the product where it has its own, 0 included', () => {
    expect(cashPercent({ ...none, pix: 8 }, 12)).toBe(12);
    expect(cashPercent({ ...none, pix: 8 }, 0)).toBe(0);
  });

  it('is found for each way to pay by the same rule', () => {
    const discounts = { ...none, geral: 2, boleto: 5, pix: 8 };
    expect(methodPercent(discounts, 'boleto')).toBe(5);
    expect(methodPercent(discounts, 'pix')).toBe(8);
    expect(methodPercent(discounts, 'deposito')).toBe(2);
    expect(methodPercent(discounts, 'cartao')).toBe(2);
  });
});

describe('cash price', () => {
  it.each([
    [22211, 10, 19990],
    [7211, 10, 6490],
    [10000, 0, 10000],
    [10000, 100, 0],
    [0, 10, 0],
    [1, 50, 1],
    [101, 50, 51],
  ])('of %i less %i per cent is %i', (por, percent, vista) => {
    expect(cashPrice(centavos(por), percent)).toBe(vista);
  });

  it('is never above the price and never below zero', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100 }), (por, percent) => {
        const vista = cashPrice(por, percent);
        expect(Number.isInteger(vista)).toBe(true);
        expect(vista).toBeGreaterThanOrEqual(0);
        expect(vista).toBeLessThanOrEqual(por);
      }),
    );
  });
});

describe('list price', () => {
  const pair = (de: number, por: number) => ({ de: centavos(de), por: centavos(por) });

  it('stands only above the selling price', () => {
    expect(showsListPrice(pair(0, 100))).toBe(false);
    expect(showsListPrice(pair(100, 100))).toBe(false);
    expect(showsListPrice(pair(101, 100))).toBe(true);
    expect(showsListPrice(pair(100, 0))).toBe(false);
  });

  it.each([
    [10000, 7500, 25],
    [10000, 9950, 1],
    [3000, 1995, 34],
    [100, 100, 0],
    [0, 100, 0],
    [100, 0, 0],
  ])('%i against %i is %i per cent off', (de, por, badge) => {
    expect(discountBadge(pair(de, por))).toBe(badge);
  });
});

describe('wholesale price', () => {
  const steps = [
    { quantidade: 10, por: centavos(900) },
    { quantidade: 50, por: centavos(800) },
  ];
  const of = (quantidade: number): Centavos => wholesalePrice(centavos(1000), steps, quantidade);

  it('begins at the quantity of its step', () => {
    expect([1, 9, 10, 49, 50, 51].map(of)).toEqual([1000, 1000, 900, 900, 800, 800]);
  });

  it('never raises a price that is already lower', () => {
    expect(wholesalePrice(centavos(750), steps, 50)).toBe(750);
  });
});
