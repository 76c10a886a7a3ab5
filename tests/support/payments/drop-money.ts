/** Takes out what was paid, so that its orders can go. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** In the order in which they can go. */
const MONEY = [
  'refunds',
  'disputes',
  'payment_cases',
  'payment_notices',
  'bank_statement_lines',
  'bank_statements',
  'charges',
  'demo_bank',
  'payment_differences',
] as const;

/** The ledger alone is truncated, as no row of it can be deleted: after a truncate of `charges` every cache reads anew. */
export async function dropMoney(db: Kysely<Schema>): Promise<void> {
  await sql`truncate money_events`.execute(db);
  for (const table of MONEY) await db.deleteFrom(table).execute();
}
