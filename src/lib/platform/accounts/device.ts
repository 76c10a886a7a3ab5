/**
 * Browsers that logged in to an account before, known by a signed cookie: each counts its own wrong passwords, so that an
 * attack on the account does not keep its owner out (OWASP "Slow Down Online Guessing Attacks with Device Cookies"). The
 * signature covers the password: a new one invalidates all device cookies, stolen ones included.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { PlatformEnv } from '#lib/platform/kernel/http/request.ts';
import { DEVICE_COOKIE } from '#lib/platform/kernel/http/session.ts';
import type { Credentials } from './queries/users.ts';

/** `device.signature.signature…`: one for each account that was opened in it, the last one first. */
const SHAPE = /^([\w-]{22})((?:\.[\w-]{43}){1,5})$/;
/** Characters of a signature, and how many of them name the account. */
const LENGTH = 43;
const NAME = 21;
/** Accounts that one browser remembers: about one household. */
const MOST_ACCOUNTS = 5;
/** 128 bits. */
const DEVICE_BYTES = 16;

type Keeper = Pick<Deps, 'sessionSecret'>;
type Account = Pick<Credentials, 'id' | 'senha_hash'>;

/** A name for the browser if it logged in to the account before. */
export function knownDevice(
  context: Context<PlatformEnv>,
  account: Account,
  { sessionSecret }: Keeper,
): string | undefined {
  const { device, signatures } = readCookie(context);
  if (device === undefined) return undefined;
  const expected = signatureOf(device, account, sessionSecret);
  return signatures.some((given) => isEqual(given, expected)) ? device : undefined;
}

/** Sets the cookie that says the account was opened in this browser, or got this password. */
export function rememberDevice(
  context: Context<PlatformEnv>,
  account: Account,
  { sessionSecret }: Keeper,
): void {
  const { device = randomBytes(DEVICE_BYTES).toString('base64url'), signatures } = readCookie(context);
  const own = signatureOf(device, account, sessionSecret);
  const kept = [own, ...withoutAccount(signatures, own)].slice(0, MOST_ACCOUNTS);
  context.var.session.device = [device, ...kept].join('.');
}

/** Takes the account out of the browser's cookie, and the cookie away with the last account. */
export function forgetDevice(
  context: Context<PlatformEnv>,
  account: Account,
  { sessionSecret }: Keeper,
): void {
  const { device, signatures } = readCookie(context);
  if (device === undefined) return;
  const kept = withoutAccount(signatures, signatureOf(device, account, sessionSecret));
  context.var.session.device = kept.length === 0 ? '' : [device, ...kept].join('.');
}

/** Those of other accounts than the one `own` is of, whatever password it had. */
function withoutAccount(signatures: readonly string[], own: string): readonly string[] {
  return signatures.filter((given) => given.slice(0, NAME) !== own.slice(0, NAME));
}

function readCookie(context: Context<PlatformEnv>): {
  readonly device: string | undefined;
  readonly signatures: readonly string[];
} {
  const [, device, signatures = ''] = SHAPE.exec(getCookie(context, DEVICE_COOKIE) ?? '') ?? [];
  return { device, signatures: signatures.split('.').filter(Boolean) };
}

/** First which account it is, then that this is its password; 126 and 132 bits. */
function signatureOf(device: string, { id, senha_hash }: Account, secret: string): string {
  const sign = (...words: readonly string[]): string =>
    createHmac('sha256', secret)
      .update(['device', device, id, ...words].join('\n'))
      .digest('base64url');
  return sign().slice(0, NAME) + sign(senha_hash).slice(0, LENGTH - NAME);
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
