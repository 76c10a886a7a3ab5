/** How long a quote binds the shop. */

/** Days after the one it is given on; it holds to the end of the last, in the time of the shop (UTC-3). */
export const QUOTE_DAYS = 10;
const DAY = 86_400_000;
const SHOP_OFFSET = 3 * 3_600_000;

/** The moment from which on a quote given at `now` holds no more. */
export function quoteEnd(now: Date): Date {
  const today = Math.floor((now.getTime() - SHOP_OFFSET) / DAY) * DAY;
  return new Date(today + (QUOTE_DAYS + 1) * DAY + SHOP_OFFSET);
}
