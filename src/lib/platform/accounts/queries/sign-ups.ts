/** Accounts that wait for their address to be confirmed, and those that are made of them. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { SignUpsTable } from '#lib/platform/schema/accounts.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { CREDENTIALS, type Credentials } from './users.ts';

export type SignUp = Pick<Selectable<SignUpsTable>, 'email' | 'senha_hash' | 'conta' | 'endereco'>;

export async function insertSignUp(
  db: Kysely<Schema>,
  { conta, endereco, ...rest }: SignUp & { readonly token_hash: string; readonly expires_at: Date },
): Promise<void> {
  await db
    .insertInto('sign_ups')
    .values({ ...rest, conta: JSON.stringify(conta), endereco: JSON.stringify(endereco) })
    .execute();
}

/** Undefined when the token is not good. */
export async function findSignUp(
  db: Kysely<Schema>,
  tokenHash: string,
  now: Date,
): Promise<SignUp | undefined> {
  return db
    .selectFrom('sign_ups')
    .select(['email', 'senha_hash', 'conta', 'endereco'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses a token up, and with it all others for the address. @returns False when somebody was faster. */
export async function takeSignUp(trx: Transaction<Schema>, tokenHash: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('sign_ups')
    .where('token_hash', '=', tokenHash)
    .returning('email')
    .executeTakeFirst();
  if (!taken) return false;
  await trx.deleteFrom('sign_ups').where('email', '=', taken.email).execute();
  return true;
}

/** Undefined when the e-mail address or the document has an account already. */
export async function insertAccount(
  trx: Transaction<Schema>,
  { email, senha_hash, conta, endereco }: SignUp,
  now: Date,
): Promise<Credentials | undefined> {
  const { revenda = false, ...columns } = conta;
  const revendedor_requested_at = revenda ? now : null;
  const account = await trx
    .insertInto('users')
    .values({
      ...columns,
      email,
      senha_hash,
      revendedor_requested_at,
      email_confirmed_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(CREDENTIALS)
    .executeTakeFirst();
  if (!account) return undefined;
  // Whoever collected an order may have said none.
  if (endereco.logradouro !== '')
    await trx
      .insertInto('addresses')
      .values({ ...endereco, user_id: account.id, principal: true })
      .execute();
  return account;
}
