/** Changing the addresses of an account: as long as there are any, exactly one is the main one. */

import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import type { NewAddress } from '#lib/platform/schema/accounts.ts';
import {
  type AddressRow,
  deleteAddress,
  holdAddresses,
  insertAddress,
  makeMain,
  readAddresses,
  updateAddress,
} from './queries/delivery-addresses.ts';

/** More than any company has. */
const MOST_ADDRESSES = 50;

type Change = (trx: Trx, user: number, addresses: readonly AddressRow[]) => Promise<void>;

/** @returns The addresses as they are then. */
export function changeAddresses(
  { db }: Pick<Deps, 'db'>,
  user: number,
  change: Change,
): Promise<readonly AddressRow[]> {
  return inTransaction(db, async (trx) => {
    await change(trx, user, await holdAddresses(trx, user));
    return readAddresses(trx, user);
  });
}

/** The first one is the main one. @throws HttpError 409 when there are enough. */
export function adding(address: NewAddress): Change {
  return async (trx, user, { length }) => {
    if (length >= MOST_ADDRESSES) throw new HttpError(409, message.addressesFull(MOST_ADDRESSES));
    await insertAddress(trx, user, { ...address, principal: length === 0 });
  };
}

/** @throws HttpError 404 for an address of nobody or of somebody else; so do the two below. */
export function setting(id: number, address: NewAddress): Change {
  return async (trx, user) => {
    if (!(await updateAddress(trx, user, id, address))) throw unknown();
  };
}

export function choosing(id: number): Change {
  return async (trx, user, addresses) => {
    if (!addresses.some((address) => address.id === id)) throw unknown();
    await makeMain(trx, user, id);
  };
}

/** After the main one the oldest takes its place. */
export function removing(id: number): Change {
  return async (trx, user, addresses) => {
    const gone = addresses.find((address) => address.id === id);
    if (!gone) throw unknown();
    await deleteAddress(trx, user, id);
    const [next] = addresses.filter((address) => address.id !== id);
    if (gone.principal && next) await makeMain(trx, user, next.id);
  };
}

function unknown(): HttpError {
  return notFound(message.unknownAddress);
}
