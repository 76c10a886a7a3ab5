/** The database goes away for a while and comes back. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { send } from '../server/client.ts';
import { createCustomer } from '../support/customer.ts';
import { givenPostgres, type OwnPostgres } from '../support/postgres.ts';
import { copySeededPostgres } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { createTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';

const dataDir = temporaryDirectory();
/** Milliseconds. */
const AWAY = process.env.FAULTS === 'long' ? 10_000 : 2000;
/** A visitor hears within this time that something is wrong (ms). */
const PATIENCE = 12_000;
const PATIENTLY = { timeout: 15_000, interval: 50 };
let postgres: OwnPostgres;
let proxy: TcpProxy;
let shop: Shop;

beforeAll(async () => {
  postgres = await copySeededPostgres(givenPostgres(), dataDir, new Date());
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
/** Whether visitors may be sent there, and whether what they send is kept. */
const readiness = async () => {
  const [ready, write] = await Promise.all([
    send(`${shop.url}/health/ready`),
    send(`${shop.url}/health/write`),
  ]);
  return { ready: ready.status, writes: ready.headers['x-writes'] ?? 'yes', write: write.status };
};
const WELL = { ready: 200, writes: 'yes', write: 200 };
const READING = { ready: 200, writes: 'no', write: 503 };
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
    await vi.waitFor(async () => expect(await readiness()).toEqual(WELL), PATIENTLY);
    expect(await fill()).toBe(200);
    proxy[fault]();
    const [home, live, write] = await Promise.all([
      timed(() => statusOf('/')),
      timed(() => statusOf('/health/live')),
      timed(fill),
      wait(AWAY),
    ]);
    expect({ home, live, write }).toEqual({ home: [200, true], live: [200, true], write: [503, true] });
    await vi.waitFor(async () => expect(await readiness()).toEqual(READING), PATIENTLY);
    expect(await statusOf('/')).toBe(200);
    await proxy.heal();
    await vi.waitFor(async () => expect(await readiness()).toEqual(WELL), PATIENTLY);
    expect(await fill()).toBe(200);
    expect(shop.process.exitCode).toBe(null);
  });
});

it('each of a crowd is told within the same time that the database is silent', {
  timeout: 60_000,
}, async () => {
  const crowd = Array.from({ length: 24 }, () => createCustomer());
  const fill = async ({ call }: (typeof crowd)[number]) =>
    (await call(shop.url, 'POST', '/front/checkout/zipcode', { cep: '01310100' })).status;
  expect(new Set(await Promise.all(crowd.map(fill)))).toEqual(new Set([200]));
  proxy.silence();
  const answers = await Promise.all(crowd.map((customer) => timed(() => fill(customer))));
  expect(answers).toEqual(crowd.map(() => [503, true]));
  await proxy.heal();
  await vi.waitFor(async () => expect(await readiness()).toEqual(WELL), PATIENTLY);
});

it('a shop whose database is silent still ends within five seconds', async () => {
  proxy.silence();
  const began = performance.now();
  void send(`${shop.url}/?debug=1`).catch(() => undefined);
  expect(await shop.stop()).not.toBe(null);
  expect(shop.output()).not.toMatch(/^Node\.js v/m);
  expect(performance.now() - began).toBeLessThan(5000);
}, 20_000);
