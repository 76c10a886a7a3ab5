/** What somebody sees and changes of their own account. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import { putSubscriber } from '#lib/platform/newsletter/queries/newsletter.ts';
import type { SessionsTable, UsersTable } from '#lib/platform/schema/accounts.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

const ACCOUNT = [
  'pessoa',
  'email',
  'nome_razao',
  'nome_fantasia',
  'cpf_cnpj',
  'inscricao_estadual',
  'celular',
  'telefone',
  'optin',
  'sms_optin',
  'created_at',
] as const;
export type AccountRow = Pick<Selectable<UsersTable>, (typeof ACCOUNT)[number]>;

export async function readAccount(db: Kysely<Schema>, user: number): Promise<AccountRow> {
  return db.selectFrom('users').select(ACCOUNT).where('id', '=', user).executeTakeFirstOrThrow();
}

export type ProfileRow = Pick<
  AccountRow,
  'nome_razao' | 'nome_fantasia' | 'inscricao_estadual' | 'celular' | 'telefone'
>;

export async function setProfile(db: Kysely<Schema>, user: number, profile: ProfileRow): Promise<void> {
  await db.updateTable('users').set(profile).where('id', '=', user).execute();
}

/** Subscribing and unsubscribing go together with what the account says, once its address is proven. */
export async function setConsents(
  trx: Transaction<Schema>,
  user: number,
  consents: { readonly optin: boolean; readonly sms_optin: boolean },
  now: Date,
): Promise<void> {
  const { email, email_confirmed_at } = await trx
    .updateTable('users')
    .set(consents)
    .where('id', '=', user)
    .returning(['email', 'email_confirmed_at'])
    .executeTakeFirstOrThrow();
  if (email_confirmed_at === null) return;
  if (consents.optin) {
    await putSubscriber(trx, { email, created_at: now }, now);
  } else await trx.deleteFrom('newsletter').where('email', '=', email).execute();
}

export async function passwordHashOf(db: Kysely<Schema>, user: number): Promise<string> {
  const { senha_hash } = await db
    .selectFrom('users')
    .select('senha_hash')
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  return senha_hash;
}

const DEVICE = ['id', 'user_agent', 'login_at', 'login_seen_at'] as const;
export type DeviceRow = Pick<Selectable<SessionsTable>, (typeof DEVICE)[number]>;

/** Sessions somebody is logged in with, as far as they were used since `idle` and made since `made`. */
export async function readDevices(
  db: Kysely<Schema>,
  user: number,
  { idle, made }: { readonly idle: Date; readonly made: Date },
): Promise<readonly DeviceRow[]> {
  return db
    .selectFrom('sessions')
    .select(DEVICE)
    .where('user_id', '=', user)
    .where('login_seen_at', '>=', idle)
    .where('login_at', '>=', made)
    .orderBy('login_seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Logs an account out everywhere but in one session. */
export async function deleteOtherSessions(db: Kysely<Schema>, user: number, kept: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', user).where('id', '<>', kept).execute();
}
