/** What brought a visitor, as campaigns write it into addresses. */

export const TRACKING_NAMES = [
  'gclid',
  'fbclid',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** Characters the platform keeps of one value. */
const LONGEST = 500;

/** What the query of an address says of it; undefined when it says nothing. A value longer than what is kept is cut. */
export function attributionOf(search: string): Readonly<Record<string, string>> | undefined {
  const query = new URLSearchParams(search);
  const given = TRACKING_NAMES.flatMap((name) => {
    const value = query.get(name)?.slice(0, LONGEST);
    return value ? [[name, value] as const] : [];
  });
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

/** The query without it, everything else as it was written: `?…` or ''. */
export function withoutTracking(search: string): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter(
      (pair) => pair !== '' && !TRACKING_NAMES.some((name) => pair === name || pair.startsWith(`${name}=`)),
    );
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}
