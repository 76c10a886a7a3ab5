/** Places of scheduled deliveries that are taken. */
import type { Kysely, Transaction } from 'kysely';
import type { Slot, Turn } from '#lib/domain/shipping/delivery-turns.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Trx = Transaction<Schema>;
/** Of a service. */
export type ServiceSlot = Slot & { readonly service: string };

/** From a day on. */
export async function takenSlots(
  db: Kysely<Schema>,
  services: readonly string[],
  from: string,
): Promise<
  readonly {
    readonly service_id: string;
    readonly dia: string;
    readonly turno: string;
    readonly usadas: number;
  }[]
> {
  return db
    .selectFrom('delivery_slots')
    .select(['service_id', 'dia', 'turno', 'usadas'])
    .where('service_id', 'in', services)
    .where('dia', '>=', from)
    .execute();
}

/** Takes a place: false when none is left. Two who take the last one do it one after the other. */
export async function takeSlot(trx: Trx, { service, dia, turno }: ServiceSlot): Promise<boolean> {
  const row = await trx
    .selectFrom('shipping_services')
    .select(['vagas_manha', 'vagas_tarde', 'vagas_noite'])
    .where('id', '=', service)
    .where('ativo', '=', true)
    .where('entrega_agendada', '=', true)
    .executeTakeFirst();
  const places = row ? placesOf(row)[turno] : 0;
  if (places === 0) return false;
  const taken = await trx
    .insertInto('delivery_slots')
    .values({ service_id: service, dia, turno, usadas: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['service_id', 'dia', 'turno'])
        .doUpdateSet((eb) => ({ usadas: eb('delivery_slots.usadas', '+', 1) }))
        .where('delivery_slots.usadas', '<', places),
    )
    .returning('usadas')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function releaseSlot(trx: Trx, { service, dia, turno }: ServiceSlot): Promise<void> {
  await trx
    .updateTable('delivery_slots')
    .set((eb) => ({ usadas: eb('usadas', '-', 1) }))
    .where('service_id', '=', service)
    .where('dia', '=', dia)
    .where('turno', '=', turno)
    .where('usadas', '>', 0)
    .execute();
}

export function placesOf(row: {
  readonly vagas_manha: number;
  readonly vagas_tarde: number;
  readonly vagas_noite: number;
}): Readonly<Record<Turn, number>> {
  return { manha: row.vagas_manha, tarde: row.vagas_tarde, noite: row.vagas_noite };
}
