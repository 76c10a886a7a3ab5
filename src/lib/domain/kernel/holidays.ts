/**
 * National holidays (Leis 662/1949, 6.802/1980 and 14.759/2023) and the days of the calendar of the Church on which most of the
 * country rests. Days are `YYYY-MM-DD` in the time of the shop. Holidays of states and towns are not known here.
 */

const FIXED = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'];
/** Days after Easter Sunday: Monday and Tuesday of Carnival, Good Friday, Corpus Christi. */
const MOVING = [-48, -47, -2, 60];
const DAY = 86_400_000;

export function isHoliday(day: string): boolean {
  if (FIXED.includes(day.slice(5))) return true;
  const time = Date.parse(`${day}T00:00:00Z`);
  return MOVING.includes((time - easterOf(Number(day.slice(0, 4)))) / DAY);
}

/** Monday to Friday, and no holiday. */
export function isWorkingDay(day: string): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** As settings and the wire name them, Sunday first. */
export const WEEKDAYS = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'] as const;

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Midnight UTC of Easter Sunday in the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}
