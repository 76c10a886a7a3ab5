/** Times as people of the shop type and read them: in America/Sao_Paulo, whatever zone the machine is in. */

const ZONE = 'America/Sao_Paulo';
const HOUR = 3_600_000;

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });
const TYPED = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2})?$/;

/** `2026-12-24T08:30`, as a field for a time holds it; '' for ''. */
export function toShopTime(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : clock.format(time).replace(' ', 'T');
}

/** ISO 8601 of what such a field holds; '' for '', undefined for what is no time. */
export function fromShopTime(typed: string): string | undefined {
  if (typed === '') return '';
  const [, ...parts] = TYPED.exec(typed) ?? [];
  const [year, month, day, hour, minute] = parts.map(Number);
  if (year === undefined || month === undefined) return undefined;
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  const wanted = typed.slice(0, 16);
  // What the clock of the zone shows at a time says how far it is from UTC then.
  const shown = Date.parse(`${toShopTime(new Date(asUtc).toISOString())}Z`);
  const found = asUtc + (asUtc - shown);
  // Beside a change of the clocks that is an hour off.
  const times = [found, found + HOUR, found - HOUR].map((time) => new Date(time).toISOString());
  return times.find((time) => toShopTime(time) === wanted);
}
