/**
 * The visitor's session. An answer to a caller without a session of ours hands out a signed id; the row comes with the first
 * write, so that crawlers leave none behind. Beside the session cookie stands a readable one without secrets,
 * which tells scripts and caches whether there is anything to ask for: `c` the session has a row, `l` logged in, `s` the
 * account is shown what everybody is shown (`isAsEverybody`), so that pages can be everybody's.
 *
 * Limits: a session ends 30 days after it was last seen. A login inside it ends 7 days after it was last used and in any
 * case 30 days after the password was given; the session then still shows the account's cart, and nothing else of it.
 */
import { Context, type MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Transaction } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { Deps } from '../deps.ts';
import { findSession, keepSession, type SessionRow, touchSession } from '../queries/sessions.ts';
import { message } from './messages.ts';
import type { PlatformEnv } from './request.ts';
import { HttpError } from './response.ts';
import { newSessionId, readSessionId, signSessionId } from './session-id.ts';

export type Session = {
  id: string;
  /** The caller has this id already. */
  known: boolean;
  /** Letters of the readable cookie; undefined as long as nobody looked the session up. */
  hint: string | undefined;
  /** The cookies begin a new term. */
  renewed: boolean;
  /** The account somebody is logged in to; undefined before `readSession`. */
  user: number | undefined;
  /** Per cent that this account pays less, as an approved reseller or by its group; 0 before `readSession`. */
  descontoRevenda: number;
  /** The visitor logged out: the answer takes the cookies back. */
  ended: boolean;
  /** What the browser is to remember of the accounts opened in it, '' for nothing; undefined leaves that as it is. */
  device: string | undefined;
};

const SESSION_COOKIE = 'PHPSESSID';
const HINT_COOKIE = 'vitrine';
/** Of `accounts/device.ts`. */
export const DEVICE_COOKIE = 'aparelho';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Seconds a browser is remembered after a login. */
const DEVICE_TERM = (365 * DAY) / 1000;
/** A session ends this long after it was last seen (ms). */
export const SESSION_TERM = 30 * DAY;
/** A login ends this long after it was last used, and this long after it was made (ms). */
export const LOGIN_IDLE = 7 * DAY;
export const LOGIN_TERM = 30 * DAY;
/** A user agent is kept to recognise a device; longer ones are cut. */
const LONGEST_USER_AGENT = 300;

/** Reads the session of a request and sets the cookies of its answer. An empty `Session` header is none. */
export function sessions({
  sessionSecret,
  siteUrl,
}: Pick<Deps, 'sessionSecret' | 'siteUrl'>): MiddlewareHandler<PlatformEnv> {
  const secureSite = siteUrl.startsWith('https:');
  return async (context, next) => {
    const given = context.req.header('Session') || getCookie(context, SESSION_COOKIE) || '';
    const id = readSessionId(given, sessionSecret);
    const session = newSession(id);
    context.set('session', session);
    await next();
    const shared = {
      path: '/',
      sameSite: 'Lax',
      secure: secureSite || new URL(context.req.url).protocol === 'https:',
    } as const;
    setDevice(context, shared);
    if (session.ended) {
      setCookie(context, SESSION_COOKIE, '', { ...shared, httpOnly: true, maxAge: 0 });
      setCookie(context, HINT_COOKIE, '', { ...shared, maxAge: 0 });
      return;
    }
    if (!session.known || session.renewed) {
      const value = signSessionId(session.id, sessionSecret);
      setCookie(context, SESSION_COOKIE, value, { ...shared, httpOnly: true, maxAge: SESSION_TERM / 1000 });
    }
    const { hint } = session;
    if (hint !== undefined && (session.renewed || hint !== (getCookie(context, HINT_COOKIE) ?? ''))) {
      setCookie(context, HINT_COOKIE, hint, { ...shared, maxAge: hint === '' ? 0 : SESSION_TERM / 1000 });
    }
  };
}

/** @param id That the caller has already; left out for a caller without one. */
function newSession(id?: string): Session {
  return {
    id: id ?? newSessionId(),
    known: id !== undefined,
    hint: undefined,
    renewed: false,
    user: undefined,
    descontoRevenda: 0,
    ended: false,
    device: undefined,
  };
}

/** Who asks in a call that answers everybody alike: without cookies or anything else that a visitor sends. */
export function nobody(): Context<PlatformEnv> {
  const context = new Context<PlatformEnv>(NO_REQUEST);
  context.set('session', newSession());
  return context;
}

const NO_REQUEST = new Request('http://localhost/');

function setDevice(context: Context<PlatformEnv>, shared: CookieOptions): void {
  const { device } = context.var.session;
  if (device === undefined) return;
  const maxAge = device === '' ? 0 : DEVICE_TERM;
  setCookie(context, DEVICE_COOKIE, device, { ...shared, httpOnly: true, maxAge });
}

/** The row of the session; undefined before the first write. A session that has ended gets a new id and no row. */
export async function readSession(
  context: Context<PlatformEnv>,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<SessionRow | undefined> {
  const session = context.var.session;
  const row = session.known ? await findSession(db, session.id) : undefined;
  const time = now().getTime();
  if (row && time - row.seen_at.getTime() > SESSION_TERM) {
    session.id = newSessionId();
    session.known = false;
    session.hint = '';
    return undefined;
  }
  session.user = row && isLoggedIn(row, time) ? (row.user_id ?? undefined) : undefined;
  session.descontoRevenda = session.user === undefined ? 0 : (row?.desconto_revenda ?? 0);
  session.hint = hintOf(row, session.user);
  if (row) await touch(db, row, session, now());
  return row;
}

/** The session and who is logged in to it. @throws HttpError 401 when nobody is. */
export async function requireLogin(
  context: Context<PlatformEnv>,
  deps: Deps,
): Promise<{ readonly session: SessionRow; readonly user: number }> {
  const session = await readSession(context, deps);
  const { user } = context.var.session;
  if (!session || user === undefined) throw new HttpError(401, message.loginFirst);
  return { session, user };
}

/**
 * The row of the session inside a write, made if need be; call `readSession` first.
 * @throws HttpError 401 when somebody was logged in then and the session has ended since.
 */
export async function writeSession(
  trx: Transaction<Schema>,
  context: Context<PlatformEnv>,
  { now }: Pick<Deps, 'now'>,
): Promise<SessionRow> {
  const { id, user } = context.var.session;
  const row = await keepSession(trx, id, now(), userAgentOf(context));
  if (user !== undefined && row.user_id !== user) throw new HttpError(401, message.loginFirst);
  return row;
}

export function userAgentOf(context: Context<PlatformEnv>): string {
  return (context.req.header('User-Agent') ?? '').slice(0, LONGEST_USER_AGENT);
}

/** After the commit of a write: the answer says that the session has a row. */
export function markWritten(context: Context<PlatformEnv>, row: SessionRow): void {
  const { session } = context.var;
  session.hint = hintOf(row, row.user_id === null ? undefined : session.user);
}

/** After the commit of a login: the answer hands out the session it was made in. The next reading of it adds the `s`. */
export function enterSession(context: Context<PlatformEnv>, id: string, user: number): void {
  Object.assign(context.var.session, { id, user, known: false, hint: 'cl' });
}

/** After the commit of what a guest did that nobody who knew the id before may see: the session goes on under another one. */
export function moveSession(context: Context<PlatformEnv>, id: string): void {
  Object.assign(context.var.session, { id, known: false, hint: 'c' });
}

/** After the commit of a logout. */
export function leaveSession(context: Context<PlatformEnv>): void {
  Object.assign(context.var.session, { user: undefined, ended: true });
}

/** Writes when a session or a login was used, seldom enough that reading stays reading. */
async function touch(db: Deps['db'], row: SessionRow, session: Session, now: Date): Promise<void> {
  const { login_seen_at, seen_at } = row;
  const login = session.user !== undefined && login_seen_at !== null;
  const due = login && now.getTime() - login_seen_at.getTime() > HOUR;
  session.renewed = now.getTime() - seen_at.getTime() > DAY;
  if (due || session.renewed) await touchSession(db, row.id, now, login);
}

function isLoggedIn({ user_ativo, login_at, login_seen_at }: SessionRow, time: number): boolean {
  if (user_ativo !== true || login_at === null || login_seen_at === null) return false;
  return time - login_seen_at.getTime() <= LOGIN_IDLE && time - login_at.getTime() <= LOGIN_TERM;
}

function hintOf(row: SessionRow | undefined, user: number | undefined): string {
  if (!row) return '';
  if (user === undefined) return 'c';
  return isAsEverybody(row) ? 'cls' : 'cl';
}

/** No prices of its own, and no seller, who buys for customers and has a bar above every page. */
function isAsEverybody({ desconto_revenda, venda_interna }: SessionRow): boolean {
  return (desconto_revenda ?? 0) === 0 && !('id' in venda_interna);
}
