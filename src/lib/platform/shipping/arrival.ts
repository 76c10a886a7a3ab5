/** The day a delivery of this shop arrives, and how that is said. */
import { plusDays, shopDay } from '#lib/domain/kernel/bank-days.ts';
import { formatWeekday } from '#lib/domain/kernel/dates.ts';
import {
  arrivalDay,
  confirmUntil,
  DEFAULT_CALENDAR,
  type DeliveryCalendar,
  isOwnService,
} from '#lib/domain/shipping/delivery-day.ts';
import { type Slot, slotHolds, turnName } from '#lib/domain/shipping/delivery-turns.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import type { Delivery } from './delivery.ts';

/** What a day is counted with. */
export type Clock = Pick<Shop, 'configuracoes' | 'now'>;

export function calendarOf({ configuracoes }: Pick<Shop, 'configuracoes'>): DeliveryCalendar {
  return configuracoes.entrega ?? DEFAULT_CALENDAR;
}

/** `YYYY-MM-DD`, of an order that is confirmed now. */
export function arrivalOf(shop: Clock, { days, tipo }: Pick<Delivery, 'days' | 'tipo'>): string {
  return arrivalDay(calendarOf(shop), shop.now, { days, own: isOwnService(tipo) });
}

/** Until when the order has to be confirmed for that day. */
export function arrivalHolds(shop: Clock): Date {
  return confirmUntil(calendarOf(shop), shop.now);
}

/** Until when it has to be for a chosen day and turn. */
export function slotHoldsOf(shop: Clock, { days, tipo }: Pick<Delivery, 'days' | 'tipo'>, slot: Slot): Date {
  return slotHolds(calendarOf(shop), shop.now, { ...slot, term: { days, own: isOwnService(tipo) } });
}

/** `Chega até quinta, 26/11`, to be read now. */
export function arrivalTerm(
  shop: Clock,
  delivery: Pick<Delivery, 'days' | 'pickup' | 'slots' | 'tipo'>,
): string {
  const today = shopDay(shop.now);
  const [slot] = delivery.slots ?? [];
  if (slot) return `Você escolhe dia e turno, a partir de ${formatWeekday(slot.dia, today)}`;
  const day = arrivalOf(shop, delivery);
  if (day === today) return `${begin(delivery)} hoje`;
  const tomorrow = day === plusDays(today, 1) ? 'amanhã, ' : '';
  return `${begin(delivery)} até ${tomorrow}${formatWeekday(day, today)}`;
}

/** The same to be read whenever, of something that was agreed on the day `since`. */
export function agreedTerm(day: string, { pickup, since }: { pickup: boolean; since: string }): string {
  return `${begin({ pickup })} até ${formatWeekday(day, since)}`;
}

/** `Agendada para quinta, 26/11, à tarde (12h às 18h)`. */
export function slotTerm({ dia, turno }: Slot, since: string): string {
  return `Agendada para ${formatWeekday(dia, since)}, ${turnName(turno)}`;
}

function begin({ pickup }: Pick<Delivery, 'pickup'>): string {
  return pickup ? 'Pronto' : 'Chega';
}
