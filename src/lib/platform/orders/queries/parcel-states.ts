/** What carriers said of the parcels of orders. */
import type { Insertable, Kysely } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { ParcelStatesTable } from '#lib/platform/schema/orders.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** In the order in which things happened. */
export async function parcelStates(db: Kysely<Schema>, numeros: readonly number[]) {
  return db
    .selectFrom('parcel_states')
    .select(['numero', 'estado', 'em', 'local', 'detalhe', 'author'])
    .where('numero', 'in', numeros)
    .orderBy('em')
    .orderBy('id')
    .execute();
}

/** Of a locked order. False when the same was said of the same moment before. */
export async function insertParcelState(trx: Trx, row: Insertable<ParcelStatesTable>): Promise<boolean> {
  const written = await trx
    .insertInto('parcel_states')
    .values(row)
    .onConflict((conflict) => conflict.columns(['numero', 'estado', 'em']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}
