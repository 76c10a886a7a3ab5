/** Times as they stand in spreadsheets, in the time of the shop: `20/11/2026 15:00`. */

/** Brazil has had no summer time since 2019 (Decreto 9.772/2019); the shop's clock is that of Brasília. */
const OFFSET = 3 * 3_600_000;

const BRAZILIAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[ T,]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[ T]+(\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/** As we write it; undefined for what is no time. A day alone begins at midnight. */
export function readTime(text: string): string | undefined {
  const brazilian = BRAZILIAN.exec(text);
  const match = brazilian ?? ISO.exec(text);
  if (!match) return undefined;
  const [first = 0, month = 0, last = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const [year, day] = brazilian ? [last, first] : [first, last];
  const local = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(local);
  const same =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute;
  return same && year > 1999 && year < 2100 ? writeTime(new Date(local + OFFSET)) : undefined;
}

/** Seconds only where there are any. */
export function writeTime(time: Date): string {
  const [day = '', clock = ''] = new Date(time.getTime() - OFFSET).toISOString().slice(0, 19).split('T');
  const hours = clock.endsWith(':00') ? clock.slice(0, 5) : clock;
  return `${day.split('-').toReversed().join('/')} ${hours}`;
}

/** The reverse, of what these two functions wrote. */
export function timeOf(written: string): Date {
  const [day = '', clock = ''] = written.split(' ');
  const local = Date.parse(`${day.split('/').toReversed().join('-')}T${clock}Z`);
  return new Date(local + OFFSET);
}
