/** Looks a name up where the connection is made, so that it cannot mean another host a moment later. */
import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** A name leads to this machine, to a network of one's own, or to no address that anybody may reach. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

/** What names mean. */
export type Resolver = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** All addresses of a name have to be public. */
export function publicLookupOf(resolve: Resolver): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new NotPublic(hostname), '', 0);
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new NotPublic(hostname), '', 0);
      if (options.all) return callback(null, [...addresses]);
      callback(null, first.address, first.family);
    });
  };
}

export const publicLookup: LookupFunction = publicLookupOf(lookup);
