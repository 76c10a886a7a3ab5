import { describe, expect, it } from 'vitest';
import { canDecrease, clampQuantity, digitsOnly, parseQuantity } from '#lib/domain/offers/quantity.ts';

describe('quantity', () => {
  it.each([
    ['12', '12'],
    ['a-2,e', '2'],
    ['1e309', '1309'],
    ['', ''],
    ['1234567', '12345'],
    ['٣', ''],
  ])('keeps only the digits of %j', (typed, digits) => {
    expect(digitsOnly(typed)).toBe(digits);
  });

  it.each([
    ['', 1],
    ['0', 1],
    ['1', 1],
    ['007', 7],
    ['9', 9],
    ['10', 10],
    ['11', 10],
  ])('reads %j as %i when ten are allowed', (typed, quantity) => {
    expect(parseQuantity(typed, 10)).toBe(quantity);
  });

  it('stays at one when nothing is in stock', () => {
    expect(clampQuantity(5, 0)).toBe(1);
  });

  it('can be decreased above one only', () => {
    expect([0, 1, 2].map(canDecrease)).toEqual([false, false, true]);
  });
});
