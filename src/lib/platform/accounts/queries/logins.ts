/** Sessions that begin and end with a login. */
import type { Kysely, Transaction } from 'kysely';
import { SESSION_COLUMNS, type SessionRow } from '#lib/platform/kernel/queries/sessions.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** What a session hands on to the one that follows it. */
export type FormerSession = Pick<SessionRow, 'id' | 'user_id' | 'cep' | 'cidade' | 'uf' | 'servico_frete'> & {
  readonly cupom_id: number | null;
};

/** A session that is about to end, held until the transaction does: of two logins with it only one gets it. */
export async function holdSession(trx: Transaction<Schema>, id: string): Promise<FormerSession | undefined> {
  return trx
    .selectFrom('sessions')
    .select(['id', 'user_id', 'cep', 'cidade', 'uf', 'cupom_id', 'servico_frete'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Holds an account until the transaction ends, so that of its logins, new passwords and cart changes one follows the other.
 * @returns False when its password is another one since it was checked.
 */
export async function holdAccount(
  trx: Transaction<Schema>,
  user: number,
  senhaHash: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('senha_hash')
    .where('id', '=', user)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.senha_hash === senhaHash;
}

/**
 * Holds an account with all its sessions, in the order in which their writers do: the session first, then the account.
 * @returns The ids of the sessions, as long as nobody logs in.
 */
export async function holdEverySession(trx: Transaction<Schema>, user: number): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user)
    .orderBy('id')
    .forUpdate()
    .execute();
  await trx.selectFrom('users').select('id').where('id', '=', user).forNoKeyUpdate().execute();
  return rows.map(({ id }) => id);
}

export type NewLogin = {
  readonly id: string;
  readonly user: number;
  readonly former: FormerSession | undefined;
  readonly userAgent: string;
  /** `{}` without an internal sale. */
  readonly vendaInterna: object;
  readonly now: Date;
};

export async function insertLogin(
  trx: Transaction<Schema>,
  { id, user, former, userAgent, vendaInterna, now }: NewLogin,
): Promise<SessionRow> {
  const { cep = '', cidade = '', uf = '', cupom_id = null, servico_frete = '' } = former ?? {};
  return trx
    .insertInto('sessions')
    .values({
      id,
      user_id: user,
      cep,
      cidade,
      uf,
      cupom_id,
      servico_frete,
      venda_interna: JSON.stringify(vendaInterna),
      user_agent: userAgent,
      created_at: now,
      seen_at: now,
      login_at: now,
      login_seen_at: now,
    })
    .returning(SESSION_COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deleteSession(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Logs an account out everywhere. */
export async function deleteSessionsOf(db: Kysely<Schema>, user: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', user).execute();
}

export async function endInternalSale(db: Kysely<Schema>, session: string): Promise<void> {
  await db.updateTable('sessions').set({ venda_interna: '{}' }).where('id', '=', session).execute();
}
