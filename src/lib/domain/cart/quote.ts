/** How long a quote binds the shop. */
import { isDay } from '#lib/domain/kernel/bank-days.ts';
import { endOfDay } from '#lib/domain/kernel/dates.ts';

/** Days after the one it is given on; it holds to the end of the last, in the time of the shop. */
const QUOTE_DAYS = 10;

/** The moment from which on a quote given at `now` holds no more. */
export function quoteEnd(now: Date): Date {
  return endOfDay(now, QUOTE_DAYS);
}

/** Characters of what a buyer says to a quote. */
export const QUOTE_ANSWER_LENGTH = 500;
/** Days a seller may hold a quote for. */
const LONGEST_DAYS = 365;

/** The moment from which on a quote that holds to the end of `day` (`2026-11-30`) holds no more; undefined for no day to come. */
export function quoteEndOn(day: string, now: Date): Date | undefined {
  if (!isDay(day)) return undefined;
  const end = endOfDay(new Date(`${day}T12:00:00-03:00`), 0);
  return end > now && end <= endOfDay(now, LONGEST_DAYS) ? end : undefined;
}
