/** Tokens that set a new password; each is good once. */
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { PasswordRecoveriesTable } from '../schema/accounts.ts';
import type { Schema } from '../schema.ts';

export async function insertRecovery(
  db: Kysely<Schema>,
  recovery: Insertable<PasswordRecoveriesTable>,
): Promise<void> {
  await db.insertInto('password_recoveries').values(recovery).execute();
}

/** Whether the token is good, without using it up. */
export async function isRecovery(db: Kysely<Schema>, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('password_recoveries')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a token up, and with it all others of the account. @returns The account; undefined when the token is not good. */
export async function takeRecovery(
  trx: Transaction<Schema>,
  tokenHash: string,
  now: Date,
): Promise<number | undefined> {
  const taken = await trx
    .deleteFrom('password_recoveries')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  if (!taken) return undefined;
  await trx.deleteFrom('password_recoveries').where('user_id', '=', taken.user_id).execute();
  return taken.user_id;
}
