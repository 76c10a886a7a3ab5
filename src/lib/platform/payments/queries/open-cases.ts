/** Cases that wait, of an order. */
import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Whether money of it waits for a person. */
export async function hasOpenCase(db: Kysely<Schema>, numero: number): Promise<boolean> {
  const row = await db
    .selectFrom('payment_cases')
    .select('id')
    .where('numero', '=', numero)
    .where('valor', '>', 0)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
