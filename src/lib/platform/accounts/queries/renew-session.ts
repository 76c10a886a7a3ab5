/** Giving a session a new id. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { deleteSession } from './logins.ts';

/** What belongs to a session and would end with it. */
const BELONGINGS = [
  'cart_items',
  'saved_items',
  'quotes',
  'browsing_history',
  'sku_lists',
  'orders',
] as const;

/** Moves all session data to the new id; the old one becomes invalid. */
export async function renewSession(trx: Kysely<Schema>, from: string, to: string): Promise<void> {
  // A copy with every column there is and will be.
  await sql`insert into sessions
    select (jsonb_populate_record(s, jsonb_build_object('id', ${to}::text))).* from sessions s where s.id = ${from}`.execute(
    trx,
  );
  for (const table of BELONGINGS) {
    await trx.updateTable(table).set({ session_id: to }).where('session_id', '=', from).execute();
  }
  await deleteSession(trx, from);
}
