/**
 * Days on which banks work: no Saturday, no Sunday, no national holiday (Leis 662/1949, 6.802/1980 and 14.759/2023), and none
 * of the days on which they stay closed besides (Monday and Tuesday of Carnival, Good Friday, Corpus Christi, 31 December).
 * Days are `YYYY-MM-DD` in the time of the shop. Holidays of states and towns are not known here: a bank that is closed for one
 * confirms a day later.
 */
import { isWorkingDay } from './holidays.ts';
import { fromShopTime, toShopTime } from './shop-time.ts';

/** The day in the shop at this moment. */
export function shopDay(time: Date): string {
  return toShopTime(time.toISOString()).slice(0, 10);
}

/** The moment at which a day of the shop is over: midnight after it, or the first hour there is, where summer time skips it. */
export function endOfDay(day: string): Date {
  const next = plusDays(day, 1);
  return new Date(fromShopTime(`${next}T00:00`) ?? fromShopTime(`${next}T01:00`) ?? '');
}

/** Whether a text is a day of the calendar, of a century in which shops keep books: databases and clocks know no other for sure. */
export function isDay(text: string): boolean {
  return (
    /^2[01]\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
  );
}

export function isBankDay(day: string): boolean {
  return isWorkingDay(day) && day.slice(5) !== '12-31';
}

/** `count` bank days after `day`; with 0 the day itself, or the next one on which banks work. */
export function plusBankDays(day: string, count: number): string {
  return plusDaysOf(isBankDay, day, count);
}

/** `count` days of a kind after `day`; with 0 the day itself, or the next one of the kind. There has to be such a day. */
export function plusDaysOf(isOne: (day: string) => boolean, day: string, count: number): string {
  let found = day;
  while (!isOne(found)) found = plusDays(found, 1);
  for (let left = isOne(day) ? count : count - 1; left > 0; left -= 1) {
    do found = plusDays(found, 1);
    while (!isOne(found));
  }
  return found;
}

export function plusDays(day: string, days: number): string {
  const time = new Date(`${day}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}
