import { expect, it } from 'vitest';
import { createRuns, isMostlyGap } from '#lib/platform/catalogue/memory/filter-runs.ts';

it('keeps the marks of every run', () => {
  const runs = createRuns();
  const one = runs.add([3, 1, 4]);
  const other = runs.add([]);
  expect([...runs.marks().subarray(one.from, one.to)]).toEqual([3, 1, 4]);
  expect([other.from, other.to]).toEqual([3, 3]);
  expect(runs.length()).toBe(3);
});

it('leaves what was read before as it was, however much is written behind it', () => {
  const runs = createRuns();
  const own = Array.from({ length: 40 }, (_, index) => index);
  const { from, to } = runs.add(own);
  const before = runs.marks();
  for (let turn = 0; turn < 1000; turn++) runs.add(own.map((mark) => mark + turn));
  expect([...before.subarray(from, to)]).toEqual(own);
  expect([...runs.marks().subarray(from, to)]).toEqual(own);
});

it('is worth writing anew when more than half of it is of no use, but not while it is small', () => {
  const of = (length: number) => ({ length: () => length });
  expect(isMostlyGap(of(100), 0)).toBe(false);
  expect(isMostlyGap(of(100_000), 50_000)).toBe(false);
  expect(isMostlyGap(of(100_000), 49_999)).toBe(true);
});
