import { expect, it } from 'vitest';
import { measureStep } from '#lib/domain/kernel/measure-step.ts';

it.each([
  ['metres of cable', [500, 1000, 1800, 30_000], 100],
  ['halves', [500, 1500], 500],
  ['quarters', [750, 1500, 2500], 250],
  ['whole hundreds', [100_000, 300_000], 100_000],
  ['odd thousandths', [5940, 18_001], 1],
  ['bandwidths', [5940, 10_200], 10],
  ['nothing', [], 100_000],
])('of %s divides every one', (_, measures, step) => expect(measureStep(measures)).toBe(step));
