/** Until when something may be paid. */
import { describe, expect, it } from 'vitest';
import { coversTerm, endAfterBankDays, endOfBoleto } from '#lib/domain/payments/deadlines.ts';

describe('a term', () => {
  it('of a bank day ends with the next one', () => {
    expect(endAfterBankDays(new Date('2026-11-19T15:00:00Z'), 1).toISOString()).toBe(
      '2026-11-24T03:00:00.000Z',
    );
    expect(endAfterBankDays(new Date('2026-11-24T02:59:00Z'), 1).toISOString()).toBe(
      '2026-11-25T03:00:00.000Z',
    );
  });

  it('of a boleto ends three bank days after the day on which it can last be paid', () => {
    expect(endOfBoleto('2026-11-19').toISOString()).toBe('2026-11-26T03:00:00.000Z');
    expect(endOfBoleto('2026-11-21').toISOString()).toBe('2026-11-27T03:00:00.000Z');
  });
});

describe('a statement', () => {
  const term = { from: '2026-11-23', until: '2026-11-24' };
  const of = (from: string, until: string) => ({ from, until });
  it.each([
    ['none', [], false],
    ['one that ends with the term', [of('2026-11-01', '2026-11-24')], false],
    ['one that reaches past it', [of('2026-11-01', '2026-11-25')], true],
    ['one that begins too late', [of('2026-11-24', '2026-11-30')], false],
    ['two that meet', [of('2026-11-24', '2026-11-25'), of('2026-11-20', '2026-11-24')], true],
    ['two with a day between them', [of('2026-11-20', '2026-11-23'), of('2026-11-24', '2026-11-26')], false],
  ])('covers it: %s', (_, statements, covered) => {
    expect(coversTerm(statements, term)).toBe(covered);
  });
});
