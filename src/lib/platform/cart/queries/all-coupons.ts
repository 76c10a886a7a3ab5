/** Coupons as they are edited, with what became of them. */
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { pattern } from '#lib/platform/panel/queries/moderation.ts';
import type { CouponsTable } from '#lib/platform/schema/orders.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type PanelCouponRow = {
  readonly id: number;
  readonly hash: string;
  readonly nota: string;
  readonly tipo: CouponsTable['tipo'];
  readonly valor: number;
  readonly minimo: number;
  readonly usos_maximos: number | null;
  readonly usos_cliente: number | null;
  readonly usos: number;
  readonly ativo: boolean;
  readonly visible_from: Date | null;
  readonly visible_until: Date | null;
  /** Centavos its orders were cheaper by, freight aside, and cost. */
  readonly descontos: number;
  readonly vendas: number;
  /** Anything was ever ordered with it. */
  readonly pedido: boolean;
};

/** With a part of their code or note, the newest first. */
export async function listCoupons(
  db: Kysely<Schema>,
  { busca, offset, limit }: { readonly busca: string; readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly PanelCouponRow[]; readonly total: number }> {
  const like = pattern(busca);
  const where = sql<boolean>`(hash ilike ${like} or nota ilike ${like})`;
  const rows = await coupons(db).where(where).orderBy('id', 'desc').offset(offset).limit(limit).execute();
  const { total } = await db
    .selectFrom('coupons')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(where)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function couponById(db: Kysely<Schema>, id: number): Promise<PanelCouponRow | undefined> {
  return coupons(db).where('id', '=', id).executeTakeFirst();
}

function coupons(db: Kysely<Schema>) {
  const summed = (column: 'desconto_cupom' | 'valor') =>
    sql<number>`coalesce((select sum(o.${sql.ref(column)}) from orders o
      where o.cupom_id = coupons.id and o.cancelled_at is null), 0)::float8`;
  return db
    .selectFrom('coupons')
    .select([
      'id',
      'hash',
      'nota',
      'tipo',
      'valor',
      'minimo',
      'usos_maximos',
      'usos_cliente',
      'usos',
      'ativo',
    ])
    .select(['visible_from', 'visible_until'])
    .select([summed('desconto_cupom').as('descontos'), summed('valor').as('vendas')])
    .select(sql<boolean>`exists (select from orders o where o.cupom_id = coupons.id)`.as('pedido'));
}

/** Blocks other writers of coupons until this transaction ends. */
export async function lockCoupons(trx: Transaction<Schema>): Promise<void> {
  await sql`lock table coupons in share row exclusive mode`.execute(trx);
}

/** @param id Undefined makes a new one. @returns Its id; undefined when another coupon has this code. */
export async function keepCoupon(
  trx: Transaction<Schema>,
  values: Insertable<CouponsTable>,
  id: number | undefined,
): Promise<number | undefined> {
  const other = await trx
    .selectFrom('coupons')
    .select('id')
    .where('hash', '=', values.hash)
    .$if(id !== undefined, (query) => query.where('id', '<>', id ?? 0))
    .executeTakeFirst();
  if (other) return undefined;
  const saved =
    id === undefined
      ? trx.insertInto('coupons').values(values).returning('id')
      : trx.updateTable('coupons').set(values).where('id', '=', id).returning('id');
  return (await saved.executeTakeFirstOrThrow()).id;
}

/** Its code; undefined for one that is not there or was ever ordered with. */
export async function deleteUnusedCoupon(trx: Transaction<Schema>, id: number): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('coupons')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('orders').select('numero').whereRef('orders.cupom_id', '=', 'coupons.id'))),
    )
    .returning('hash')
    .executeTakeFirst();
  return row?.hash;
}
