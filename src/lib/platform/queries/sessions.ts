import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

export type SessionRow = {
  readonly id: string;
  readonly user_id: number | null;
  readonly cep: string;
  readonly cidade: string;
  readonly uf: string;
  readonly seen_at: Date;
};

const COLUMNS = ['id', 'user_id', 'cep', 'cidade', 'uf', 'seen_at'] as const;

export async function findSession(db: Kysely<Schema>, id: string): Promise<SessionRow | undefined> {
  return db.selectFrom('sessions').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Makes the row of a session if it is not there, and holds it until the transaction ends: one writer a session. */
export async function keepSession(
  trx: Transaction<Schema>,
  id: string,
  now: Date,
  userAgent: string,
): Promise<SessionRow> {
  return trx
    .insertInto('sessions')
    .values({ id, user_agent: userAgent, created_at: now, seen_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function touchSession(db: Kysely<Schema>, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: now }).where('id', '=', id).execute();
}

/** Takes out sessions not seen since `before`, with their carts. */
export async function deleteSessions(db: Kysely<Schema>, before: Date): Promise<void> {
  await db.deleteFrom('sessions').where('seen_at', '<', before).execute();
}
