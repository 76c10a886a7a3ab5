/** The database behind two processes becomes another one, which never heard of what was written last. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { migrate } from '#lib/platform/migrations/migrate.ts';
import { createFollower, type Follower, soon } from '../support/follower.ts';
import {
  createPostgresServers,
  type PostgresServer,
  type PostgresServers,
} from '../support/postgres-server.ts';
import { createTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';

/** Milliseconds from the first answer of the other server. */
const SOON = 5000;
const FAST = { timeout: SOON, interval: 5 };

let servers: PostgresServers;
let first: PostgresServer;
let followers: readonly Follower[] = [];
let proxy: TcpProxy | undefined;

beforeEach(async () => {
  servers = await createPostgresServers();
  first = servers.first;
  await on(first, async ({ patient }) => void (await migrate(patient)));
  await on(first, ({ db }) =>
    sql`insert into settings (chave, valor) values ('price', '"kept"'), ('other', '1')`.execute(db),
  );
}, 120_000);
afterEach(async () => {
  await Promise.all(followers.map((follower) => follower.close()));
  followers = [];
  proxy?.close();
  proxy = undefined;
  await servers?.remove();
}, 60_000);

async function on<T>(
  { url }: PostgresServer,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ databaseUrl: url });
  return work(database).finally(database.close);
}

const set = (server: PostgresServer, text: string) =>
  on(server, ({ db }) =>
    sql`update settings set valor = to_jsonb(${text}::text) where chave = 'price'`.execute(db),
  );

/** Uses up numbers of transactions. */
const goOn = (server: PostgresServer, times: number) =>
  on(server, async ({ db }) => {
    for (let turn = 0; turn < times; turn += 1) await sql`select pg_current_xact_id()`.execute(db);
  });

async function follow(url: string): Promise<void> {
  followers = await Promise.all([createFollower(url), createFollower(url)]);
}
const shown = () => Promise.all(followers.map(({ setting }) => setting('price')));
const kept = () => Promise.all(followers.map(({ setting }) => setting('other')));
/** It is shown, and shown from memory from then on. */
async function remembered(text: string): Promise<void> {
  await soon(SOON, shown, as(text));
  await Promise.all(followers.map(({ changes }) => changes.caughtUp()));
  await shown();
  expect(followers.map(({ memory }) => memory.peek('price')?.value)).toEqual(as(text));
}
const as = (text: string) => [`"${text}"`, `"${text}"`];

describe('a copy that is put back under running processes', () => {
  it.each([
    ['as it was two hundred transactions before', false],
    ['that went on by itself, past the numbers of the lost transactions', true],
  ])('%s is what they show', { timeout: 60_000 }, async (_, advanced) => {
    await first.stop();
    const copy = await first.copy();
    await first.start();
    await follow(first.url);
    await soon(SOON, shown, as('kept'));
    await goOn(first, 200);
    await set(first, 'lost');
    await remembered('lost');
    if (advanced) {
      await copy.start();
      await goOn(copy, 500);
      await copy.stop();
    }
    await first.stop();
    // While nobody answers nothing that is kept may be given as new.
    await vi.waitUntil(() => followers.every(({ changes }) => !changes.isCurrent()), FAST);
    expect(followers.map(({ memory }) => memory.peek('price'))).toEqual([undefined, undefined]);
    await first.become(copy);
    await first.start();
    // Nobody asks meanwhile, as what is asked for is read again then.
    await vi.waitUntil(() => followers.every(({ changes }) => changes.isCurrent()), FAST);
    expect(await shown()).toEqual(as('kept'));
    await kept();
    await set(first, 'again');
    await soon(SOON, shown, as('again'));
    expect(await kept()).toEqual(['1', '1']);
  });
});

describe('a standby that takes over without the last transactions', () => {
  it.each([
    ['whose primary is cut off', true],
    ['whose primary goes on answering on the connections that are open', false],
  ])('%s is what they show', { timeout: 60_000 }, async (_, cut) => {
    proxy = await createTcpProxy({ host: '127.0.0.1', port: first.port });
    const standby = await first.follower();
    await follow(first.url.replace(`:${first.port}/`, `:${proxy.port}/`));
    await soon(SOON, shown, as('kept'));
    await standby.promote();
    await set(first, 'lost');
    await remembered('lost');
    await goOn(standby, 500);
    proxy.turnTo(standby.port);
    if (cut) {
      await proxy.heal();
      await vi.waitUntil(() => followers.every(({ changes }) => !changes.isCurrent()), FAST);
      await vi.waitUntil(() => followers.every(({ changes }) => changes.isCurrent()), FAST);
      expect(await shown()).toEqual(as('kept'));
    } else {
      await soon(SOON, shown, as('kept'));
    }
    await set(standby, 'again');
    await soon(SOON, shown, as('again'));
  });
});
