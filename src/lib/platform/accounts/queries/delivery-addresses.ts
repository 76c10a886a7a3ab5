/** The addresses of an account, of which one is the main one. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AddressesTable, NewAddress } from '#lib/platform/schema/accounts.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

const ADDRESS = [
  'id',
  'principal',
  'nome',
  'cep',
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'cidade',
  'uf',
  'pais',
] as const;
export type AddressRow = Pick<Selectable<AddressesTable>, (typeof ADDRESS)[number]>;

export async function readAddresses(db: Kysely<Schema>, user: number): Promise<readonly AddressRow[]> {
  return db
    .selectFrom('addresses')
    .select(ADDRESS)
    .where('user_id', '=', user)
    .orderBy('principal', 'desc')
    .orderBy('id')
    .execute();
}

/** Holds the account until the transaction ends: its addresses change one after the other. */
export async function holdAddresses(trx: Transaction<Schema>, user: number): Promise<readonly AddressRow[]> {
  await trx.selectFrom('users').select('id').where('id', '=', user).forNoKeyUpdate().execute();
  return readAddresses(trx, user);
}

export async function insertAddress(
  trx: Transaction<Schema>,
  user: number,
  address: NewAddress & { readonly principal: boolean },
): Promise<void> {
  await trx
    .insertInto('addresses')
    .values({ ...address, user_id: user })
    .execute();
}

/** @returns False when it is none of this account. */
export async function updateAddress(
  trx: Transaction<Schema>,
  user: number,
  id: number,
  address: NewAddress,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('addresses')
    .set(address)
    .where('user_id', '=', user)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The one before it, if there is one, is an ordinary one again. */
export async function makeMain(trx: Transaction<Schema>, user: number, id: number): Promise<void> {
  const own = trx.updateTable('addresses').where('user_id', '=', user);
  await own.set({ principal: false }).where('principal', '=', true).execute();
  await own.set({ principal: true }).where('id', '=', id).execute();
}

export async function deleteAddress(trx: Transaction<Schema>, user: number, id: number): Promise<void> {
  await trx.deleteFrom('addresses').where('user_id', '=', user).where('id', '=', id).execute();
}
