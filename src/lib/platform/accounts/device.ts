/**
 * Browsers that logged in to an account before, known by a signed cookie: each counts its own wrong passwords, so that an
 * attack on the account does not keep its owner out (OWASP "Slow Down Online Guessing Attacks with Device Cookies").
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Deps } from '../platform.ts';
import type { PlatformEnv } from '../request.ts';
import { DEVICE_COOKIE } from '../session.ts';

/** `device.signature.signature…`: one for each account that was opened in it, the last one first. */
const SHAPE = /^([\w-]{22})((?:\.[\w-]{43}){1,5})$/;
/** More accounts than a family has are not remembered. */
const MOST_ACCOUNTS = 5;
/** 128 bits. */
const DEVICE_BYTES = 16;

type Keeper = Pick<Deps, 'sessionSecret'>;

/** A name for the browser if it logged in to the account before. */
export function knownDevice(
  context: Context<PlatformEnv>,
  user: number,
  { sessionSecret }: Keeper,
): string | undefined {
  const { device, signatures } = readCookie(context);
  if (device === undefined) return undefined;
  const expected = signatureOf(device, user, sessionSecret);
  return signatures.some((given) => isEqual(given, expected)) ? device : undefined;
}

/** The answer tells the browser to remember that the account was opened in it. */
export function rememberDevice(context: Context<PlatformEnv>, user: number, { sessionSecret }: Keeper): void {
  const { device = randomBytes(DEVICE_BYTES).toString('base64url'), signatures } = readCookie(context);
  const own = signatureOf(device, user, sessionSecret);
  const kept = [own, ...signatures.filter((given) => given !== own)].slice(0, MOST_ACCOUNTS);
  context.var.session.device = [device, ...kept].join('.');
}

/** The answer tells the browser to forget that the account was opened in it, and itself when it was the only one. */
export function forgetDevice(context: Context<PlatformEnv>, user: number, { sessionSecret }: Keeper): void {
  const { device, signatures } = readCookie(context);
  if (device === undefined) return;
  const own = signatureOf(device, user, sessionSecret);
  const kept = signatures.filter((given) => given !== own);
  context.var.session.device = kept.length === 0 ? '' : [device, ...kept].join('.');
}

function readCookie(context: Context<PlatformEnv>): {
  readonly device: string | undefined;
  readonly signatures: readonly string[];
} {
  const [, device, signatures = ''] = SHAPE.exec(getCookie(context, DEVICE_COOKIE) ?? '') ?? [];
  return { device, signatures: signatures.split('.').filter(Boolean) };
}

function signatureOf(device: string, user: number, secret: string): string {
  return createHmac('sha256', secret).update(`device\n${device}\n${user}`).digest('base64url');
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
