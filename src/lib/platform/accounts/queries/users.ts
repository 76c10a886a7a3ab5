import type { Kysely, Transaction } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** What a login is judged by. */
export type Credentials = {
  readonly id: number;
  readonly senha_hash: string;
  readonly nome_razao: string;
  readonly ativo: boolean;
  readonly revendedor: boolean;
  readonly vendedor: boolean;
};

export const CREDENTIALS = ['id', 'senha_hash', 'nome_razao', 'ativo', 'revendedor', 'vendedor'] as const;

export async function findCredentials(
  db: Kysely<Schema>,
  identity: { readonly email: string } | { readonly cpf_cnpj: string },
): Promise<Credentials | undefined> {
  return db
    .selectFrom('users')
    .select(CREDENTIALS)
    .where((eb) =>
      'email' in identity ? eb('email', '=', identity.email) : eb('cpf_cnpj', '=', identity.cpf_cnpj),
    )
    .executeTakeFirst();
}

export async function credentialsOf(db: Kysely<Schema>, user: number): Promise<Credentials | undefined> {
  return db.selectFrom('users').select(CREDENTIALS).where('id', '=', user).executeTakeFirst();
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** An account with its main address, null without one. */
export async function findUser(db: Kysely<Schema>, id: number) {
  return db
    .selectFrom('users as u')
    .select((eb) => [
      'u.id',
      'u.email',
      'u.pessoa',
      'u.nome_razao',
      'u.nome_fantasia',
      'u.celular',
      'u.telefone',
      'u.sexo',
      'u.nascimento',
      'u.revendedor',
      'u.login_facilitado',
      'u.primeira_compra',
      'u.optin',
      'u.ativo',
      'u.representantes',
      jsonObjectFrom(
        eb
          .selectFrom('addresses as a')
          .select(['a.cep', 'a.cidade', 'a.uf', 'a.pais'])
          .whereRef('a.user_id', '=', 'u.id')
          .where('a.principal', '=', true),
      ).as('endereco'),
      eb
        .exists(
          eb
            .selectFrom('company_buyers as b')
            .innerJoin('users as c', 'c.id', 'b.company_id')
            .select('b.buyer_id')
            .whereRef('b.buyer_id', '=', 'u.id')
            .where('c.ativo', '=', true)
            .where('c.pessoa', '=', 'j'),
        )
        .as('compra_por_empresa'),
    ])
    .where('u.id', '=', id)
    .executeTakeFirst();
}

/** Where the owner of an account reads mail; undefined of no account, and of one that is blocked. */
export async function findOwner(
  db: Kysely<Schema>,
  identity: { readonly email: string } | { readonly cpf_cnpj: string },
): Promise<{ readonly email: string; readonly nome_razao: string } | undefined> {
  return db
    .selectFrom('users')
    .select(['email', 'nome_razao'])
    .where((eb) =>
      'email' in identity ? eb('email', '=', identity.email) : eb('cpf_cnpj', '=', identity.cpf_cnpj),
    )
    .where('ativo', '=', true)
    .executeTakeFirst();
}

/** An account that may get a new password by mail: in use. */
export async function findRecoverable(
  db: Kysely<Schema>,
  id: number,
): Promise<
  | { readonly email: string; readonly nome_razao: string; readonly email_confirmed_at: Date | null }
  | undefined
> {
  return db
    .selectFrom('users')
    .select(['email', 'nome_razao', 'email_confirmed_at'])
    .where('id', '=', id)
    .where('ativo', '=', true)
    .executeTakeFirst();
}

/** Its owner has read mail there. What was consented to before, somebody else may have. */
export async function confirmAddress(trx: Transaction<Schema>, user: number, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_confirmed_at: now, optin: false, sms_optin: false })
    .where('id', '=', user)
    .where('email_confirmed_at', 'is', null)
    .execute();
}

export async function setPassword(trx: Transaction<Schema>, user: number, senhaHash: string): Promise<void> {
  await trx.updateTable('users').set({ senha_hash: senhaHash }).where('id', '=', user).execute();
}

/**
 * Keeps the first time somebody asked; the consents are those given last.
 * @returns Whether the shop has to be told: not of what it was asked before, nor by who is a reseller already.
 */
export async function requestReseller(
  trx: Transaction<Schema>,
  user: number,
  { newsletter, sms, now }: { readonly newsletter: boolean; readonly sms: boolean; readonly now: Date },
): Promise<boolean> {
  const asked = await trx
    .updateTable('users')
    .set({ revendedor_requested_at: now })
    .where('id', '=', user)
    .where('revendedor_requested_at', 'is', null)
    .returning('revendedor')
    .executeTakeFirst();
  await trx.updateTable('users').set({ optin: newsletter, sms_optin: sms }).where('id', '=', user).execute();
  return asked !== undefined && !asked.revendedor;
}
