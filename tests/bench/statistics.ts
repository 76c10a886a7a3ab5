/** The smallest of the values that `share` of them do not exceed (nearest rank). NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/**
 * What the values grow by from each to the next: the median of the slopes of all pairs (Theil and Sen), so that one bad
 * minute of a busy machine does not decide. 0 of fewer than two.
 */
export function slope(values: readonly number[]): number {
  const slopes = values.flatMap((one, first) =>
    values.slice(first + 1).map((other, distance) => (other - one) / (distance + 1)),
  );
  if (slopes.length === 0) return 0;
  const sorted = slopes.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}
