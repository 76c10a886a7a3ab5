import { describe, expect, it } from 'vitest';
import { judgeStamp, makeStamp } from '#lib/server/forms/form-stamp.ts';

const SECRET = 'a secret that only tests use, and long enough';
const MADE = new Date('2026-11-21T12:00:00Z');
const stamp = makeStamp(MADE, SECRET);
const aged = (milliseconds: number) => judgeStamp(stamp, new Date(MADE.getTime() + milliseconds), SECRET);
const DAY = 24 * 3_600_000;

describe('the stamp of a form', () => {
  it.each([
    [0, 'fast'],
    [2999, 'fast'],
    [3000, 'fine'],
    [DAY, 'fine'],
    [DAY + 1, 'stale'],
  ] as const)('after %i ms is %s', (milliseconds, verdict) => {
    expect(aged(milliseconds)).toBe(verdict);
  });

  it.each([
    ['', 'nothing'],
    ['.', 'a dot'],
    [stamp.replace(/^./, '0'), 'another time'],
    [`${stamp}x`, 'a longer signature'],
    [stamp.slice(0, -1), 'a shorter signature'],
    [makeStamp(MADE, 'another secret'), 'the stamp of another shop'],
    ['NaN.x', 'no number'],
  ])('%j is stale: %s', (given) => {
    expect(judgeStamp(given, new Date(MADE.getTime() + 5000), SECRET)).toBe('stale');
  });

  it('from the future is too fast', () => {
    expect(aged(-60_000)).toBe('fast');
  });
});
