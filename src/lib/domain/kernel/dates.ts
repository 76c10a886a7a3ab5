/** Dates of the wire, shown the Brazilian way and in the time of the shop. */

const day = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'America/Sao_Paulo',
});

/** `15/03/2027`; a text that is no date is shown as it came. */
export function formatDate(date: string): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? date : day.format(time);
}

/** The last day before a time at which something ends: `30/11/2027` for midnight after it. */
export function formatLastDay(end: string): string {
  const time = Date.parse(end);
  return Number.isNaN(time) ? end : day.format(time - 1);
}

const DAY = 86_400_000;
/** The time of the shop is UTC-3. */
const SHOP_OFFSET = 3 * 3_600_000;

/** The end of the day that comes `days` days after the one of `now`, in the time of the shop. */
export function endOfDay(now: Date, days: number): Date {
  const today = Math.floor((now.getTime() - SHOP_OFFSET) / DAY) * DAY;
  return new Date(today + (days + 1) * DAY + SHOP_OFFSET);
}

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

/** Until when something holds: the day for what ends with its day (`24/11/2026`), else day and time (`24/11/2026, 14:05`). */
export function formatUntil(end: string): string {
  const time = Date.parse(end);
  return (time - SHOP_OFFSET) % DAY === 0 ? formatLastDay(end) : formatMoment(end);
}

/** `15/03/2027, 14:05`; a text that is no date is shown as it came. */
export function formatMoment(date: string): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? date : moment.format(time);
}

/** When something happened: the day alone where nobody said the time, as in a bank's statement (`24/11/2026`). */
export function formatHappened(date: string): string {
  return (Date.parse(date) - SHOP_OFFSET) % DAY === 0 ? formatDate(date) : formatMoment(date);
}

const WEEKDAY_NAMES = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const;

/** `quinta, 26/11` of `2026-11-26`, with the year where it is another one than that of the day `since`. */
export function formatWeekday(date: string, since: string): string {
  const [year, month = '', monthDay = ''] = date.split('-');
  const name = WEEKDAY_NAMES[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
  return `${name}, ${monthDay}/${month}${since.startsWith(`${year}-`) ? '' : `/${year}`}`;
}
