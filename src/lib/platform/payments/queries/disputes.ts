/** Disputes: money that a bank or a card company may take back. */
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { DisputesTable } from '#lib/platform/schema/payments.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export async function hasOpenDispute(db: Kysely<Schema>, charge: number): Promise<boolean> {
  const row = await db
    .selectFrom('disputes')
    .select('id')
    .where('charge_id', '=', charge)
    .where('status', '=', 'aberta')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findDispute(
  trx: Trx,
  provider: string,
  ref: string,
): Promise<Pick<Selectable<DisputesTable>, 'id' | 'status' | 'answer_by'> | undefined> {
  return trx
    .selectFrom('disputes')
    .select(['id', 'status', 'answer_by'])
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .executeTakeFirst();
}

export async function disputeById(
  db: Kysely<Schema>,
  id: number,
): Promise<Pick<Selectable<DisputesTable>, 'charge_id' | 'status'> | undefined> {
  return db.selectFrom('disputes').select(['charge_id', 'status']).where('id', '=', id).executeTakeFirst();
}

export async function insertDispute(trx: Trx, dispute: Insertable<DisputesTable>): Promise<void> {
  await trx.insertInto('disputes').values(dispute).execute();
}

export async function moveDispute(trx: Trx, id: number, status: DisputesTable['status']): Promise<void> {
  await trx.updateTable('disputes').set({ status }).where('id', '=', id).execute();
}

export async function setAnswerBy(trx: Trx, id: number, until: Date): Promise<void> {
  await trx.updateTable('disputes').set({ answer_by: until }).where('id', '=', id).execute();
}

/** Until when an open dispute of a charge may be answered; undefined where there is none, or it was not told. */
export async function answerByOf(db: Kysely<Schema>, charge: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('disputes')
    .select('answer_by')
    .where('charge_id', '=', charge)
    .where('status', '=', 'aberta')
    .orderBy('answer_by')
    .orderBy('id')
    .executeTakeFirst();
  return row?.answer_by ?? undefined;
}
