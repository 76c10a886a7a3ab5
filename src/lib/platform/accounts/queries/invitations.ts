/** Links that make somebody staff, and what they make of an account. */
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { mayInvite, type PanelRole } from '#lib/domain/panel/roles.ts';
import type { InvitationsTable } from '#lib/platform/schema/accounts.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { deleteInvitations, rolesOfAccount } from './staff.ts';
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

/**
 * Undefined when it is not good: the link of the first administrator is not while there is one, any other not without
 * somebody who sent it and still may.
 */
export async function findInvitation(
  db: Kysely<Schema>,
  tokenHash: string,
  now: Date,
): Promise<Invitation | undefined> {
  const found = await db
    .selectFrom('invitations')
    .select(['email', 'papeis', 'convidado_por', 'convidado_por_id'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!found) return undefined;
  const { convidado_por_id: by, ...invitation } = found;
  if (found.email === '') return (await hasAdministrator(db)) ? undefined : invitation;
  return mayInvite(by === null ? [] : await rolesOfAccount(db, by), found.papeis) ? invitation : undefined;
}

/**
 * Until the transaction ends nobody else makes, takes or ends an invitation. First of all locks, so that two who want
 * several do not wait for each other.
 */
export async function lockInvitations(trx: Transaction<Schema>): Promise<void> {
  await sql`lock table invitations in share row exclusive mode`.execute(trx);
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
  await lockInvitations(trx);
  const found = await findInvitation(trx, tokenHash, now);
  if (!found) return false;
  await deleteInvitations(trx, found.email);
  return true;
}

export async function hasAdministrator(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 from users where administrador and ativo) as has`.execute(db);
  return rows[0]?.has ?? false;
}

/**
 * Adds to what the account may do. That somebody has the link proves no mailbox: whoever sent it has it too.
 * @returns Undefined when it is gone, or blocked.
 */
export async function makeStaff(
  trx: Transaction<Schema>,
  user: number,
  papeis: readonly PanelRole[],
): Promise<Credentials | undefined> {
  return trx
    .updateTable('users')
    .set(Object.fromEntries(papeis.map((papel) => [papel, true])))
    .where('id', '=', user)
    .where('ativo', '=', true)
    .returning(CREDENTIALS)
    .executeTakeFirst();
}
