/**
 * When a delivery arrives, as a day. The shop sends on the days it is open; carriers count working days from then, and what the
 * shop brings or hands out itself counts the days it is open. Days are `YYYY-MM-DD` in the time of the shop.
 */
import { endOfDay, plusDaysOf, shopDay } from '#lib/domain/kernel/bank-days.ts';
import { isHoliday, isWorkingDay, WEEKDAYS, weekdayOf } from '#lib/domain/kernel/holidays.ts';
import { fromShopTime, toShopTime } from '#lib/domain/kernel/shop-time.ts';

/** When the shop sends: a setting, and on the wire as that. */
export type DeliveryCalendar = {
  /** Hour, 1 to 24: what is confirmed before it counts from the same day. */
  readonly corte: number;
} & { readonly [Weekday in (typeof WEEKDAYS)[number]]: boolean };

export const DEFAULT_CALENDAR: DeliveryCalendar = {
  corte: 14,
  domingo: false,
  segunda: true,
  terca: true,
  quarta: true,
  quinta: true,
  sexta: true,
  sabado: false,
};

export type Term = {
  /** Working days, or days the shop is open. */
  readonly days: number;
  /** A service of the shop itself: its customer collects, or its own people bring it. */
  readonly own: boolean;
};

/** Kinds of services of the shop itself. */
const OWN_KINDS: readonly string[] = ['retirada', 'motoboy'];

export function isOwnService(tipo: string): boolean {
  return OWN_KINDS.includes(tipo);
}

/** Day by which it arrives, when the order is confirmed at `confirmed`. */
export function arrivalDay(calendar: DeliveryCalendar, confirmed: Date, { days, own }: Term): string {
  const isOpen = openDays(calendar);
  return plusDaysOf(own ? isOpen : isWorkingDay, dispatchDay(calendar, confirmed), days);
}

/** The last moment at which a confirmation keeps the day that `arrivalDay` says now. */
export function confirmUntil(calendar: DeliveryCalendar, now: Date): Date {
  const day = dispatchDay(calendar, now);
  if (calendar.corte >= 24) return endOfDay(day);
  return new Date(fromShopTime(`${day}T${String(calendar.corte).padStart(2, '0')}:00`) ?? endOfDay(day));
}

/** The day an order that is confirmed now counts from: the first open one whose cut-off is still to come. */
export function dispatchDay(calendar: DeliveryCalendar, now: Date): string {
  const isOpen = openDays(calendar);
  const today = shopDay(now);
  const hour = Number(toShopTime(now.toISOString()).slice(11, 13));
  return plusDaysOf(isOpen, today, isOpen(today) && hour >= calendar.corte ? 1 : 0);
}

/** A shop that is open on no day of the week counts as open on working days. */
export function openDays(calendar: DeliveryCalendar): (day: string) => boolean {
  if (!WEEKDAYS.some((name) => calendar[name])) return isWorkingDay;
  return (day) => {
    const name = WEEKDAYS[weekdayOf(day)];
    return name !== undefined && calendar[name] && !isHoliday(day);
  };
}
