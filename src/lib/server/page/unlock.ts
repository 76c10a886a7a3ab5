/**
 * Looking at a closed shop: `?liberarAcesso=` with the value of `UNLOCK_VERSION` opens it for this browser, any other
 * value closes it again (specification, section 4). The cookie is for the server; `lib/browser/unlock.ts` keeps the value
 * on the device.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { UNLOCK_PARAMETER } from '#lib/domain/shop/unlock.ts';
import type { Config } from '../config.ts';
import { UNLOCK_COOKIE, unlockOf } from './visitor.ts';

export type Unlock = {
  readonly open: boolean;
  /** A `Set-Cookie` line, where the address said something about it. */
  readonly cookie: string | undefined;
};

const SECONDS = 30 * 86_400;

export function readUnlock(
  request: Request,
  { unlockVersion, siteUrl }: Pick<Config, 'unlockVersion' | 'siteUrl'>,
): Unlock {
  const key = digest(unlockVersion);
  const given = new URL(request.url).searchParams.get(UNLOCK_PARAMETER);
  if (given === null) {
    const kept = unlockOf(request.headers.get('Cookie'));
    return {
      open: kept !== undefined && isSame(digest(kept), digest(key.toString('hex'))),
      cookie: undefined,
    };
  }
  const open = isSame(digest(given), key);
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  // Not the value itself: the cookie opens this shop and tells nothing.
  const [value, age] = open ? [key.toString('hex'), SECONDS] : ['', 0];
  return {
    open,
    cookie: `${UNLOCK_COOKIE}=${value}; Max-Age=${age}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** How long it takes says nothing about where they differ. */
function isSame(one: Buffer, other: Buffer): boolean {
  return timingSafeEqual(one, other);
}
