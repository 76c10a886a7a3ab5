import { describe, expect, it } from 'vitest';
import { cacheControl, doubted, type Life, lifeOf } from '#lib/server/cache/page-life.ts';

const FOR_BROWSERS = 'public, max-age=0, must-revalidate';
const BEGUN = 1_000_000;
const life = (until?: number) => lifeOf({ maxAge: 300, swr: 3600, tags: new Set([]), until }, BEGUN);
/** Seconds it is fresh and stale in a cache that is given it so many seconds after it was rendered. */
const saidAfter = (seconds: number, of: Life) => {
  const said = cacheControl(of, BEGUN + seconds * 1000, true);
  expect(said.startsWith(`${FOR_BROWSERS}, `)).toBe(true);
  return /s-maxage=(\d+), stale-while-revalidate=(\d+)$/.exec(said)?.slice(1).map(Number);
};

describe('what caches are told of a page', () => {
  it('is to ask each time where none in front may keep it', () => {
    expect(cacheControl(life(), BEGUN, false)).toBe(FOR_BROWSERS);
  });

  it('is what is left of its time when it is sent', () => {
    const short = lifeOf({ maxAge: 30, swr: 100, tags: new Set([]) }, BEGUN);
    expect(saidAfter(0, short)).toEqual([30, 100]);
    expect(saidAfter(0.001, short)).toEqual([29, 100]);
    expect(saidAfter(29, short)).toEqual([1, 100]);
  });

  it('is five minutes at most: caches in front may miss every purge', () => {
    for (const seconds of [0, 1, 59, 60.5])
      expect(saidAfter(seconds, life())).toEqual([
        240 - Math.max(0, Math.ceil(seconds) - 60),
        60 + Math.max(0, Math.ceil(seconds) - 60),
      ]);
    expect(saidAfter(299, life())).toEqual([1, 299]);
  });

  it('is a moment for one that is being rendered anew, and nothing beyond its time', () => {
    expect(saidAfter(300, life())).toEqual([1, 299]);
    expect(saidAfter(3899, life())).toEqual([1, 0]);
    expect(saidAfter(3899.5, life())).toEqual([0, 0]);
    expect(saidAfter(5000, life())).toEqual([0, 0]);
  });

  // A second before, for caches whose clock has whole ones.
  it.each([
    [100, 0, [99, 0]],
    [100, 60, [39, 0]],
    [100, 98.5, [0, 0]],
    [100, 100, [0, 0]],
    [280, 0, [240, 39]],
    [400, 0, [240, 60]],
    [400, 350, [1, 48]],
    [3900, 0, [240, 60]],
    [3901, 3700, [1, 199]],
  ])('ends with what it shows: in %i s, sent after %d s', (end, seconds, said) => {
    expect(saidAfter(seconds, life(BEGUN + end * 1000))).toEqual(said);
  });

  it('is nothing for one in doubt', () => {
    expect(saidAfter(0, doubted(life()))).toEqual([0, 0]);
  });
});
