import { describe, expect, it } from 'vitest';
import { formatMoment } from '#lib/domain/kernel/dates.ts';
import { fromShopTime, toShopTime } from '#lib/domain/kernel/shop-time.ts';

describe('a time typed in the shop', () => {
  it('is three hours behind UTC', () => {
    expect(fromShopTime('2026-12-24T08:30')).toBe('2026-12-24T11:30:00.000Z');
    expect(fromShopTime('2026-12-31T22:00')).toBe('2027-01-01T01:00:00.000Z');
    expect(fromShopTime('2026-12-24T00:00')).toBe('2026-12-24T03:00:00.000Z');
  });

  it('was two hours behind while clocks were put forward, and in the hours around', () => {
    expect(fromShopTime('2018-12-24T08:30')).toBe('2018-12-24T10:30:00.000Z');
    expect(fromShopTime('2018-11-03T23:59')).toBe('2018-11-04T02:59:00.000Z');
    expect(fromShopTime('2018-11-04T01:00')).toBe('2018-11-04T03:00:00.000Z');
  });

  it('comes back as it was typed', () => {
    for (const typed of ['2026-02-28T23:59', '2028-02-29T00:00', '2026-06-01T12:00', '2019-02-16T23:30']) {
      expect(toShopTime(fromShopTime(typed) ?? '')).toBe(typed);
    }
  });

  it('may be none, and what is no time is told apart', () => {
    expect(fromShopTime('')).toBe('');
    for (const odd of ['amanhã', '2026-12-24', '2026-13-01T00:00', '2026-02-30T00:00', '24/12/2026 08:30']) {
      expect(fromShopTime(odd), odd).toBeUndefined();
    }
    expect(toShopTime('')).toBe('');
  });

  it('is read the Brazilian way', () => {
    expect(formatMoment('2026-12-24T11:30:00.000Z')).toBe('24/12/2026, 08:30');
    expect(formatMoment('')).toBe('');
  });
});
