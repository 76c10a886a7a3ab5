import type { Kysely, Transaction } from 'kysely';
import type { Coupon } from '#lib/domain/coupon.ts';
import { centavos } from '#lib/domain/money.ts';
import type { Schema } from '../schema.ts';

export type CouponRow = Coupon & { readonly id: number; readonly hash: string };

const COLUMNS = [
  'coupons.id',
  'coupons.hash',
  'coupons.tipo',
  'coupons.valor',
  'coupons.minimo',
  'coupons.usos_maximos as usosMaximos',
  'coupons.usos',
  'coupons.ativo',
  'coupons.visible_from as from',
  'coupons.visible_until as until',
] as const;

/** `hash` in upper case. */
export async function couponByHash(db: Kysely<Schema>, hash: string): Promise<CouponRow | undefined> {
  const row = await db.selectFrom('coupons').select(COLUMNS).where('hash', '=', hash).executeTakeFirst();
  return row && { ...row, minimo: centavos(row.minimo) };
}

/** The coupon a session has given, whether it still counts or not. */
export async function sessionCoupon(db: Kysely<Schema>, session: string): Promise<CouponRow | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('coupons', 'coupons.id', 'sessions.cupom_id')
    .select(COLUMNS)
    .where('sessions.id', '=', session)
    .executeTakeFirst();
  return row && { ...row, minimo: centavos(row.minimo) };
}

export async function giveCoupon(trx: Transaction<Schema>, session: string, coupon: number): Promise<void> {
  await trx.updateTable('sessions').set({ cupom_id: coupon }).where('id', '=', session).execute();
}

export async function clearCoupon(db: Kysely<Schema>, session: string): Promise<void> {
  await db.updateTable('sessions').set({ cupom_id: null }).where('id', '=', session).execute();
}
