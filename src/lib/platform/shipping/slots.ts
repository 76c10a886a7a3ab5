/** Days and turns a customer may choose from, of the services that offer them. */
import type { Kysely } from 'kysely';
import { shopDay } from '#lib/domain/kernel/bank-days.ts';
import { isOwnService } from '#lib/domain/shipping/delivery-day.ts';
import { openSlots, type Places, writeSlot } from '#lib/domain/shipping/delivery-turns.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { type Clock, calendarOf } from './arrival.ts';
import type { Delivery } from './delivery.ts';
import { takenSlots } from './queries/slots.ts';

/** One of the shop's own tables. */
export type OwnDelivery = Delivery & { readonly places: Places; readonly noExtra: boolean };

/** A service without a free place is left out. */
export async function withSlots(
  db: Kysely<Schema>,
  shop: Clock,
  deliveries: readonly OwnDelivery[],
): Promise<readonly (Delivery & { readonly noExtra: boolean })[]> {
  const services = deliveries.filter(({ scheduled }) => scheduled).map(({ id }) => id);
  const rows = services.length === 0 ? [] : await takenSlots(db, services, shopDay(shop.now));
  const taken = new Map(rows.map((row) => [`${row.service_id} ${row.dia} ${row.turno}`, row.usadas]));
  return deliveries.flatMap(({ places, ...delivery }) => {
    if (!delivery.scheduled) return [delivery];
    const { id, days, tipo } = delivery;
    const slots = openSlots(calendarOf(shop), shop.now, {
      term: { days, own: isOwnService(tipo) },
      places,
      taken: (slot) => taken.get(`${id} ${writeSlot(slot)}`) ?? 0,
    });
    return slots.length === 0 ? [] : [{ ...delivery, slots }];
  });
}
