/**
 * The visitor's session. An answer to a caller without a session of ours hands out a signed id; the row comes with the first
 * write, so that crawlers leave none behind. Beside the session cookie stands a readable one without secrets,
 * which tells scripts and caches whether there is anything to ask for: `c` the session has a row, `l` logged in.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Transaction } from 'kysely';
import type { Deps } from './platform.ts';
import {
  deleteSessions,
  findSession,
  keepSession,
  type SessionRow,
  touchSession,
} from './queries/sessions.ts';
import type { PlatformEnv } from './request.ts';
import type { Schema } from './schema.ts';
import { newSessionId, readSessionId, signSessionId } from './session-id.ts';

export type Session = {
  id: string;
  /** The caller has this id already. */
  known: boolean;
  /** Letters of the readable cookie; undefined as long as nobody looked the session up. */
  hint: string | undefined;
  /** The cookies begin a new term. */
  renewed: boolean;
};

const SESSION_COOKIE = 'PHPSESSID';
const HINT_COOKIE = 'vitrine';
const DAY = 86_400_000;
/** A session ends this long after it was last seen (ms). */
const TERM = 30 * DAY;
/** A user agent is kept to recognise a device; longer ones are cut. */
const LONGEST_USER_AGENT = 300;

/** Reads the session of a request and sets the cookies of its answer. An empty `Session` header is none. */
export function sessions({ sessionSecret, siteUrl }: Deps): MiddlewareHandler<PlatformEnv> {
  const secureSite = siteUrl.startsWith('https:');
  return async (context, next) => {
    const given = context.req.header('Session') || getCookie(context, SESSION_COOKIE) || '';
    const id = readSessionId(given, sessionSecret);
    const session: Session = {
      id: id ?? newSessionId(),
      known: id !== undefined,
      hint: undefined,
      renewed: false,
    };
    context.set('session', session);
    await next();
    const shared = {
      path: '/',
      sameSite: 'Lax',
      secure: secureSite || new URL(context.req.url).protocol === 'https:',
    } as const;
    if (!session.known || session.renewed) {
      const value = signSessionId(session.id, sessionSecret);
      setCookie(context, SESSION_COOKIE, value, { ...shared, httpOnly: true, maxAge: TERM / 1000 });
    }
    const { hint } = session;
    if (hint !== undefined && (session.renewed || hint !== (getCookie(context, HINT_COOKIE) ?? ''))) {
      setCookie(context, HINT_COOKIE, hint, { ...shared, maxAge: hint === '' ? 0 : TERM / 1000 });
    }
  };
}

/** The row of the session; undefined before the first write. A session that has ended gets a new id and no row. */
export async function readSession(
  context: Context<PlatformEnv>,
  { db, now }: Deps,
): Promise<SessionRow | undefined> {
  const session = context.var.session;
  const row = session.known ? await findSession(db, session.id) : undefined;
  const time = now().getTime();
  if (row && time - row.seen_at.getTime() > TERM) {
    session.id = newSessionId();
    session.known = false;
    session.hint = '';
    return undefined;
  }
  session.hint = hintOf(row);
  if (row && time - row.seen_at.getTime() > DAY) {
    await touchSession(db, row.id, now());
    session.renewed = true;
  }
  return row;
}

/** The row of the session inside a write, made if need be; call `readSession` first. */
export async function writeSession(
  trx: Transaction<Schema>,
  context: Context<PlatformEnv>,
  { now }: Deps,
): Promise<SessionRow> {
  const userAgent = (context.req.header('User-Agent') ?? '').slice(0, LONGEST_USER_AGENT);
  return keepSession(trx, context.var.session.id, now(), userAgent);
}

/** After the commit of a write: the answer says that the session has a row. */
export function markWritten(context: Context<PlatformEnv>, row: SessionRow): void {
  context.var.session.hint = hintOf(row);
}

/** Takes out ended sessions, at most once a day; call it after a write. */
export function sessionSweeper({ db, now }: Deps): () => Promise<void> {
  let last = 0;
  return async () => {
    const time = now().getTime();
    if (time - last < DAY) return;
    last = time;
    await deleteSessions(db, new Date(time - TERM));
  };
}

function hintOf(row: SessionRow | undefined): string {
  if (!row) return '';
  return row.user_id === null ? 'c' : 'cl';
}
