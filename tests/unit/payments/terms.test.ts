/** Until when something may be paid. */
import { describe, expect, it } from 'vitest';
import { coversTerm, endAfterBankDays, endOfBoleto, reminderSpan } from '#lib/domain/payments/deadlines.ts';

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

describe('a reminder', () => {
  const span = (createdAt: string, expiresAt: string, due?: string) => {
    const { from, until } = reminderSpan({
      createdAt: new Date(createdAt),
      expiresAt: new Date(expiresAt),
      due,
    });
    return [from.toISOString(), until.toISOString()];
  };

  it('of a code of half an hour comes in its last ten minutes', () => {
    expect(span('2026-11-23T15:00:00Z', '2026-11-23T15:30:00Z')).toEqual([
      '2026-11-23T15:20:00.000Z',
      '2026-11-23T15:30:00.000Z',
    ]);
  });

  it('of what is good for days comes at nine in the morning of the last one', () => {
    expect(span('2026-11-23T15:00:00Z', '2026-11-26T03:00:00Z')).toEqual([
      '2026-11-25T12:00:00.000Z',
      '2026-11-26T03:00:00.000Z',
    ]);
  });

  it('of a boleto comes on the day on which it can last be paid, and not while its payment is waited for', () => {
    expect(span('2026-11-23T15:00:00Z', '2026-12-02T03:00:00Z', '2026-11-28')).toEqual([
      '2026-11-30T12:00:00.000Z',
      '2026-12-01T03:00:00.000Z',
    ]);
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
