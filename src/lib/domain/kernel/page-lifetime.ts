/** How long a page may be served from the cache. */

export type Lifetime = { readonly maxAge: number; readonly swr: number };

/** Seconds. The embedded platform says when something changed; of a hosted one nobody tells, so its pages live shortly. */
const EMBEDDED: Lifetime = { maxAge: 300, swr: 3600 };
const HOSTED: Lifetime = { maxAge: 30, swr: 300 };

/** Of a page that shows nothing which changes by itself. */
export function usualLifetime(hosted: boolean): Lifetime {
  return hosted ? HOSTED : EMBEDDED;
}

/**
 * @param changes Moments (ISO 8601) at which what the page shows changes by itself, as a scheduled price does: the page
 *   does not outlive the next one, nor is it shown stale after it.
 */
export function pageLifetime(hosted: boolean, changes: readonly string[], now: Date): Lifetime {
  const usual = usualLifetime(hosted);
  const left = changes
    .map((change) => Math.floor((Date.parse(change) - now.getTime()) / 1000))
    .filter((seconds) => seconds >= 0);
  const next = Math.min(...left);
  return next < usual.maxAge + usual.swr
    ? { maxAge: Math.min(next, usual.maxAge), swr: Math.max(0, next - usual.maxAge) }
    : usual;
}
