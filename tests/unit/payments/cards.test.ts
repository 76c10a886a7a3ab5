/** Cards on the shop's page: parts in words, and when so many are refused that none is taken. */
import { describe, expect, it } from 'vitest';
import { partsOffered, partsText } from '#lib/browser/card-parts.ts';
import { isCardTesting } from '#lib/domain/payments/card-testing.ts';
import { orderCardScriptText as words } from '#lib/text/order-card.ts';

const parts = (installments: number, total_amount: number) => ({
  ...{ installments, total_amount },
  installment_amount: Math.round((total_amount / installments) * 100) / 100,
});
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('parts', () => {
  it('say number, value of each, interest and total', () => {
    expect(plain(partsText(parts(1, 120), 12_000, words))).toBe('1x de R$ 120,00 (à vista)');
    expect(plain(partsText(parts(3, 120), 12_000, words))).toBe(
      '3x de R$ 40,00, sem juros (total R$ 120,00)',
    );
    expect(plain(partsText(parts(12, 132.1), 12_000, words))).toBe(
      '12x de R$ 11,01, com juros de R$ 12,10 (total R$ 132,10)',
    );
  });

  it('are as many as the shop allows, and never less than the order costs', () => {
    const told = [parts(1, 120), parts(2, 119.99), parts(3, 120), parts(4, 125), parts(0, 120)];
    const kept = partsOffered(told, { cents: 12_000, most: 3 }).map(({ installments }) => installments);
    expect(kept).toEqual([1, 3]);
  });
});

describe('tests of cards', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const ended = (refused: number, count: number, minutes = 1) =>
    Array.from({ length: count }, (_, index) => ({
      status: index < refused ? 'recusada' : 'paga',
      created_at: new Date(now.getTime() - minutes * 60_000),
    }));
  it.each([
    [12, 20, 1, false],
    [13, 20, 1, true],
    [19, 19, 1, false],
    [20, 20, 14, true],
    [20, 20, 15, false],
    [0, 0, 1, false],
  ])('%i of %i refused, the last %i minutes ago: %s', (refused, count, minutes, said) => {
    expect(isCardTesting(ended(refused, count, minutes), now)).toBe(said);
  });
});
