/** Notes about orders, which the shop alone sees. */
import type { Insertable, Kysely } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { OrderNotesTable } from '#lib/platform/schema/order-notes.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** The newest first. */
export async function orderNotes(db: Kysely<Schema>, numero: number) {
  return db
    .selectFrom('order_notes')
    .select(['texto', 'author', 'created_at'])
    .where('numero', '=', numero)
    .orderBy('id', 'desc')
    .execute();
}

export async function insertOrderNote(trx: Trx, note: Insertable<OrderNotesTable>): Promise<void> {
  await trx.insertInto('order_notes').values(note).execute();
}
