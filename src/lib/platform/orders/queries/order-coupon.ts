/** How often a coupon was used, as orders count it. */
import { sql, type Transaction } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Trx = Transaction<Schema>;

/** Once more for an order that is taken up again, however often it was used meanwhile. */
export async function takeCouponAgain(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('coupons').set({ usos: sql<number>`usos + 1` }).where('id', '=', id).execute();
}

/** False when it was used as often as it may be. */
export async function countCouponUse(trx: Trx, id: number): Promise<boolean> {
  const row = await trx
    .updateTable('coupons')
    .set({ usos: sql<number>`usos + 1` })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('usos_maximos', 'is', null), eb('usos', '<', eb.ref('usos_maximos'))]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of a locked order everything of which came back: its coupon may be used once more, once. */
export async function returnCoupon(trx: Trx, numero: number, cupom: number): Promise<void> {
  await trx.updateTable('orders').set({ cupom_devolvido: true }).where('numero', '=', numero).execute();
  await giveCouponBack(trx, cupom);
}

export async function giveCouponBack(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('coupons')
    .set({ usos: sql<number>`greatest(usos - 1, 0)` })
    .where('id', '=', id)
    .execute();
}
