/** The next moment of the shop, asked of the database once after each change (docs/decisions/027). */
import type { Deps } from '../deps.ts';
import { nextMoments, nextPrice, sooner } from '../queries/next-moment.ts';
import type { Known } from '../queries/rows.ts';

/** Between two moments pages show the same, as long as nothing is written either. */
export type Span = {
  /** What everybody may be shown in it is made of. */
  readonly known: Known;
  /** When something comes or goes by itself; undefined for never. */
  readonly until: Date | undefined;
  /** The same without the scheduled prices of single products. */
  readonly besidePrices: Date | undefined;
};

/** The span that a time lies in, with everything in it that was committed before the call. */
export type ReadSpan = (now: Date) => Promise<Span>;

export function createSpans({ db, known: read }: Pick<Deps, 'db' | 'known'>): ReadSpan {
  let last: (Span & { readonly since: Date }) | undefined;
  let asking: Promise<unknown> | undefined;
  const holds = (known: Known, now: Date): boolean =>
    last?.known === known && last.since <= now && (last.until === undefined || now < last.until);
  return async (now) => {
    const known = await read();
    // Whoever comes while it is asked for waits for the same answer.
    while (asking && !holds(known, now)) await asking.catch(() => undefined);
    if (last && holds(known, now)) return last;
    const asked = nextMoments(db, now);
    asking = asked;
    try {
      const { any: until, besidePrices } = await asked;
      const span = { known, since: now, until, besidePrices };
      last = span;
      return span;
    } finally {
      if (asking === asked) asking = undefined;
    }
  };
}

/** When something that a page with these tags shows comes or goes by itself next; undefined for never. */
export type NextMoment = (after: Date, tags?: readonly string[]) => Promise<Date | undefined>;

/**
 * A scheduled price ends the pages that its product may stand on: those with its tag, and of those with `catalog`, where
 * products may come to stand by their price, all but listings of another category or brand. Any other moment ends every page.
 */
export function createNextMoment({ db }: Pick<Deps, 'db'>, read: ReadSpan): NextMoment {
  return async (after, tags = [CATALOG]) => {
    const { until, besidePrices } = await read(after);
    if (until?.getTime() === besidePrices?.getTime()) return until;
    const listed = tags.includes(CATALOG);
    const categories = listed ? idsOf(tags, /^category:(\d+)$/) : [];
    const brands = listed ? idsOf(tags, /^brand:(\d+)$/) : [];
    if (listed && categories.length + brands.length === 0) return until;
    const price = await nextPrice(
      db,
      { products: idsOf(tags, /^product:(\d+)$/), categories, brands },
      after,
    );
    return sooner(besidePrices, price);
  };
}

const CATALOG = 'catalog';

function idsOf(tags: readonly string[], named: RegExp): readonly number[] {
  return tags.flatMap((tag) => named.exec(tag)?.slice(1).map(Number) ?? []);
}

export function isSameSpan(a: Span, b: Span): boolean {
  return a.known === b.known && a.until?.getTime() === b.until?.getTime();
}
