/** The next moment of the shop, asked of the database once after each change (docs/decisions/027). */
import type { Deps } from '../platform.ts';
import type { Known } from '../queries/known.ts';
import { nextMoment } from '../queries/next-moment.ts';

/** Between two moments pages show the same, as long as nothing is written either. */
export type Span = {
  /** What everybody may be shown in it is made of. */
  readonly known: Known;
  /** When something comes or goes by itself; undefined for never. */
  readonly until: Date | undefined;
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
    const asked = nextMoment(db, now);
    asking = asked;
    try {
      const span = { known, since: now, until: await asked };
      last = span;
      return span;
    } finally {
      if (asking === asked) asking = undefined;
    }
  };
}

export function isSameSpan(a: Span, b: Span): boolean {
  return a.known === b.known && a.until?.getTime() === b.until?.getTime();
}
