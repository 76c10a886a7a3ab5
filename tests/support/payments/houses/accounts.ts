/** The shop's accounts at the houses of schedules. */
import type { Insertable, Kysely } from 'kysely';
import type { PaymentAccountsTable } from '#lib/platform/schema/payment-accounts.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** One for each provider: a shop that is started again finds its own, whose secrets are those of the server that runs now. */
export async function keepAccount(db: Kysely<Schema>, row: Insertable<PaymentAccountsTable>): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('payment_accounts')
    .set(row)
    .where('provider', '=', row.provider)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await db.insertInto('payment_accounts').values(row).execute();
}

/** Of a provider. */
export async function accountAt(db: Kysely<Schema>, provider: string): Promise<number | undefined> {
  const accounts = await db.selectFrom('payment_accounts').select(['id', 'provider']).execute();
  return accounts.find((one) => one.provider === provider)?.id;
}
