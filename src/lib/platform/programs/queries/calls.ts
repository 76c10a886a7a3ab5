/** What programs did: the log of their calls, and what they wrote under keys of their own. */
import { type Kysely, sql } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type CallRow = {
  readonly key_id: number;
  readonly chamada: string;
  readonly alvo: string;
  readonly status: number;
  readonly created_at: Date;
};

export async function insertCall(db: Kysely<Schema>, call: CallRow): Promise<void> {
  await db.insertInto('program_calls').values(call).execute();
}

/** The newest first. */
export async function lastCalls(db: Kysely<Schema>, key: number, limit: number) {
  return db
    .selectFrom('program_calls')
    .select(['id', 'chamada', 'alvo', 'status', 'created_at'])
    .where('key_id', '=', key)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

type Sent = { readonly key_id: number; readonly chave: string; readonly body_digest: string };

/**
 * Claims a key of the program's own for this transaction: a second transaction with the same one waits for its end.
 * @returns What was written under it before; undefined for a key that is new.
 */
export async function claimWrite(
  trx: Trx,
  sent: Sent,
  now: Date,
): Promise<{ readonly body_digest: string; readonly answer: object } | undefined> {
  const claimed = await trx
    .insertInto('program_writes')
    .values({ ...sent, answer: null, created_at: now })
    .onConflict((conflict) => conflict.columns(['key_id', 'chave']).doNothing())
    .returning('chave')
    .executeTakeFirst();
  if (claimed) return undefined;
  const { body_digest, answer } = await trx
    .selectFrom('program_writes')
    .select(['body_digest', 'answer'])
    .where('key_id', '=', sent.key_id)
    .where('chave', '=', sent.chave)
    .executeTakeFirstOrThrow();
  return { body_digest, answer: answer ?? {} };
}

export async function keepAnswer(
  trx: Trx,
  { key_id, chave }: Pick<Sent, 'key_id' | 'chave'>,
  answer: object,
): Promise<void> {
  await trx
    .updateTable('program_writes')
    .set({ answer: JSON.stringify(answer) })
    .where('key_id', '=', key_id)
    .where('chave', '=', chave)
    .execute();
}

/** A batch of what is older than `before`. @returns How many rows went. */
export async function deleteOld(
  db: Kysely<Schema>,
  table: 'program_calls' | 'program_events' | 'program_writes' | 'web_hook_deliveries',
  before: Date,
  most: number,
): Promise<number> {
  const { rows } = await sql`delete from ${sql.table(table)} where ctid in (
      select ctid from ${sql.table(table)} where created_at < ${before} order by created_at limit ${most}
      for update skip locked) returning 1`.execute(db);
  return rows.length;
}
