/** Accounts at providers in which charges are made: one of each is used, those before it are asked about their own charges. */
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { AccountProvider, PaymentAccountsTable } from '#lib/platform/schema/payment-accounts.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type AccountRow = Omit<Selectable<PaymentAccountsTable>, 'looked_at' | 'look_at'>;

const COLUMNS = [
  'id',
  'provider',
  'banco',
  'ambiente',
  'api_url',
  'token_url',
  'client_id',
  'chave',
  'nome',
  'cidade',
  'secret_sealed',
  'notice_secret_sealed',
  'public_key',
  'app_key_sealed',
  'identity_sealed',
  'identity_until',
  'versao',
  'tested_at',
  'tested',
  'notices',
  'notices_at',
  'author',
  'created_at',
  'retired_at',
] as const;

export async function findAccount(db: Kysely<Schema>, id: number): Promise<AccountRow | undefined> {
  return db.selectFrom('payment_accounts').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** The one that new charges are made in. */
export async function currentAccount(
  db: Kysely<Schema>,
  provider: AccountProvider,
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('payment_accounts')
    .select(COLUMNS)
    .where('provider', '=', provider)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
}

export type DueAccount = Pick<AccountRow, 'id' | 'provider'> & { readonly looked_at: Date | null };

/**
 * One with charges, used after `since`, whose list is to be read: for this caller alone until `until`; undefined when none is.
 */
export async function takeAccountToLook(
  db: Kysely<Schema>,
  { now, since, until }: { readonly now: Date; readonly since: Date; readonly until: Date },
): Promise<DueAccount | undefined> {
  return db
    .updateTable('payment_accounts')
    .set({ look_at: until })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('payment_accounts as a')
        .select('a.id')
        .where((one) => one.or([one('a.look_at', 'is', null), one('a.look_at', '<=', now)]))
        .where((one) => one.or([one('a.retired_at', 'is', null), one('a.retired_at', '>', since)]))
        .where((one) =>
          one.exists(one.selectFrom('charges as c').select('c.id').whereRef('c.conta', '=', 'a.id')),
        )
        .orderBy('a.id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'provider', 'looked_at'])
    .executeTakeFirst();
}

export async function noteLook(
  db: Kysely<Schema>,
  id: number,
  look: { readonly looked_at: Date; readonly look_at: Date },
): Promise<void> {
  await db.updateTable('payment_accounts').set(look).where('id', '=', id).execute();
}

/** Milliseconds between two looks at least, however many notices come. */
const APART = 60_000;

/** Its list is read in the next round. */
export async function hastenLook(db: Kysely<Schema>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('payment_accounts')
    .set({ look_at: now })
    .where('id', '=', id)
    .where('look_at', '>', now)
    .where('looked_at', '<', new Date(now.getTime() - APART))
    .execute();
}

export async function hasCharges(db: Kysely<Schema>, account: number): Promise<boolean> {
  const row = await db
    .selectFrom('charges')
    .select('id')
    .where('conta', '=', account)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertAccount(trx: Trx, account: Insertable<PaymentAccountsTable>): Promise<void> {
  await trx.insertInto('payment_accounts').values(account).execute();
}

export async function changeAccount(
  trx: Trx,
  id: number,
  change: Updateable<PaymentAccountsTable>,
): Promise<void> {
  await trx.updateTable('payment_accounts').set(change).where('id', '=', id).execute();
}

type Application = Pick<
  AccountRow,
  'provider' | 'banco' | 'ambiente' | 'api_url' | 'token_url' | 'client_id'
>;

/** Each account of one application at one provider, retired ones too; all get another version. */
export async function changeApplication(
  trx: Trx,
  { provider, banco, ambiente, api_url, token_url, client_id }: Application,
  change: Updateable<PaymentAccountsTable>,
): Promise<void> {
  await trx
    .updateTable('payment_accounts')
    .set({ ...change, versao: sql<number>`versao + 1` })
    .where('provider', '=', provider)
    .where('banco', '=', banco)
    .where('ambiente', '=', ambiente)
    .where('api_url', '=', api_url)
    .where('token_url', '=', token_url)
    .where('client_id', '=', client_id)
    .execute();
}
