/** Looks a name up where the connection is made, so that it cannot mean another host a moment later. */
import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** A name leads to this machine, to a network of one's own, or to no address that anybody may reach. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

/** All addresses of a name have to be public. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: readonly LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new NotPublic(hostname), '', 0);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new NotPublic(hostname), '', 0);
    if (options.all) return callback(null, [...addresses]);
    callback(null, first.address, first.family);
  });
};
