/** How long a page may stand, here and in the caches in front of the shop. */

/** What is known of a page when it is rendered. */
export type CacheRule = {
  /** Seconds. */
  readonly maxAge: number;
  /** Seconds for which it is shown after that while it is rendered anew. */
  readonly swr: number;
  /** What it is dropped by: the keys of what it was read from, or of a hosted platform its tags. */
  readonly tags: ReadonlySet<string>;
  /** When something in it comes or goes: from then on it is shown by nobody, whatever else fails. Milliseconds since 1970. */
  readonly until?: number | undefined;
};

/** Milliseconds since 1970; fresh until the first, stale until the second, and of use where nothing else can be had until the third. */
export type Life = { readonly fresh: number; readonly stale: number; readonly end: number };

/** @param begun When it began to be rendered: what it shows may have been read that early. */
export function lifeOf(
  { maxAge, swr, until: end = Number.POSITIVE_INFINITY }: CacheRule,
  begun: number,
): Life {
  const fresh = Math.min(begun + maxAge * 1000, end);
  return { fresh, stale: Math.min(begun + (maxAge + swr) * 1000, end), end };
}

/** The same page when it may be out of date: nobody keeps it, and it is the last resort. */
export function doubted({ end }: Life): Life {
  return { fresh: Number.NEGATIVE_INFINITY, stale: Number.NEGATIVE_INFINITY, end };
}

/**
 * `Cache-Control` of a page that is sent at `now`. It says the seconds that are left, and no `Age` beside them: some caches
 * in front do not subtract that. Both numbers are always there, as a cache has a time of its own where one is missing.
 * @param cdn Caches in front may keep it. Browsers ask each time.
 */
export function cacheControl({ fresh, stale, end }: Life, now: number, cdn: boolean): string {
  if (!cdn) return FOR_BROWSERS;
  const left = secondsTo(Math.min(stale, end - WHOLE_SECOND), now);
  // One that is being rendered anew for somebody is of use for a moment: 0 would let some not keep the next one either.
  const sMaxAge = Math.min(Math.max(secondsTo(fresh, now), 1), left);
  return `${FOR_BROWSERS}, s-maxage=${sMaxAge}, stale-while-revalidate=${left - sMaxAge}`;
}

/** Milliseconds. A cache whose clock has whole seconds shows a page until the last one of them is over. */
export const WHOLE_SECOND = 1000;
const FOR_BROWSERS = 'public, max-age=0, must-revalidate';

function secondsTo(moment: number, now: number): number {
  return Math.max(0, Math.floor((moment - now) / 1000));
}
