/**
 * When a page with a form was made, signed: people read before they write, programs that send forms do not. Without
 * `SESSION_SECRET` the key lives as long as the process; a form opened before a restart is then to be sent once more.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { findRuntime } from '../runtime.ts';

/** Minimum and maximum age of a form, in milliseconds. */
const FASTEST = 3000;
const OLDEST = 24 * 3_600_000;

const processSecret = randomBytes(32).toString('base64url');

export type StampVerdict = 'fine' | 'fast' | 'stale';

export function makeStamp(now: Date = new Date(), secret: string = ownSecret()): string {
  const time = now.getTime().toString(36);
  return `${time}.${sign(time, secret)}`;
}

/** `stale` also for what this shop did not make. */
export function judgeStamp(
  stamp: string,
  now: Date = new Date(),
  secret: string = ownSecret(),
): StampVerdict {
  const [time = '', signature = ''] = stamp.split('.');
  if (!isSame(signature, sign(time, secret))) return 'stale';
  const age = now.getTime() - Number.parseInt(time, 36);
  if (age > OLDEST) return 'stale';
  return age < FASTEST ? 'fast' : 'fine';
}

function ownSecret(): string {
  return findRuntime()?.config.sessionSecret ?? processSecret;
}

function sign(time: string, secret: string): string {
  return createHmac('sha256', secret).update(`form-stamp\n${time}`).digest('base64url');
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
