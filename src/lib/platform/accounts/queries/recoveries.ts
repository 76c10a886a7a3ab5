/** Tokens that set a new password; each is good once. */
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { PasswordRecoveriesTable } from '#lib/platform/schema/accounts.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export async function insertRecovery(
  db: Kysely<Schema>,
  recovery: Insertable<PasswordRecoveriesTable>,
): Promise<void> {
  await db.insertInto('password_recoveries').values(recovery).execute();
}

/** The account whose token this is, without using it up; undefined when it is not good. */
export async function findRecovery(
  db: Kysely<Schema>,
  tokenHash: string,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('password_recoveries')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}

/** Uses a token up, and with it all others of the account. @returns False when it is not good. */
export async function takeRecovery(trx: Transaction<Schema>, tokenHash: string, now: Date): Promise<boolean> {
  const taken = await trx
    .deleteFrom('password_recoveries')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  if (!taken) return false;
  await deleteRecoveries(trx, taken.user_id);
  return true;
}

export async function deleteRecoveries(trx: Transaction<Schema>, user: number): Promise<void> {
  await trx.deleteFrom('password_recoveries').where('user_id', '=', user).execute();
}
