/** Disputes: money that a bank or a card company may take back. */
import type { Kysely } from 'kysely';
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
