/** Orders in the order in which they changed last. */
import { type Kysely, sql } from 'kysely';
import type { OrderPayment } from '#lib/domain/payments/order-payment.ts';
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type MovedOrders = {
  readonly situacao: string;
  readonly pagamento: OrderPayment | '';
  readonly faturado: boolean | undefined;
};

/**
 * Gives the orders that changed their places. One transaction at a time: what stands behind a place that somebody has read
 * cannot appear before it. Orders that are being changed at this moment get theirs the next time.
 */
export async function placeOrders(db: Kysely<Schema>): Promise<void> {
  const waiting = await db
    .selectFrom('order_positions')
    .select('numero')
    .where('posicao', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!waiting) return;
  await inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('vitrine order positions'))`.execute(trx);
    await sql`update order_positions p set posicao = nextval('order_position') from (
      select numero from order_positions where posicao is null order by numero for update skip locked) w
      where w.numero = p.numero`.execute(trx);
  });
}

/** Behind the place `after`, the first ones first; one more than `limit` says that there are more. */
export async function movedOrders(
  db: Kysely<Schema>,
  { situacao, pagamento, faturado }: MovedOrders,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly { readonly numero: number; readonly posicao: string }[]> {
  const { rows } = await sql<{ numero: number; posicao: string }>`
    select p.numero, p.posicao::text as posicao from order_positions p join orders o on o.numero = p.numero
    where p.posicao > ${after}::bigint and (${situacao} = '' or o.status = ${situacao})
      and (${pagamento} = '' or o.situacao_pagamento = ${pagamento})
      and (${faturado ?? null}::boolean is null or (o.faturado_em is not null) = ${faturado ?? null}::boolean)
    order by p.posicao limit ${limit + 1}`.execute(db);
  return rows;
}

export async function findBilling(db: Kysely<Schema>, numero: number) {
  return db
    .selectFrom('orders')
    .select(['faturado_em', 'faturado_por', 'faturado_ref'])
    .where('numero', '=', numero)
    .executeTakeFirst();
}

/** Of a locked order. */
export async function billOrder(
  trx: Trx,
  numero: number,
  { por, ref, now }: { readonly por: string; readonly ref: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ faturado_em: now, faturado_por: por, faturado_ref: ref })
    .where('numero', '=', numero)
    .execute();
}
