/** Accounts that work in the panel, and links that are to make some. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { mayInvite, PANEL_ROLES, type PanelRole } from '#lib/domain/panel/roles.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;
type Roles = Readonly<Record<PanelRole, boolean>>;
export type StaffMember = {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
  readonly papeis: readonly PanelRole[];
};

/** Of the history of the panel: an invitation stands there by its address. */
export const STAFF_SECTION = 'equipe';

/** Of accounts in use, by name. */
export async function listStaff(
  db: Db,
): Promise<readonly (StaffMember & { readonly entrou: Date | null; readonly fator: boolean })[]> {
  const rows = await db
    .selectFrom('users as u')
    .select((eb) => [
      'u.id',
      'u.nome_razao',
      'u.email',
      ...PANEL_ROLES.map((role) => `u.${role}` as const),
      eb
        .selectFrom('sessions as s')
        .select((inner) => inner.fn.max('s.login_at').as('entrou'))
        .whereRef('s.user_id', '=', 'u.id')
        .as('entrou'),
      sql<boolean>`exists (select 1 from second_factors f where f.user_id = u.id and f.confirmed_at is not null)`.as(
        'fator',
      ),
    ])
    .where('u.ativo', '=', true)
    .where((eb) => eb.or(PANEL_ROLES.map((role) => eb(`u.${role}` as const, '=', true))))
    .orderBy('u.nome_razao')
    .orderBy('u.id')
    .execute();
  return rows.map(({ id, nome_razao: nome, email, entrou, fator, ...roles }) => ({
    ...{ id, nome, email, fator },
    papeis: rolesOf(roles),
    entrou,
  }));
}

/** Blocks others who change roles of the account or of an administrator; undefined where it has none. */
export async function lockStaff(
  trx: Transaction<Schema>,
  id: number,
): Promise<(StaffMember & { readonly otherAdministrators: number }) | undefined> {
  const rows = await trx
    .selectFrom('users')
    .select(['id', 'nome_razao', 'email', 'ativo', ...PANEL_ROLES])
    .where((eb) => eb.or([eb('id', '=', id), eb('administrador', '=', true)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const row = rows.find((one) => one.id === id && one.ativo);
  const papeis = row ? rolesOf(row) : [];
  if (!row || papeis.length === 0) return undefined;
  const others = rows.filter((one) => one.id !== id && one.administrador && one.ativo);
  const { nome_razao: nome, email } = row;
  return { id, nome, email, papeis, otherAdministrators: others.length };
}

export async function setRoles(
  trx: Transaction<Schema>,
  id: number,
  papeis: readonly PanelRole[],
): Promise<void> {
  const roles = Object.fromEntries(PANEL_ROLES.map((role) => [role, papeis.includes(role)]));
  await trx.updateTable('users').set(roles).where('id', '=', id).execute();
}

/** Of the account of an address; none where there is no such account. */
export async function rolesAt(db: Db, email: string): Promise<readonly PanelRole[]> {
  const row = await db.selectFrom('users').select(PANEL_ROLES).where('email', '=', email).executeTakeFirst();
  return row ? rolesOf(row) : [];
}

/** None of an account that is blocked or gone. */
export async function rolesOfAccount(db: Db, id: number): Promise<readonly PanelRole[]> {
  const row = await db
    .selectFrom('users')
    .select(PANEL_ROLES)
    .where('id', '=', id)
    .where('ativo', '=', true)
    .executeTakeFirst();
  return row ? rolesOf(row) : [];
}

/** The part of a hash that names a link in the panel. */
const ID = sql<string>`substr(token_hash, 1, 16)`;

/** Those that are good still, the newest first; not the ones that the start prints. */
export async function listInvitations(db: Db, now: Date) {
  return db
    .selectFrom('invitations')
    .select([ID.as('id'), 'email', 'papeis', 'convidado_por', 'expires_at'])
    .where('expires_at', '>', now)
    .where('email', '<>', '')
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .execute();
}

/** One of those that are listed, by its id. */
export async function findListed(db: Db, id: string) {
  return db
    .selectFrom('invitations')
    .select(['token_hash', 'email', 'papeis'])
    .where(ID, '=', id)
    .where('email', '<>', '')
    .executeTakeFirst();
}

/** What the links for an address that are good still would make of it. */
export async function invitedRoles(db: Db, email: string, now: Date): Promise<readonly PanelRole[]> {
  const rows = await db
    .selectFrom('invitations')
    .select('papeis')
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .execute();
  return rows.flatMap(({ papeis }) => papeis);
}

/** Ends those that somebody sent and, with the roles they have from now on, could not send. */
export async function deleteUnfounded(
  trx: Transaction<Schema>,
  by: number,
  roles: readonly PanelRole[],
): Promise<void> {
  const sent = await trx
    .selectFrom('invitations')
    .select(['token_hash', 'papeis'])
    .where('convidado_por_id', '=', by)
    .execute();
  const ended = sent.filter(({ papeis }) => !mayInvite(roles, papeis)).map(({ token_hash }) => token_hash);
  if (ended.length > 0) await trx.deleteFrom('invitations').where('token_hash', 'in', ended).execute();
}

export async function deleteInvitations(trx: Transaction<Schema>, email: string): Promise<void> {
  await trx.deleteFrom('invitations').where('email', '=', email).execute();
}

function rolesOf(row: Roles): readonly PanelRole[] {
  return PANEL_ROLES.filter((role) => row[role]);
}
