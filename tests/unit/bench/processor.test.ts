import { expect, it } from 'vitest';
import { addUp } from '../../bench/processor.ts';

it('the time of processes adds up, also when one of them ends', () => {
  const known = new Map<number, number>();
  const readings = [
    [[1, 100]],
    [
      [1, 150],
      [2, 30],
    ],
    [[2, 40]],
    [],
  ] as const;
  expect(readings.map((reading) => addUp(known, new Map(reading)))).toEqual([100, 180, 190, 190]);
});
