import { sql, type Transaction } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Tells everybody who listens to the channel, at the commit of the transaction. */
export async function notify(trx: Transaction<Schema>, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(trx);
}
