/** Links that make somebody staff, and what they make of an account. */
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { PanelRole } from '#lib/domain/panel/roles.ts';
import type { InvitationsTable } from '#lib/platform/schema/accounts.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { CREDENTIALS, type Credentials } from './users.ts';

export type Invitation = Pick<Selectable<InvitationsTable>, 'email' | 'papeis' | 'convidado_por'>;

export async function insertInvitation(
  db: Kysely<Schema>,
  {
    papeis,
    ...row
  }: Omit<Insertable<InvitationsTable>, 'papeis'> & { readonly papeis: readonly PanelRole[] },
): Promise<void> {
  await db
    .insertInto('invitations')
    .values({ ...row, papeis: JSON.stringify(papeis) })
    .execute();
}

/** Undefined when it is not good: the link of the first administrator is not while there is one. */
export async function findInvitation(
  db: Kysely<Schema>,
  tokenHash: string,
  now: Date,
): Promise<Invitation | undefined> {
  const found = await db
    .selectFrom('invitations')
    .select(['email', 'papeis', 'convidado_por'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (found?.email === '' && (await hasAdministrator(db))) return undefined;
  return found;
}

/**
 * Uses a link up, and with it all others for the address. Two at once wait for each other.
 * @returns False when it is not good any more.
 */
export async function takeInvitation(
  trx: Transaction<Schema>,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  await sql`lock table invitations in share row exclusive mode`.execute(trx);
  const found = await findInvitation(trx, tokenHash, now);
  if (!found) return false;
  await trx.deleteFrom('invitations').where('email', '=', found.email).execute();
  return true;
}

export async function hasAdministrator(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 from users where administrador and ativo) as has`.execute(db);
  return rows[0]?.has ?? false;
}

/** Adds to what the account may do, and takes its address for proven. @returns Undefined when it is gone, or blocked. */
export async function makeStaff(
  trx: Transaction<Schema>,
  user: number,
  papeis: readonly PanelRole[],
  now: Date,
): Promise<Credentials | undefined> {
  const roles = Object.fromEntries(papeis.map((papel) => [papel, true]));
  return trx
    .updateTable('users')
    .set((eb) => ({ ...roles, email_confirmed_at: eb.fn.coalesce('email_confirmed_at', sql<Date>`${now}`) }))
    .where('id', '=', user)
    .where('ativo', '=', true)
    .returning(CREDENTIALS)
    .executeTakeFirst();
}
