/**
 * Calls that cost the shop an inquiry at somebody else (a carrier, a directory of postal codes) or that read a great part of
 * its catalogue may be made so often from one address. Counted by each process alone: a limit of tries (throttle.ts) would write a row for each call.
 */
import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import { createBucket } from './bucket.ts';
import { ADDRESS_HEADER, refuseEarly } from './throttle.ts';

const MINUTE = 60_000;
/** Addresses told apart; some 100 bytes each. */
const ADDRESSES = 10_000;

/**
 * Answers say how many calls a minute are taken and how many are left.
 * @param perMinute Calls of one address; an office or a mobile network may share one.
 * @throws From the function it returns, HttpError 429.
 */
export function createQuota({ now }: Pick<Deps, 'now'>, perMinute: number): (context: Context) => void {
  const take = createBucket({ most: perMinute, within: MINUTE, keys: ADDRESSES });
  return (context) => {
    const address = context.req.header(ADDRESS_HEADER);
    if (!address) return;
    const { wait, left } = take(address, now().getTime());
    const { headers } = context.res;
    headers.set('X-RateLimit-Limit', String(perMinute));
    headers.set('X-RateLimit-Remaining', String(left));
    refuseEarly(Math.ceil(wait / 1000));
  };
}
