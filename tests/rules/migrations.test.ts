/** Shops remember the names of the migrations that ran: none is renamed, removed, or put before one that was released. */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Of the newest release. To be moved on with a release and at no other time: set `last` to the newest file of its folder,
 * and count and hash to what the test then shows. Where this fails without a release, the new file gets a number above
 * all others instead.
 */
const RELEASED = {
  last: '0073-search-uses',
  count: 39,
  hash: 'ac7a98f5e8575106',
} as const;

const names = globSync('src/lib/platform/migrations/[0-9]*.ts')
  .map((file) => basename(file, '.ts'))
  .toSorted();

/** The released ones, if the folder begins with them. */
function upTo(last: string, sorted: readonly string[]) {
  const found = sorted.filter((name) => name <= last);
  const hash = createHash('sha256').update(found.join('\n')).digest('hex').slice(0, 16);
  return { last: found.at(-1), count: found.length, hash };
}

describe('the migrations', () => {
  it('begin with all that were released, in the same order', () => {
    expect(upTo(RELEASED.last, names)).toEqual(RELEASED);
  });

  it.each([
    ['put between them', (all: readonly string[]) => [...all, '0072-zebra'].toSorted()],
    [
      'renamed',
      (all: readonly string[]) => all.map((name) => name.replace(/^0001-.*/, '0001-other')).toSorted(),
    ],
    ['removed', (all: readonly string[]) => all.slice(1)],
    ['last and removed', (all: readonly string[]) => all.filter((name) => name !== RELEASED.last)],
  ])('do not, with one that is %s', (_, change) => {
    expect(upTo(RELEASED.last, change(names))).not.toEqual(RELEASED);
  });

  it('have numbers of their own, four digits long, as they run in the order of their names', () => {
    const numbers = names.map((name) => /^\d{4}(?=-[a-z])/.exec(name)?.[0]);
    expect(numbers).not.toContain(undefined);
    expect(numbers).toHaveLength(new Set(numbers).size);
  });
});
