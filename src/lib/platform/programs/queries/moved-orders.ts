/** Orders in the order in which they changed last. */
import { type Kysely, sql } from 'kysely';
import type { OrderPayment } from '#lib/domain/payments/order-payment.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type MovedOrders = {
  readonly situacao: string;
  readonly pagamento: OrderPayment | '';
  readonly faturado: boolean | undefined;
};

/** Orders that get their places in one transaction: a program reads far fewer at a time. */
const BATCH = 2_000;

/**
 * Gives orders that changed their places, the oldest first. One transaction at a time: what stands behind a place that somebody
 * has read cannot appear before it. Orders that are being changed at this moment get theirs the next time.
 * @returns From the function it returns, whether there may be more to place.
 */
export function createOrderPlacing(db: Kysely<Schema>, batch: number = BATCH): () => Promise<boolean> {
  let known = false;
  return async () => {
    // Once every order has a row, the trigger makes those of new ones.
    known ||= !(await isOrderMissing(db));
    if (!known) await fillMissing(db, batch);
    const placed = await placeOrders(db, batch);
    return !known || placed === batch;
  };
}

async function isOrderMissing(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql`select from orders o
    where not exists (select from order_positions p where p.numero = o.numero) limit 1`.execute(db);
  return rows.length > 0;
}

/** Rows of orders that are older than the keys for programs. Those that somebody has locked have to wait: nobody waits for them. */
async function fillMissing(db: Kysely<Schema>, batch: number): Promise<void> {
  await sql`insert into order_positions (numero) select o.numero from orders o
    where not exists (select from order_positions p where p.numero = o.numero)
    order by o.numero limit ${batch} for key share skip locked
    on conflict (numero) do nothing`.execute(db);
}

async function placeOrders(db: Kysely<Schema>, batch: number): Promise<number> {
  const waiting = await db
    .selectFrom('order_positions')
    .select('numero')
    .where('posicao', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!waiting) return 0;
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('vitrine order positions'))`.execute(trx);
    // Numbers are drawn in the order of the orders.
    const { rows } = await sql`update order_positions p set posicao = n.posicao from (
      select numero, nextval('order_position') as posicao from (
        select numero from order_positions where posicao is null order by numero limit ${batch}
        for update skip locked) w) n
      where n.numero = p.numero returning 1`.execute(trx);
    return rows.length;
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
