import { describe, expect, it } from 'vitest';
import { approvalState, needsApproval, readLimit } from '#lib/domain/accounts/company-buyers.ts';
import { centavos } from '#lib/domain/kernel/money.ts';

describe('an order of a buyer', () => {
  it.each([
    [10_000, 10_000, false],
    [10_001, 10_000, true],
    [9999, 10_000, false],
    [1, 0, true],
    [0, 0, true],
    [0, 1, false],
  ])('of %i centavos at a limit of %i waits: %s', (total, limit, waits) => {
    expect(needsApproval(centavos(total), centavos(limit))).toBe(waits);
  });
});

describe('a typed limit', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['500', 50_000],
    ['1.250,90', 125_090],
    ['1250.9', 125_090],
    ['1.250', 125_000],
    ['R$ 12,5', 1250],
    ['10000000', 1_000_000_000],
  ])('%s is %i centavos', (typed, limit) => {
    expect(readLimit(typed)).toBe(limit);
  });

  it.each(['dez', '-1', '1,234', '10000000,01', '1e3', '12 34', '٣'])('%s is none', (typed) => {
    expect(readLimit(typed)).toBeUndefined();
  });
});

describe('a request', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  const later = new Date(+now + 1);
  it.each([
    ['aguarda', { pedido: null, refused_at: null, valid_until: later }],
    ['vencida', { pedido: null, refused_at: null, valid_until: now }],
    ['recusada', { pedido: null, refused_at: now, valid_until: now }],
    ['aprovada', { pedido: 7, refused_at: null, valid_until: now }],
  ])('is %s', (state, asked) => {
    expect(approvalState(asked, now)).toBe(state);
  });
});
