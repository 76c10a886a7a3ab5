import { describe, expect, it } from 'vitest';
import { isGtin } from '#lib/domain/catalogue/gtin.ts';

describe('a GTIN', () => {
  it('has 8, 12, 13 or 14 digits and a right last one', () => {
    for (const text of ['7890000105033', '96385074', '036000291452', '17890000105030']) {
      expect([text, isGtin(text)]).toEqual([text, true]);
    }
  });

  it('is nothing else', () => {
    const wrong = ['', '7890000105034', '789000010503', '78900001050330', 'SEM GTIN', '7890000 05033'];
    for (const text of wrong) expect([text, isGtin(text)]).toEqual([text, false]);
  });

  it('is no number that a shop gives out for itself', () => {
    expect(isGtin('2000000000008')).toBe(false);
    expect(isGtin('0200000000002')).toBe(false);
  });
});
