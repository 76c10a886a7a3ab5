/** Makes every write of the walk, and looks for it on all kinds of pages. */
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../e2e/variants.ts';
import { UNSEEN, WRITES, writingCalls } from './every.ts';
import { type Case, pagesOf, type Sight, type Walk } from './walk.ts';

/** Milliseconds after a write: whoever asks another process from then on sees it. */
const SOON = 1000;
/** Of the pages that a write need not change, each run looks at this part of them; a whole run at all. */
const PART = WHOLE ? 1 : 4;

const CASES = Object.entries(WRITES)
  .flatMap(([call, prepares]) => prepares.map((prepare, place) => ({ call, time: place + 1, prepare })))
  .map((one, turn) => ({ ...one, turn }));

/** @param walks Of the processes of one shop; the first one writes. */
export function walkWrites(walks: () => readonly [Walk, ...Sight[]]): void {
  it('the walk knows every call that writes', () => {
    const known = [...Object.keys(WRITES), ...Object.values(UNSEEN).flat()];
    expect(known.toSorted()).toEqual(writingCalls().toSorted());
  });

  describe.each(CASES)('$call ($time)', ({ prepare, turn }) => {
    it('is on every page that shows it', { timeout: 60_000 }, async () => {
      const [walk, ...others] = walks();
      const made = await prepare(walk);
      const pages = pagesOf(made, { turn, of: PART });
      const lookAt = (look: (path: string) => Promise<string>) => Promise.all(pages.map(look));
      const before = await Promise.all(
        [walk, ...others].map(async ({ look }) => {
          await lookAt(look);
          return lookAt(look);
        }),
      );
      await made.write();
      const written = performance.now();
      const after = await lookAt(walk.look);
      const seen = { pages, before: before[0] ?? [], after };
      for (const [place, other] of others.entries()) {
        const isThere = async () => {
          const now = { pages, before: before[place + 1] ?? [], after: await lookAt(other.look) };
          return isShown(made, now) && staleOf(now, await lookAt(other.lookAnew)).length === 0;
        };
        expect(await isSoon(written + SOON, isThere)).toBe(true);
      }
      const stale = staleOf(seen, await lookAt(walk.lookAnew));
      await made.undo?.();
      expect({ stale, ...faultsOf(made, seen) }).toEqual({ stale: [], missing: [], same: [] });
    });
  });
}

/** Asks on; the last time is the first that begins after `end`, however long each takes. */
async function isSoon(end: number, ask: () => Promise<boolean>): Promise<boolean> {
  for (;;) {
    const begun = performance.now();
    if (await ask()) return true;
    if (begun > end) return false;
    await wait(20);
  }
}

type Seen = {
  readonly pages: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
};

function staleOf({ pages, after }: Seen, truth: readonly string[]): readonly string[] {
  return pages.filter((_, place) => after[place] !== truth[place]);
}

function faultsOf({ shows = {}, changes = [] }: Case, { pages, before, after }: Seen) {
  return {
    missing: Object.entries(shows).filter(([path, text]) => !after[pages.indexOf(path)]?.includes(text)),
    same: changes.filter((path) => after[pages.indexOf(path)] === before[pages.indexOf(path)]),
  };
}

function isShown(made: Case, seen: Seen): boolean {
  const { missing, same } = faultsOf(made, seen);
  return missing.length + same.length === 0;
}
