import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Coupon } from '#lib/domain/cart/coupon.ts';
import { centavos } from '#lib/domain/kernel/money.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type CouponRow = Coupon & { readonly id: number; readonly hash: string };

const COLUMNS = [
  'coupons.id',
  'coupons.hash',
  'coupons.tipo',
  'coupons.valor',
  'coupons.minimo',
  'coupons.usos_maximos as usosMaximos',
  'coupons.usos',
  'coupons.usos_cliente as usosPorCliente',
  'coupons.ativo',
  'coupons.visible_from as from',
  'coupons.visible_until as until',
] as const;

/** Orders of an account that stand, and those that somebody sent with its CPF or CNPJ. */
function usedBy(user: RawBuilder<number | null>): RawBuilder<number> {
  return sql<number>`(select count(*)::int from orders o
    where o.cupom_id = coupons.id and o.cancelled_at is null and (o.user_id = ${user}
      or o.comprador ->> 'documento' = (select u.cpf_cnpj from users u where u.id = ${user})))`;
}

/** Orders that stand with a CPF or CNPJ, whoever sent them. @param documento Without punctuation. */
export async function couponUses(db: Kysely<Schema>, coupon: number, documento: string): Promise<number> {
  const { uses } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('uses'))
    .where('cupom_id', '=', coupon)
    .where('cancelled_at', 'is', null)
    .where(sql`comprador ->> 'documento'`, '=', documento)
    .executeTakeFirstOrThrow();
  return uses;
}

/** @param hash In upper case. @param user Whose use of it counts; null for nobody known. */
export async function couponByHash(
  db: Kysely<Schema>,
  hash: string,
  user: number | null,
): Promise<CouponRow | undefined> {
  const row = await db
    .selectFrom('coupons')
    .select([...COLUMNS, usedBy(sql`${user}::integer`).as('usosDoCliente')])
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row && { ...row, minimo: centavos(row.minimo) };
}

/** The coupon a session has given, whether it still counts or not. */
export async function sessionCoupon(db: Kysely<Schema>, session: string): Promise<CouponRow | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('coupons', 'coupons.id', 'sessions.cupom_id')
    .select([...COLUMNS, usedBy(sql.ref('sessions.user_id')).as('usosDoCliente')])
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
