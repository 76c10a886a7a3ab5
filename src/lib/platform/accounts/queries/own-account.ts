/** What somebody sees and changes of their own account. */
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { putSubscriber } from '#lib/platform/newsletter/queries/newsletter.ts';
import { forgetBuyers } from '#lib/platform/privacy/queries/forgotten-buyers.ts';
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

/** Subscribing and unsubscribing go together with what the account says. */
export async function setConsents(
  trx: Transaction<Schema>,
  user: number,
  consents: { readonly optin: boolean; readonly sms_optin: boolean },
  now: Date,
): Promise<void> {
  const { email } = await trx
    .updateTable('users')
    .set(consents)
    .where('id', '=', user)
    .returning('email')
    .executeTakeFirstOrThrow();
  if (consents.optin) {
    // Who logged in has confirmed the address of the account.
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

/** Everything somebody left under their address loses it; the account goes with all that belongs to it. */
export async function deleteAccount(trx: Transaction<Schema>, user: number, now: Date): Promise<void> {
  const { email } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  // What others read stays, without its writer.
  const nobody = { nome: 'Cliente', email: '' };
  await trx.updateTable('reviews').set(nobody).where(sql`lower(email)`, '=', email).execute();
  await trx
    .updateTable('questions')
    .set({ ...nobody, contato: '' })
    .where(sql`lower(email)`, '=', email)
    .execute();
  await trx
    .updateTable('answers')
    .set({ ...nobody, contato: '' })
    .where(sql`lower(email)`, '=', email)
    .execute();
  await trx
    .updateTable('store_reviews')
    .set({ nome: nobody.nome })
    .where('chave', 'in', ownKeys(trx, user))
    .execute();
  await trx.deleteFrom('leads').where(sql`lower(email)`, '=', email).execute();
  await trx.deleteFrom('newsletter_associates').where(sql`lower(email)`, '=', email).execute();
  await trx.deleteFrom('newsletter').where('email', '=', email).execute();
  await trx.deleteFrom('sign_ups').where('email', '=', email).execute();
  await trx.deleteFrom('users').where('id', '=', user).execute();
  await forgetBuyers(trx, now);
}

/** Keys under which the buyer of an order rates the shop. */
function ownKeys(trx: Transaction<Schema>, user: number) {
  return trx
    .selectFrom('store_review_keys as k')
    .innerJoin('orders as o', (join) => join.on(sql<boolean>`k.pedido = o.numero::text`))
    .select('k.chave')
    .where('o.user_id', '=', user);
}
