import { expect, it } from 'vitest';
import { createBucket } from '#lib/platform/kernel/limits/bucket.ts';

const MINUTE = 60_000;

it('passes as many as there may be in a span, and tells the next how long to wait', () => {
  const bucket = createBucket({ most: 2, within: MINUTE, keys: 10 });
  const take = (key: string, at: number) => bucket(key, at).wait;
  expect([take('a', 0), take('a', 1000), take('a', 2000), take('b', 2000)]).toEqual([0, 0, 58_000, 0]);
  expect(take('a', MINUTE - 1)).toBe(1);
  expect(take('a', MINUTE)).toBe(0);
});

it('is not shut by a clock that was set back', () => {
  const bucket = createBucket({ most: 1, within: MINUTE, keys: 10 });
  const take = (key: string, at: number) => bucket(key, at).wait;
  expect(take('a', 10 * MINUTE)).toBe(0);
  expect(take('a', 0)).toBe(0);
  expect(take('a', 1)).toBe(MINUTE - 1);
});

it('remembers a bounded number of keys', () => {
  const bucket = createBucket({ most: 1, within: MINUTE, keys: 2 });
  const take = (key: string, at: number) => bucket(key, at).wait;
  for (const key of ['a', 'b', 'c']) expect(take(key, 0)).toBe(0);
  expect([take('c', 1), take('b', 1), take('a', 1)]).toEqual([MINUTE - 1, MINUTE - 1, 0]);
});

it('says how many are left', () => {
  const take = createBucket({ most: 2, within: MINUTE, keys: 1 });
  expect([take('a', 0), take('a', 0), take('a', 0)].map(({ left }) => left)).toEqual([1, 0, 0]);
});
