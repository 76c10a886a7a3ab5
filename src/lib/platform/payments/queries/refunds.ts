/** Refunds and their steps. */
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { RefundsTable } from '#lib/platform/schema/payments.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type RefundRow = Selectable<RefundsTable>;

const COLUMNS = [
  'id',
  'charge_id',
  'valor',
  'causa',
  'status',
  'entry_ref',
  'provider_ref',
  'motivo',
  'nota',
  'tries',
  'next_check_at',
  'author',
  'created_at',
  'done_at',
] as const;

export async function refundsOf(db: Kysely<Schema>, charge: number): Promise<readonly RefundRow[]> {
  return db
    .selectFrom('refunds')
    .select(COLUMNS)
    .where('charge_id', '=', charge)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertRefund(trx: Trx, refund: Insertable<RefundsTable>): Promise<void> {
  await trx.insertInto('refunds').values(refund).execute();
  const { id, status, author, created_at } = refund;
  await noteStep(trx, { refund_id: id, de: '', para: status, author, motivo: refund.causa, created_at });
}

/** The only function that moves one. */
export async function moveRefund(
  trx: Trx,
  refund: Pick<RefundRow, 'id' | 'status'>,
  { status, ...change }: Updateable<RefundsTable> & { readonly status: RefundRow['status'] },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ ...change, status })
    .where('id', '=', refund.id)
    .execute();
  if (status === refund.status) return;
  const step = {
    refund_id: refund.id,
    de: refund.status,
    para: status,
    author: '',
    motivo: change.motivo ?? '',
  };
  await noteStep(trx, { ...step, created_at: now });
}

async function noteStep(trx: Trx, step: Insertable<Schema['refund_steps']>): Promise<void> {
  await trx.insertInto('refund_steps').values(step).execute();
}

export async function lockRefund(trx: Trx, id: string): Promise<RefundRow | undefined> {
  return trx.selectFrom('refunds').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** One that is due, for this caller alone until `until`; undefined when none is. */
export async function takeDueRefund(
  db: Kysely<Schema>,
  now: Date,
  until: Date,
): Promise<RefundRow | undefined> {
  return db
    .updateTable('refunds')
    .set({ next_check_at: until, tries: sql<number>`tries + 1` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('refunds')
        .select('id')
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(COLUMNS)
    .executeTakeFirst();
}
