/** What the cookies of a request say about its visitor. The readable cookie is a hint; the session decides. */

export type Visitor = {
  /** The session has a row: there may be a cart. */
  readonly hasSession: boolean;
  readonly loggedIn: boolean;
  /** Logged in, and shown what everybody is shown: gets everybody's pages. A hosted platform never says so. */
  readonly asEverybody: boolean;
};

/** Who sees a page that everybody gets. */
export const EVERYBODY: Visitor = { hasSession: false, loggedIn: false, asEverybody: false };

/** The cookie without secrets, letters `c` (has a session row), `l` (logged in) and `s` (shared pages, of somebody logged in). */
const HINT_COOKIE = 'vitrine';
const SESSION_COOKIE = 'PHPSESSID';
/** Opens a closed shop (unlock.ts). */
export const UNLOCK_COOKIE = 'liberarAcesso';
const DEVICE_COOKIE = 'aparelho';
/** Where the visitor goes on once they are known (onward.ts). */
export const ONWARD_COOKIE = 'volta';

export function visitorOf(cookieHeader: string | null | undefined): Visitor {
  const letters = cookieValue(cookieHeader, HINT_COOKIE) ?? '';
  const loggedIn = letters.includes('l');
  return { hasSession: letters.includes('c'), loggedIn, asEverybody: loggedIn && letters.includes('s') };
}

export function sessionOf(cookieHeader: string | null | undefined): string | undefined {
  const value = cookieValue(cookieHeader, SESSION_COOKIE);
  return value === '' ? undefined : value;
}

export function unlockOf(cookieHeader: string | null | undefined): string | undefined {
  return cookieValue(cookieHeader, UNLOCK_COOKIE);
}

export function onwardCookieOf(cookieHeader: string | null | undefined): string | undefined {
  return cookieValue(cookieHeader, ONWARD_COOKIE);
}

/** The readable cookie alone, as a `Cookie` header; undefined without one. */
export function hintOf(cookieHeader: string | null | undefined): string | undefined {
  const letters = cookieValue(cookieHeader, HINT_COOKIE);
  return letters ? `${HINT_COOKIE}=${letters}` : undefined;
}

/** The cookie of browsers that logged in before, alone, as a `Cookie` header; undefined without one. */
export function deviceOf(cookieHeader: string | null | undefined): string | undefined {
  const value = cookieValue(cookieHeader, DEVICE_COOKIE);
  return value ? `${DEVICE_COOKIE}=${value}` : undefined;
}

/** The session a `Set-Cookie` line hands out, if it does; '' takes it back. */
export function sessionFromSetCookie(line: string): string | undefined {
  return cookieValue(line.split(';', 1)[0], SESSION_COOKIE);
}

function cookieValue(header: string | null | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (const pair of header.split(';')) {
    const cut = pair.indexOf('=');
    if (cut > 0 && pair.slice(0, cut).trim() === name) return pair.slice(cut + 1).trim();
  }
  return undefined;
}
