/** Cases for a person: what no rule decides. */
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { PaymentCasesTable } from '#lib/platform/schema/payments.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type CaseRow = Selectable<PaymentCasesTable>;

const COLUMNS = [
  'id',
  'numero',
  'charge_id',
  'kind',
  'causa',
  'entry_ref',
  'refund_id',
  'shown_ref',
  'valor',
  'nota',
  'opened_at',
  'closed_at',
  'closed_by',
  'desfecho',
  'closing_ref',
  'closing_note',
] as const;

/** False when the same one is open already. */
export async function openCase(trx: Trx, opened: Insertable<PaymentCasesTable>): Promise<boolean> {
  const row = await trx
    .insertInto('payment_cases')
    .values(opened)
    .onConflict((conflict) =>
      conflict
        .columns(['charge_id', 'kind', 'entry_ref', 'refund_id'])
        .where('closed_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function casesOf(db: Kysely<Schema>, charge: number): Promise<readonly CaseRow[]> {
  return db
    .selectFrom('payment_cases')
    .select(COLUMNS)
    .where('charge_id', '=', charge)
    .orderBy('id')
    .execute();
}

/** The order is locked before. */
export async function lockCase(trx: Trx, id: number): Promise<CaseRow | undefined> {
  return trx.selectFrom('payment_cases').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** What the provider calls the return that a person had noted. */
export async function noteShown(trx: Trx, id: number, shown_ref: string): Promise<void> {
  await trx.updateTable('payment_cases').set({ shown_ref }).where('id', '=', id).execute();
}

export async function closeCase(
  trx: Trx,
  id: number,
  closing: Updateable<PaymentCasesTable> & { readonly closed_at: Date },
): Promise<void> {
  await trx.updateTable('payment_cases').set(closing).where('id', '=', id).execute();
}

/** What an open case says, once more is known. */
export async function rewordCase(
  trx: Trx,
  {
    charge_id,
    entry_ref,
    nota,
  }: { readonly charge_id: number; readonly entry_ref: string; readonly nota: string },
): Promise<void> {
  await trx
    .updateTable('payment_cases')
    .set({ nota })
    .where('charge_id', '=', charge_id)
    .where('entry_ref', '=', entry_ref)
    .where('closed_at', 'is', null)
    .execute();
}
