/** How long a quote binds the shop. */
import { endOfDay } from '#lib/domain/kernel/dates.ts';

/** Days after the one it is given on; it holds to the end of the last, in the time of the shop. */
export const QUOTE_DAYS = 10;

/** The moment from which on a quote given at `now` holds no more. */
export function quoteEnd(now: Date): Date {
  return endOfDay(now, QUOTE_DAYS);
}
