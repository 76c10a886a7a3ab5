/** The database of a running shop becomes another one, which never heard of what was written last. */
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { send } from '../server/client.ts';
import { createCustomer } from '../support/customer.ts';
import {
  createPostgresServers,
  type PostgresServer,
  type PostgresServers,
} from '../support/postgres-server.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { createTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';

/** Milliseconds from the first answer of the other server. */
const SOON = 5000;
const SESSION_SECRET = 'the same in all processes of this shop';
const [KEPT, LOST] = ['Cabo Quartzo Guardado', 'Cabo Ametista Perdido'];

let servers: PostgresServers;
let first: PostgresServer;
let dataDir: string;
let product: { readonly id: number; readonly slug: string; readonly category: string };
let shops: readonly Shop[] = [];
let proxy: TcpProxy | undefined;

beforeEach(async () => {
  servers = await createPostgresServers();
  first = servers.first;
  dataDir = temporaryDirectory();
  shops = [await startShop({ dataDir, env: { DATABASE_URL: first.url, SESSION_SECRET } })];
  product = await asking(first, ({ db }) =>
    db
      .selectFrom('products as p')
      .innerJoin('categories as c', 'c.id', 'p.categoria_id')
      .leftJoin('product_variants as v', 'v.product_id', 'p.id')
      .select(['p.id', 'p.slug', 'c.caminho as category'])
      .where('v.id', 'is', null)
      .where('p.status', '=', 'disponivel')
      .where('p.estoque', '>', 20)
      .orderBy('p.id')
      .executeTakeFirstOrThrow(),
  );
  await rename(first, KEPT);
  await stopShops();
}, 240_000);
afterEach(async () => {
  await stopShops();
  proxy?.close();
  proxy = undefined;
  await servers?.remove();
  removeDirectory(dataDir);
}, 60_000);

async function stopShops(): Promise<void> {
  await Promise.all(shops.map((shop) => shop.stop()));
  shops = [];
}

async function asking<T>(
  { url }: PostgresServer,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ databaseUrl: url });
  return work(database).finally(database.close);
}

/** As the panel would. */
function rename(server: PostgresServer, nome: string): Promise<void> {
  return asking(server, ({ db }) =>
    inTransaction(db, async (trx) => {
      // The most popular product stands first in its listings.
      const popularidade = 1000;
      await trx.updateTable('products').set({ nome, popularidade }).where('id', '=', product.id).execute();
    }),
  );
}

/** Uses up numbers of transactions, more than the other server had. */
function goOn(server: PostgresServer): Promise<void> {
  return asking(server, async ({ db }) => {
    for (let times = 0; times < 500; times += 1) await sql`select pg_current_xact_id()`.execute(db);
  });
}

async function startTwo(databaseUrl: string): Promise<void> {
  const env = { DATABASE_URL: databaseUrl, SESSION_SECRET };
  shops = await Promise.all([1, 2].map(() => startShop({ dataDir, env })));
}

/** What each process calls the product: on its page, in listings, where either name is searched for, and in the API. */
async function shown(): Promise<readonly (readonly string[])[]> {
  return Promise.all(
    shops.map(async ({ url }) => {
      const visit = createCustomer();
      const answers = await Promise.all([
        send(`${url}/${product.slug}`),
        send(`${url}${product.category}`),
        visit.call(url, 'GET', `/front/url/product/detail?url=/${product.slug}`),
        send(`${url}/busca?busca=quartzo`),
        send(`${url}/busca?busca=ametista`),
      ]);
      return answers.map(({ text }) => [KEPT, LOST].filter((name) => text.includes(name)).join(' and '));
    }),
  );
}
const asKept = [1, 2].map(() => [KEPT, KEPT, KEPT, KEPT, '']);
const asLost = [1, 2].map(() => [LOST, LOST, LOST, '', LOST]);

/** Asks on until it is so, or for too long. */
async function soon(expected: unknown): Promise<void> {
  const began = performance.now();
  while (!isDeepStrictEqual(await shown(), expected) && performance.now() - began < SOON) await wait(50);
  expect(await shown()).toEqual(expected);
  expect(performance.now() - began).toBeLessThan(SOON);
}

const ping = (url: string) => send(`${url}/api/v2/front/ping`, { headers: { 'App-Token': 'wapstore' } });
const answers = async (): Promise<void> => {
  await vi.waitUntil(
    async () => (await Promise.all(shops.map(({ url }) => ping(url)))).every(({ status }) => status === 200),
    { timeout: 20_000, interval: 50 },
  );
};

describe('a copy that is put back under a running shop', () => {
  it.each([
    ['as it was', false],
    ['that went on by itself, past the numbers of the lost transactions', true],
  ])('%s is what pages, listings and calls show', { timeout: 120_000 }, async (_, advanced) => {
    await first.stop();
    const kept = await first.copy();
    await first.start();
    await startTwo(first.url);
    await rename(first, LOST);
    await soon(asLost);
    if (advanced) {
      await kept.start();
      await goOn(kept);
      await kept.stop();
    }
    await first.stop();
    // Shown as they were, while nobody answers.
    expect((await send(`${shops[0]?.url}/${product.slug}`)).text).toContain(LOST);
    await first.become(kept);
    await first.start();
    await answers();
    await soon(asKept);
    await rename(first, LOST);
    await soon(asLost);
  });
});

describe('a standby that takes over without the last transactions', () => {
  it.each([
    ['whose primary is cut off', true],
    ['whose primary goes on answering on the connections that are open', false],
  ])('%s is what pages, listings and calls show', { timeout: 120_000 }, async (_, cut) => {
    proxy = await createTcpProxy({ host: '127.0.0.1', port: first.port });
    const standby = await first.follower();
    await startTwo(first.url.replace(`:${first.port}/`, `:${proxy.port}/`));
    await vi.waitUntil(async () => (await nameOn(standby)) === KEPT, { timeout: 20_000 });
    await standby.promote();
    await rename(first, LOST);
    await soon(asLost);
    await goOn(standby);
    proxy.turnTo(standby.port);
    if (cut) await proxy.heal();
    await soon(asKept);
    await rename(standby, LOST);
    await soon(asLost);
  });
});

function nameOn(server: PostgresServer): Promise<string | undefined> {
  return asking(server, async ({ db }) => {
    const row = await db
      .selectFrom('products')
      .select('nome')
      .where('id', '=', product.id)
      .executeTakeFirst();
    return row?.nome;
  });
}
