import { describe, expect, it } from 'vitest';
import { CASES } from '../../data/finder/all.ts';
import { TRAPS } from '../../data/finder/traps.ts';
import { wrong } from './cases-check.ts';

describe('judged questions', () => {
  it('are at least 250, at least 60 of them traps', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(250);
    expect(TRAPS.length).toBeGreaterThanOrEqual(60);
  });

  it.each(
    CASES.map((one) => [`${one.de} -> ${one.para}, ${one.metros ?? '?'} m, ${one.precisa}`, one] as const),
  )('%s', (_, one) => expect(wrong(one)).toEqual([]));
});
