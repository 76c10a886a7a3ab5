/** Deliveries on a day and in a turn that the customer chooses, each with so many places. */
import { plusDays, shopDay } from '#lib/domain/kernel/bank-days.ts';
import { fromShopTime, toShopTime } from '#lib/domain/kernel/shop-time.ts';
import { arrivalDay, confirmUntil, type DeliveryCalendar, openDays, type Term } from './delivery-day.ts';

/** The turns of the law of São Paulo (Lei 13.747/2009, art. 2): hours of the day, the last one excluded. */
export const TURNS = {
  manha: { from: 7, to: 11, name: 'de manhã' },
  tarde: { from: 12, to: 18, name: 'à tarde' },
  noite: { from: 19, to: 23, name: 'à noite' },
} as const;
export type Turn = keyof typeof TURNS;
export const TURN_NAMES = Object.keys(TURNS) as readonly Turn[];

/** A day, `YYYY-MM-DD`, and a turn of it. */
export type Slot = { readonly dia: string; readonly turno: Turn };
/** Deliveries that fit in a turn of one day; 0 is a turn that is not offered. */
export type Places = Readonly<Record<Turn, number>>;
export const NO_PLACES: Places = { manha: 0, tarde: 0, noite: 0 };

/** Days the shop is open that a customer chooses from. */
const DAYS_OFFERED = 7;

/** What can still be met, the earliest first. `taken` says how many places of a slot are gone. */
export function openSlots(
  calendar: DeliveryCalendar,
  now: Date,
  { term, places, taken }: { term: Term; places: Places; taken: (slot: Slot) => number },
): readonly Slot[] {
  const isOpen = openDays(calendar);
  const days = [arrivalDay(calendar, now, term)];
  while (days.length < DAYS_OFFERED) {
    let next = plusDays(days.at(-1) ?? '', 1);
    while (!isOpen(next)) next = plusDays(next, 1);
    days.push(next);
  }
  const today = shopDay(now);
  const hour = Number(toShopTime(now.toISOString()).slice(11, 13));
  return days
    .flatMap((dia) => TURN_NAMES.map((turno) => ({ dia, turno })))
    .filter(({ dia, turno }) => dia > today || hour < TURNS[turno].from)
    .filter((slot) => taken(slot) < places[slot.turno]);
}

/** The last moment at which a confirmation still meets `dia` before its turn begins. */
export function slotHolds(
  calendar: DeliveryCalendar,
  now: Date,
  { dia, turno, term }: Slot & { readonly term: Term },
): Date {
  let until = confirmUntil(calendar, now);
  while (arrivalDay(calendar, until, term) <= dia) until = confirmUntil(calendar, until);
  const begins = new Date(fromShopTime(`${dia}T${String(TURNS[turno].from).padStart(2, '0')}:00`) ?? until);
  return begins < until ? begins : until;
}

/** `2026-11-26 tarde`, as a field of a form holds it; undefined for what is no slot. */
export function readSlot(text: string): Slot | undefined {
  const [, dia = '', name] = /^(\d{4}-\d\d-\d\d) (\w+)$/.exec(text) ?? [];
  const turno = TURN_NAMES.find((one) => one === name);
  return turno && { dia, turno };
}

export function writeSlot({ dia, turno }: Slot): string {
  return `${dia} ${turno}`;
}

/** `à tarde (12h às 18h)`. */
export function turnName(turno: Turn): string {
  const { from, to, name } = TURNS[turno];
  return `${name} (${from}h às ${to}h)`;
}
