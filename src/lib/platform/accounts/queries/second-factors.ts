/** Second factors of the staff, their recovery codes, and whether the shop demands them. */
import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { noteChange } from '#lib/platform/panel/queries/history.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { STAFF_SECTION } from './staff.ts';

type Trx = Transaction<Schema>;

export type Factor = {
  /** Sealed. */
  readonly secret: string;
  /** Null while it is being set up. */
  readonly confirmed_at: Date | null;
};

export async function findFactor(db: Kysely<Schema>, user: number): Promise<Factor | undefined> {
  return db
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at'])
    .where('user_id', '=', user)
    .executeTakeFirst();
}

/** The account's factor, null for none, held with the account; undefined where there is no account. */
export async function lockFactor(trx: Trx, user: number): Promise<Factor | null | undefined> {
  const account = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', user)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return account && ((await findFactor(trx, user)) ?? null);
}

/** Takes the place of one that was never confirmed. */
export async function putSecret(trx: Trx, user: number, secret: string, now: Date): Promise<void> {
  await trx
    .insertInto('second_factors')
    .values({ user_id: user, secret, created_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ secret, last_step: 0, created_at: now }),
    )
    .execute();
}

/** @returns False for a code of these 30 seconds, or later ones, that was used already. */
export async function takeStep(trx: Trx, user: number, step: number): Promise<boolean> {
  const row = await trx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', user)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markConfirmed(trx: Trx, user: number, now: Date): Promise<void> {
  await trx.updateTable('second_factors').set({ confirmed_at: now }).where('user_id', '=', user).execute();
}

/** With its recovery codes; no session of the account has given one any more. @returns False where there was none. */
export async function deleteFactor(trx: Trx, user: number): Promise<boolean> {
  await trx.updateTable('sessions').set({ factor_at: null }).where('user_id', '=', user).execute();
  const row = await trx
    .deleteFrom('second_factors')
    .where('user_id', '=', user)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of an account that a command names, noted in the history of the staff. @returns Undefined where there is no such account. */
export async function deleteFactorAt(
  db: Kysely<Schema>,
  email: string,
  now: Date,
): Promise<boolean | undefined> {
  return inTransaction(db, async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'nome_razao'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (!user || !(await deleteFactor(trx, user.id))) return user && false;
    const campos = [{ campo: 'fator', antes: 'sim', depois: 'não' }];
    const change = { secao: STAFF_SECTION, alvo: user.nome_razao, acao: 'mudou', campos } as const;
    await noteChange(trx, change, { id: null, nome: 'terminal' }, now);
    return true;
  });
}

export async function markProven(trx: Trx, user: number, session: string, now: Date): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ factor_at: now })
    .where('id', '=', session)
    .where('user_id', '=', user)
    .execute();
}

/** In place of all before. */
export async function putRecoveryCodes(trx: Trx, user: number, hashes: readonly string[]): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', user).execute();
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: user, code_hash })))
    .execute();
}

/** @returns False for a code that is none, or was used. */
export async function takeRecoveryCode(trx: Trx, user: number, code_hash: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', user)
    .where('code_hash', '=', code_hash)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Kysely<Schema>, user: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function isFactorDemanded(db: Kysely<Schema>): Promise<boolean> {
  const row = await db.selectFrom('staff_rules').select('factor_demanded').executeTakeFirst();
  return row?.factor_demanded ?? false;
}

/** What it was before, held. */
export async function lockDemand(trx: Trx): Promise<boolean> {
  const row = await trx.selectFrom('staff_rules').select('factor_demanded').forUpdate().executeTakeFirst();
  return row?.factor_demanded ?? false;
}

export async function setDemand(trx: Trx, factor_demanded: boolean): Promise<void> {
  await trx.updateTable('staff_rules').set({ factor_demanded }).execute();
}

export async function mailOf(db: Kysely<Schema>, user: number): Promise<string> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  return email;
}
