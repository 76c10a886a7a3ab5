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
    expect(saidAfter(0, life())).toEqual([300, 3600]);
    expect(saidAfter(0.001, life())).toEqual([299, 3600]);
    expect(saidAfter(299, life())).toEqual([1, 3600]);
  });

  it('is a moment for one that is being rendered anew, and nothing beyond its time', () => {
    expect(saidAfter(300, life())).toEqual([1, 3599]);
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
    [400, 0, [300, 99]],
    [400, 350, [1, 48]],
    [3900, 0, [300, 3599]],
    [3901, 0, [300, 3600]],
  ])('ends with what it shows: in %i s, sent after %d s', (end, seconds, said) => {
    expect(saidAfter(seconds, life(BEGUN + end * 1000))).toEqual(said);
  });

  it('is nothing for one in doubt', () => {
    expect(saidAfter(0, doubted(life()))).toEqual([0, 0]);
  });
});
