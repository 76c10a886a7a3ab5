/** `security.txt` (RFC 9116): whom to tell of a hole in the shop. */

/** Milliseconds the file says it holds; the standard wants less than a year. */
const LIFETIME = 180 * 24 * 3_600_000;
const DAY = 24 * 3_600_000;

/** @param email '' for a shop that names none: then the pages of the shop are where it is found. */
export function securityTxt(siteUrl: string, email: string, now: Date): string {
  // To the day: the file is the same for all who ask on one day.
  const expires = new Date(Math.floor((now.getTime() + LIFETIME) / DAY) * DAY);
  const contact = /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${email}` : siteUrl;
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
