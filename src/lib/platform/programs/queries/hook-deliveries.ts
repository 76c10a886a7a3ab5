/** Deliveries of web hooks. */
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { WebHookDeliveriesTable } from '#lib/platform/schema/programs.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type DeliveryRow = Selectable<WebHookDeliveriesTable>;

const COLUMNS = [
  ...(['id', 'hook_id', 'evento', 'tipo', 'corpo', 'tentativas', 'proxima', 'resposta', 'falta'] as const),
  ...(['tentada_em', 'entregue_em', 'created_at'] as const),
] as const;

/** The one that is due first, for this caller alone: unless what became of it is noted, it is due again at `until`. */
export async function takeDelivery(
  db: Kysely<Schema>,
  hook: number,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<DeliveryRow | undefined> {
  return db
    .updateTable('web_hook_deliveries')
    .set({ proxima: until })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('web_hook_deliveries')
        .select('id')
        .where('hook_id', '=', hook)
        .where('proxima', '<=', now)
        .orderBy('proxima')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Of this web hook, for this caller until `until`, whether it is due or not. */
export async function takeOne(
  db: Kysely<Schema>,
  { hook, id, until }: { readonly hook: number; readonly id: number; readonly until: Date },
): Promise<DeliveryRow | undefined> {
  return db
    .updateTable('web_hook_deliveries')
    .set({ proxima: until })
    .where('id', '=', id)
    .where('hook_id', '=', hook)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function noteTry(
  trx: Trx,
  id: number,
  tried: Pick<DeliveryRow, 'resposta' | 'falta' | 'tentada_em' | 'entregue_em' | 'proxima'>,
): Promise<void> {
  await trx
    .updateTable('web_hook_deliveries')
    .set({ ...tried, tentativas: sql`tentativas + 1` })
    .where('id', '=', id)
    .execute();
}

export async function insertDelivery(
  trx: Trx,
  delivery: Insertable<WebHookDeliveriesTable>,
): Promise<{ readonly id: number }> {
  return trx.insertInto('web_hook_deliveries').values(delivery).returning('id').executeTakeFirstOrThrow();
}

/** The newest first. */
export async function lastDeliveries(
  db: Kysely<Schema>,
  hook: number,
  most: number,
): Promise<readonly DeliveryRow[]> {
  return db
    .selectFrom('web_hook_deliveries')
    .select(COLUMNS)
    .where('hook_id', '=', hook)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Of each web hook, what waits and what was given up. */
export async function countDeliveries(
  db: Kysely<Schema>,
): Promise<readonly { readonly hook_id: number; readonly esperam: number; readonly falharam: number }[]> {
  const { rows } = await sql<{ hook_id: number; esperam: number; falharam: number }>`
    select hook_id, (count(*) filter (where proxima is not null))::int as esperam,
      (count(*) filter (where proxima is null and entregue_em is null))::int as falharam
    from web_hook_deliveries group by hook_id order by hook_id`.execute(db);
  return rows;
}

export async function hasDelivery(trx: Trx, hook: number, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('web_hook_deliveries')
    .select('id')
    .where('id', '=', id)
    .where('hook_id', '=', hook)
    .executeTakeFirst();
  return row !== undefined;
}
