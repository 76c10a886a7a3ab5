/** What is wrong with an answer, as lines to read; '' when nothing is. */
import type { z } from 'zod';

export function misfits(shape: z.ZodType, value: unknown): string {
  const { error } = shape.safeParse(value);
  return flat(error?.issues ?? []).join('\n');
}

/** Addresses without a host, by where they stand. A `rota` is or has such paths. */
export function relativeAddresses(value: unknown): string {
  return relative(value, '').join('\n');
}

type Issue = z.core.$ZodIssue;

/** Of the alternatives of a union, the issues of the one that came nearest. */
function flat(issues: readonly Issue[], at: readonly PropertyKey[] = []): readonly string[] {
  return issues.flatMap((issue) => {
    const path = [...at, ...issue.path];
    if (issue.code !== 'invalid_union') return [`${path.join('.')}: ${issue.message}`];
    const [nearest = []] = issue.errors.toSorted((a, b) => deepest(b) - deepest(a));
    return flat(nearest, path);
  });
}

function deepest(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}

function relative(value: unknown, at: string): readonly string[] {
  if (typeof value === 'string') {
    return /^\/\S*$/.test(value) && !/\brota(\.(route|path))?$/.test(at) ? [`${at}: ${value}`] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => relative(inner, `${at}.${key}`));
}
