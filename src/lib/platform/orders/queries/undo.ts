/** What the last step of an order was, and whether anything followed it. */
import { sql } from 'kysely';
import { standingSteps } from '#lib/domain/orders/order.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';

/** The last that was not taken back: going back makes nothing new. */
export async function lastStep(trx: Trx, numero: number) {
  const steps = await trx
    .selectFrom('order_steps')
    .select(['status', 'author', 'created_at'])
    .where('numero', '=', numero)
    .orderBy('id')
    .execute();
  const received = { status: 'recebido', author: '', created_at: new Date(0) } as const;
  return standingSteps([received, ...steps]).at(-1);
}

/** Of a parcel that is on its way a carrier said something; of goods that were delivered something is to come back. */
export async function isFollowedBy(trx: Trx, numero: number, status: string): Promise<boolean> {
  const { rows } = await sql<{ followed: boolean }>`select case ${status}
    when 'enviado' then exists (select 1 from parcel_states where numero = ${numero})
    when 'entregue' then exists (select 1 from returns where numero = ${numero})
    else false end as followed`.execute(trx);
  return rows[0]?.followed ?? false;
}
