/** What brought a visitor, as campaigns write it into addresses. */

const NAMES = [
  'gclid',
  'fbclid',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** The query without it, everything else as it was written: `?…` or ''. */
export function withoutTracking(search: string): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !NAMES.some((name) => pair === name || pair.startsWith(`${name}=`)));
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}
