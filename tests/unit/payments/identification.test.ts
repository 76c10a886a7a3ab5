import { describe, expect, it } from 'vitest';
import { identificationOf } from '#lib/domain/payments/identification.ts';
import { withRefs } from '#lib/domain/payments/statement.ts';
import { drained } from '../../support/payments/drained.ts';

const CODE = 'PED10001T1KQWZMBXA';

describe('what a person looks for at the bank', () => {
  it('of a line that names a charge, or a press without identification, is its code', () => {
    const line = { day: '2026-11-18', valor: 10_000, memo: `PIX ${CODE}` };
    const [first, second] = drained(withRefs([line, line], []));
    expect([first?.ref, second?.ref].map((ref) => identificationOf(ref ?? ''))).toEqual([CODE, CODE]);
    expect(identificationOf(`${CODE}:1`)).toBe(CODE);
    expect(identificationOf(CODE)).toBe(CODE);
  });

  it('is what was typed or said by a provider, also when it was confirmed again', () => {
    for (const ref of ['E12345678202611181200abcdef12345', 'D77', 'REFUND-1']) {
      expect(identificationOf(ref)).toBe(ref);
      expect(identificationOf(`${ref}:2`)).toBe(ref);
    }
  });

  it('is nothing where only a digest is known', () => {
    const digest = 'x'.repeat(43);
    expect([digest, `${digest}:2`].map(identificationOf)).toEqual(['', '']);
  });
});
