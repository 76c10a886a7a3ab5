/** Accounts at banks in which charges of the API Pix are made: one is used, those before it are asked about their own charges. */
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { PixAccountsTable } from '#lib/platform/schema/payments.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type PixAccountRow = Selectable<PixAccountsTable>;

const COLUMNS = [
  'id',
  'banco',
  'ambiente',
  'api_url',
  'token_url',
  'client_id',
  'chave',
  'nome',
  'cidade',
  'secret_sealed',
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

export async function findPixAccount(db: Kysely<Schema>, id: number): Promise<PixAccountRow | undefined> {
  return db.selectFrom('pix_accounts').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** The one that new charges are made in. */
export async function currentPixAccount(db: Kysely<Schema>): Promise<PixAccountRow | undefined> {
  return db.selectFrom('pix_accounts').select(COLUMNS).where('retired_at', 'is', null).executeTakeFirst();
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

export async function insertPixAccount(trx: Trx, account: Insertable<PixAccountsTable>): Promise<void> {
  await trx.insertInto('pix_accounts').values(account).execute();
}

export async function changePixAccount(
  trx: Trx,
  id: number,
  change: Updateable<PixAccountsTable>,
): Promise<void> {
  await trx.updateTable('pix_accounts').set(change).where('id', '=', id).execute();
}
