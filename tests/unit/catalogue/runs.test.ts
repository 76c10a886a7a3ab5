import { expect, it } from 'vitest';
import { createRuns, type Run } from '#lib/platform/catalogue/memory/filter-runs.ts';

it('keeps the marks of every run, with those of its offer after its own', () => {
  const runs = createRuns();
  const one = runs.add([3, 1, 4], [15]);
  const other = runs.add([], []);
  expect([...runs.marks().subarray(one.from, one.from + one.own)]).toEqual([3, 1, 4]);
  expect([...runs.marks().subarray(one.from, one.from + one.all)]).toEqual([3, 1, 4, 15]);
  expect([other.own, other.all]).toEqual([0, 0]);
});

it('stays as large as what is in use, however often runs change', () => {
  const runs = createRuns();
  let kept: Run[] = [];
  for (let turn = 0; turn < 200; turn++) {
    for (const run of kept) runs.drop(run);
    kept = Array.from({ length: 40 }, (_, index) => runs.add([turn, index, 7], [turn + index]));
    runs.tidy(kept);
    for (const [index, { from, all }] of kept.entries())
      expect([...runs.marks().subarray(from, from + all)]).toEqual([turn, index, 7, turn + index]);
  }
  expect(runs.marks().length).toBeLessThan(20_000);
});
