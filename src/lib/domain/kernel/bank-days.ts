/**
 * Days on which banks work: no Saturday, no Sunday, no national holiday (Leis 662/1949, 6.802/1980 and 14.759/2023), and none
 * of the days on which they stay closed besides (Monday and Tuesday of Carnival, Good Friday, Corpus Christi, 31 December).
 * Days are `YYYY-MM-DD` in the time of the shop. Holidays of states and towns are not known here: a bank that is closed for one
 * confirms a day later.
 */
import { fromShopTime, toShopTime } from './shop-time.ts';

const FIXED = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25', '12-31'];
/** Days after Easter Sunday. */
const MOVING = [-48, -47, -2, 60];

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
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || FIXED.includes(day.slice(5))) return false;
  const easter = easterOf(Number(day.slice(0, 4)));
  return !MOVING.some((days) => plusDays(easter, days) === day);
}

/** `count` bank days after `day`; with 0 the day itself, or the next one on which banks work. */
export function plusBankDays(day: string, count: number): string {
  let found = day;
  while (!isBankDay(found)) found = plusDays(found, 1);
  for (let left = isBankDay(day) ? count : count - 1; left > 0; left -= 1) {
    do found = plusDays(found, 1);
    while (!isBankDay(found));
  }
  return found;
}

export function plusDays(day: string, days: number): string {
  const time = new Date(`${day}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}

/** Of the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${two(Math.floor(f / 31))}-${two((f % 31) + 1)}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
