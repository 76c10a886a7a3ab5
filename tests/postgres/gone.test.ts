/** The database goes away for a while and comes back. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { send } from '../server/client.ts';
import { createCustomer } from '../support/customer.ts';
import { createPostgres, givenPostgres, type OwnPostgres } from '../support/postgres.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { createTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';

const dataDir = temporaryDirectory();
/** Milliseconds. */
const AWAY = process.env.FAULTS === 'long' ? 10_000 : 2000;
/** A visitor hears within this time that something is wrong (ms). */
const PATIENCE = 12_000;
let postgres: OwnPostgres;
let proxy: TcpProxy;
let shop: Shop;

beforeAll(async () => {
  postgres = await createPostgres(givenPostgres());
  const url = new URL(postgres.url);
  proxy = await createTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
  url.port = String(proxy.port);
  url.hostname = '127.0.0.1';
  const SESSION_SECRET = 'the same in all processes of this shop';
  shop = await startShop({ dataDir, env: { DATABASE_URL: url.href, SESSION_SECRET } });
}, 120_000);
afterEach(() => proxy.heal());
afterAll(async () => {
  await shop?.stop();
  proxy?.close();
  await postgres?.drop();
  removeDirectory(dataDir);
});

const statusOf = async (path: string): Promise<number> => (await send(`${shop.url}${path}`)).status;
const timed = async (work: () => Promise<number>): Promise<readonly [number, boolean]> => {
  const began = performance.now();
  const status = await work();
  return [status, performance.now() - began < PATIENCE];
};

describe.each(['cut', 'silence'] as const)('a database whose line is %s', (fault) => {
  it('is missed, told and found again, while cached pages are shown', { timeout: 90_000 }, async () => {
    const { call } = createCustomer();
    const fill = async () => {
      const list = await call(shop.url, 'POST', '/front/checkout/zipcode', { cep: '01310100' });
      return list.status;
    };
    expect(await statusOf('/')).toBe(200);
    expect(await statusOf('/health/ready')).toBe(200);
    expect(await fill()).toBe(200);
    proxy[fault]();
    const [home, live, ready, write] = await Promise.all([
      timed(() => statusOf('/')),
      timed(() => statusOf('/health/live')),
      timed(() => statusOf('/health/ready')),
      timed(fill),
      wait(AWAY),
    ]);
    expect({ home, live, ready }).toEqual({ home: [200, true], live: [200, true], ready: [503, true] });
    expect(write).toEqual([expect.toSatisfy((status: number) => status >= 500), true]);
    await proxy.heal();
    await vi.waitUntil(async () => (await statusOf('/health/ready')) === 200, {
      timeout: 15_000,
      interval: 200,
    });
    expect(await fill()).toBe(200);
    expect(shop.process.exitCode).toBe(null);
  });
});

it('a shop whose database is silent still ends within five seconds', async () => {
  proxy.silence();
  const began = performance.now();
  void send(`${shop.url}/?debug=1`).catch(() => undefined);
  expect(await shop.stop()).not.toBe(null);
  expect(shop.output()).not.toMatch(/^Node\.js v/m);
  expect(performance.now() - began).toBeLessThan(5000);
}, 20_000);
