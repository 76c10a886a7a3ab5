import { describe, expect, it } from 'vitest';
import { median, percentile, slope } from '../../bench/statistics.ts';

describe('percentile', () => {
  it.each([
    [[7], 0.5, 7],
    [[7], 0.99, 7],
    [[3, 1, 2], 0, 1],
    [[3, 1, 2], 1, 3],
    [[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 0.9, 9],
    [[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 0.91, 10],
  ])('of %j at %d is %d', (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected);
  });

  it('of nothing is no number', () => {
    expect(percentile([], 0.5)).toBeNaN();
  });

  it('leaves the values in their order', () => {
    const values = [3, 1, 2];
    percentile(values, 0.5);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('median', () => {
  it.each([
    [[5, 1, 3], 3],
    [[4, 1, 3, 2], 2],
    [[100, 99, 98, 97, 20], 98],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});

describe('slope', () => {
  it.each([
    [[], 0],
    [[5], 0],
    [[5, 5, 5, 5], 0],
    [[1, 2, 3, 4], 1],
    [[4, 3, 2, 1], -1],
    [[0, 2], 2],
  ])('of %j is %d', (values, expected) => {
    expect(slope(values)).toBe(expected);
  });

  it('is not moved by one value that stands out', () => {
    expect(slope([10, 10, 10, 900, 10, 10, 10])).toBe(0);
  });
});
