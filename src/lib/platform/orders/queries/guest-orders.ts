/** Orders of guests, as their buyers become known. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** What a session sent goes on with the one that follows it. */
export async function moveOrders(db: Kysely<Schema>, from: string, to: string): Promise<void> {
  await db.updateTable('orders').set({ session_id: to }).where('session_id', '=', from).execute();
}

/** Whoever proved the address of an order sees all of it in this session from here on; another one does not any more. */
export async function giveOrder(db: Kysely<Schema>, numero: number, session: string): Promise<void> {
  await db.updateTable('orders').set({ session_id: session }).where('numero', '=', numero).execute();
}

/** An account takes over what was sent to its address without one; only once the address is proven. */
export async function claimOrders(db: Kysely<Schema>, user: number): Promise<void> {
  await sql`update orders o set user_id = u.id, convidado = false from users u
    where u.id = ${user} and u.email_confirmed_at is not null
      and o.convidado and lower(o.comprador ->> 'email') = u.email`.execute(db);
}
