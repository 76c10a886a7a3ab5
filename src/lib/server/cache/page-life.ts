/** How long a page may be kept, here and by caches in front of the shop. */

/** What is known of a page when it is rendered. */
export type CacheRule = {
  /** Seconds. */
  readonly maxAge: number;
  /** Seconds after that for which it is still shown while it is rendered again. */
  readonly swr: number;
  /** What invalidates it: the keys of what it was read from; with a hosted platform, the tags of the page. */
  readonly tags: ReadonlySet<string>;
  /** When the clock changes something in it: from then on it is never shown, whatever else fails. Milliseconds since 1970. */
  readonly until?: number | undefined;
};

/** Milliseconds since 1970: fresh until `fresh`, shown while revalidating until `stale`, shown when rendering fails until `end`. */
export type Life = { readonly fresh: number; readonly stale: number; readonly end: number };

/** @param begun When its render began: its data may have been read that early. */
export function lifeOf(
  { maxAge, swr, until: end = Number.POSITIVE_INFINITY }: CacheRule,
  begun: number,
): Life {
  const fresh = Math.min(begun + maxAge * 1000, end);
  return { fresh, stale: Math.min(begun + (maxAge + swr) * 1000, end), end };
}

/** The life of a page that may be out of date: no cache keeps it, and it is shown only when rendering fails. */
export function doubted({ end }: Life): Life {
  return { fresh: Number.NEGATIVE_INFINITY, stale: Number.NEGATIVE_INFINITY, end };
}

/**
 * `Cache-Control` of a page that is sent at `now`. It gives the seconds that are left, without an `Age`, which some caches do not
 * subtract. Both numbers are always present, as caches have defaults of their own where one is missing.
 * @param cdn Caches in front may keep it. Browsers revalidate each time.
 */
export function cacheControl({ fresh, stale, end }: Life, now: number, cdn: boolean): string {
  if (!cdn) return FOR_BROWSERS;
  const left = Math.min(secondsTo(Math.min(stale, end - WHOLE_SECOND), now), SHARED);
  const usual = Math.min(secondsTo(fresh, now), SHARED - REVALIDATING);
  // A stale page may be kept for a moment: some caches that see 0 do not keep the next one either.
  const sMaxAge = Math.min(Math.max(usual, 1), left);
  return `${FOR_BROWSERS}, s-maxage=${sMaxAge}, stale-while-revalidate=${left - sMaxAge}`;
}

/** Milliseconds. A cache that counts whole seconds shows a page until the end of its last second. */
export const WHOLE_SECOND = 1000;
/** Seconds for which caches in front show a page at most, whatever they miss; the last of them while they ask anew. */
const SHARED = 300;
const REVALIDATING = 60;
const FOR_BROWSERS = 'public, max-age=0, must-revalidate';

function secondsTo(moment: number, now: number): number {
  return Math.max(0, Math.floor((moment - now) / 1000));
}
