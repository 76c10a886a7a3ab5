/**
 * The embedded platform with the demo store, for tests: the real migrations, seed, routes and client, no server. Every test
 * file gets a database of its own: a copy of one that is built once, embedded, or with `DATABASE_URL` on the PostgreSQL
 * that it names.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { ACCOUNTS } from '#artwork/demo/accounts.ts';
import { type Api, createApi } from '#lib/api/client.ts';
import type { Changes } from '#lib/platform/kernel/changes/changes.ts';
import { type Database, openDatabase } from '#lib/platform/kernel/database/database.ts';
import { createPlatform, type Platform, type PlatformOptions } from '#lib/platform/platform.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { copySeeded, copySeededPostgres } from './seeded.ts';

export const SITE_URL = 'http://loja.localhost';
export const APP_TOKEN = 'wapstore';
export const SESSION_SECRET = 'a secret that only tests use, and long enough';
/** The day of the demo store: its schedule is in force, its pre-order has not shipped. */
export const TODAY = new Date('2026-11-20T15:00:00Z');

export type Visitor = {
  readonly api: Api;
  /** A raw call with the visitor's cookies, and the token unless told otherwise. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Value of the session cookie, '' before the first answer. */
  readonly session: () => string;
  readonly cookies: Map<string, string>;
};

export type TestStore = {
  readonly platform: Platform;
  readonly db: Kysely<Schema>;
  /** For statements that take long, see `Database`. */
  readonly patient: Kysely<Schema>;
  readonly engine: Database['engine'];
  readonly changes: Changes;
  readonly dataDir: string;
  /** What `now` is for the platform; starts as `TODAY`, `reset` sets it back. */
  readonly clock: { now: Date };
  /** Lets so many milliseconds pass for the platform. */
  readonly later: (ms: number) => void;
  /** Failures the platform reported, newest last. */
  readonly failures: readonly unknown[];
  /** The client pages use, with the given session only. */
  readonly api: (session?: string) => Api;
  /** Someone with a browser, and with this session: keeps the cookies of the answers. */
  readonly visitor: (session?: string) => Visitor;
  /** Takes out what visitors left: sessions with their carts, opinions waiting, messages. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const VISITORS = [
  'outbox',
  'orders',
  'sessions',
  'cart_items',
  'wishlist',
  'throttles',
  'password_recoveries',
  'login_codes',
  'sign_ups',
  'invitations',
  'newsletter',
  'leads',
  'store_reviews',
  'store_review_keys',
] as const;

/** How many addresses the demo store has. */
const ADDRESSES = ACCOUNTS.filter(({ endereco }) => endereco).length;

/** What visitors leave, in the order in which it can be deleted. */
const LEFT = [
  ...VISITORS.map((table) => sql`from ${sql.table(table)}`),
  sql`from users where id > ${ACCOUNTS.length}`,
  sql`from addresses where id > ${ADDRESSES}`,
  sql`from reviews where not aprovado`,
  sql`from questions where not aprovado`,
];

/** Those of `LEFT` with a row: to ask once for all is much faster than to delete nothing, and that than to truncate tables. */
async function leftIn(db: Kysely<Schema>): Promise<typeof LEFT> {
  const there = LEFT.map((rows, place) => sql`select ${place}::int as place where exists (select ${rows})`);
  const { rows } = await sql<{ place: number }>`${sql.join(there, sql` union all `)}`.execute(db);
  const places = new Set(rows.map(({ place }) => place));
  return LEFT.filter((_, place) => places.has(place));
}

export async function createTestStore(
  options: Partial<
    Pick<
      PlatformOptions,
      | 'captcha'
      | 'hookHosts'
      | 'media'
      | 'mercadoPago'
      | 'pixApi'
      | 'privateHosts'
      | 'secretsKey'
      | 'sendMail'
      | 'siteUrl'
    >
  > = {},
  fill: (dataDir: string) => Promise<Filled> = seededDatabase,
): Promise<TestStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-store-'));
  const { database, drop } = await fill(dataDir);
  const { db, patient, engine } = database;
  const clock = { now: TODAY };
  const failures: unknown[] = [];
  const changes = database.follow((error) => failures.push(error));
  // The first look tells that everything may have changed.
  await changes.caughtUp();
  const platform = createPlatform({
    db,
    changes,
    now: () => clock.now,
    siteUrl: SITE_URL,
    appToken: APP_TOKEN,
    sessionSecret: SESSION_SECRET,
    dataDir,
    onError: (error) => failures.push(error),
    onBackgroundError: (error) => failures.push(error),
    ...options,
  });
  return {
    platform,
    db,
    patient,
    changes,
    engine,
    dataDir,
    clock,
    later: (ms) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    failures,
    api: (session) => apiOn(platform.fetch, session),
    visitor: (session) => createVisitor(platform, session),
    async reset() {
      clock.now = TODAY;
      failures.length = 0;
      for (const rows of await leftIn(db)) await sql`delete ${rows}`.execute(db);
    },
    async close() {
      await platform.stop();
      await changes.stop();
      await database.close();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function createVisitor(platform: Platform, session?: string): Visitor {
  const cookies = new Map<string, string>(session === undefined ? [] : [['PHPSESSID', session]]);
  const send = async (request: Request): Promise<Response> => {
    const own = new Request(request);
    own.headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await platform.fetch(own);
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
    return response;
  };
  return {
    api: apiOn(send),
    cookies,
    session: () => cookies.get('PHPSESSID') ?? '',
    fetch: (path, init = {}) => {
      const headers = new Headers(init.headers);
      if (!headers.has('App-Token')) headers.set('App-Token', APP_TOKEN);
      return send(new Request(new URL(path, SITE_URL), { ...init, headers }));
    },
  };
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ');
  const [name = '', value = ''] = pair.split('=');
  if (attributes.includes('Max-Age=0')) cookies.delete(name);
  else cookies.set(name, value);
}

function apiOn(send: (request: Request) => Promise<Response>, session?: string): Api {
  return createApi({
    fetch: (input, init) => send(new Request(input, init)),
    baseUrl: `${SITE_URL}/api`,
    appToken: APP_TOKEN,
    session,
  });
}

/** A database with a shop in it. */
export type Filled = { readonly database: Database; readonly drop: () => Promise<void> };

async function seededDatabase(dataDir: string): Promise<Filled> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL !== undefined) {
    const { url, drop } = await copySeededPostgres(DATABASE_URL, dataDir, TODAY);
    return { database: await openDatabase({ databaseUrl: url }), drop };
  }
  await copySeeded(dataDir, TODAY);
  return { database: await openDatabase({ dataDir }), drop: async () => undefined };
}
