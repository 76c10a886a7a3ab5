/** What an order said of its payment, and since when; and the orders whose time has come. */
import type { Insertable, Kysely } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export async function noteOrderPayment(
  trx: Trx,
  step: Insertable<Schema['order_payment_steps']>,
): Promise<void> {
  await trx.insertInto('order_payment_steps').values(step).execute();
}

/** Until when an order waits for its payment; null for one that waits for none, or for ever. */
export async function payUntil(db: Kysely<Schema>, numero: number): Promise<Date | null> {
  const row = await db
    .selectFrom('orders')
    .select('pay_until')
    .where('numero', '=', numero)
    .where('status', '=', 'recebido')
    .executeTakeFirst();
  return row?.pay_until ?? null;
}

/** Numbers of orders that may have to end: nobody paid in time, or their buyer wants them cancelled. */
export async function ordersToEnd(db: Kysely<Schema>, now: Date): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('numero')
    .where('status', '=', 'recebido')
    .where((eb) => eb.or([eb('pay_until', '<=', now), eb('cancel_asked_at', 'is not', null)]))
    .orderBy('numero')
    .execute();
  return rows.map(({ numero }) => numero);
}
