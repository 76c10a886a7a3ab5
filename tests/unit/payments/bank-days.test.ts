/** Days on which banks work. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfDay, isBankDay, isDay, plusBankDays, plusDays, shopDay } from '#lib/domain/kernel/bank-days.ts';

const day = fc.integer({ min: 0, max: 36_500 }).map((days) => plusDays('2000-01-01', days));

describe('bank days', () => {
  it.each([
    ['2026-02-16', 'Monday of Carnival'],
    ['2026-02-17', 'Tuesday of Carnival'],
    ['2026-04-03', 'Good Friday'],
    ['2026-06-04', 'Corpus Christi'],
    ['2027-02-09', 'Tuesday of Carnival'],
    ['2027-05-27', 'Corpus Christi'],
    ['2026-11-20', 'Consciência Negra'],
    ['2026-12-25', 'Christmas'],
    ['2026-11-22', 'a Sunday'],
    ['2026-12-31', 'the last day of the year'],
  ])('%s is none: %s', (closed) => {
    expect(isBankDay(closed)).toBe(false);
  });

  it.each(['2026-02-18', '2026-11-23', '2026-04-02', '2026-06-05'])('%s is one', (open) => {
    expect(isBankDay(open)).toBe(true);
  });

  it('count from the next one where the first is none', () => {
    expect(plusBankDays('2026-11-20', 0)).toBe('2026-11-23');
    expect(plusBankDays('2026-11-20', 1)).toBe('2026-11-23');
    expect(plusBankDays('2026-11-19', 1)).toBe('2026-11-23');
    expect(plusBankDays('2026-11-23', 0)).toBe('2026-11-23');
    expect(plusBankDays('2026-12-24', 3)).toBe('2026-12-30');
  });

  it('are reached in one step or in several alike', () => {
    fc.assert(
      fc.property(day, fc.nat(15), fc.nat(15), (from, a, b) => {
        const start = plusBankDays(from, 0);
        expect(plusBankDays(plusBankDays(start, a), b)).toBe(plusBankDays(start, a + b));
        expect(isBankDay(plusBankDays(from, a))).toBe(true);
      }),
    );
  });

  it('are days of the calendar, of this century or the next', () => {
    for (const day of ['2000-01-01', '2024-02-29', '2199-12-31']) expect(isDay(day)).toBe(true);
    const none = [
      '1999-12-31',
      '2200-01-01',
      '2026-02-29',
      '2026-02-30',
      '2026-13-01',
      '2026-00-10',
      '',
      'ontem',
    ];
    for (const text of [...none, '2026-1-1', '2026-01-01T00:00', ' 2026-01-01'])
      expect(isDay(text)).toBe(false);
  });

  it('end at midnight in the shop', () => {
    expect(endOfDay('2026-11-23').toISOString()).toBe('2026-11-24T03:00:00.000Z');
    expect(shopDay(new Date('2026-11-24T02:59:59Z'))).toBe('2026-11-23');
  });
});
