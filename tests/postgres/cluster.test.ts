/** `CLUSTER=3 npm start`: one port, three processes that answer. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { send } from '../server/client.ts';
import { givenPostgres, type OwnPostgres } from '../support/postgres.ts';
import { copySeededPostgres } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';

const dataDir = temporaryDirectory();
const METRICS_TOKEN = 'only-for-the-monitor';
let postgres: OwnPostgres;
let shop: Shop;

beforeAll(async () => {
  postgres = await copySeededPostgres(givenPostgres(), dataDir, new Date());
  const SESSION_SECRET = 'the same in all processes of this shop';
  const env = { DATABASE_URL: postgres.url, SESSION_SECRET, CLUSTER: '3', METRICS_TOKEN };
  shop = await startShop({ dataDir, env });
  await threeServe();
}, 120_000);
afterAll(async () => {
  await shop?.stop();
  await postgres?.drop();
  removeDirectory(dataDir);
});

const workers = (): readonly number[] => {
  const children = readFileSync(`/proc/${shop.pid}/task/${shop.pid}/children`, 'utf8');
  return children.trim().split(/\s+/).filter(Boolean).map(Number);
};
const metric = async (name: string): Promise<number | undefined> => {
  const { text } = await send(`${shop.url}/metrics`, {
    headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
  });
  return text
    .split('\n')
    .filter((line) => line.startsWith(name))
    .map((line) => Number(line.split(' ').at(-1)))
    .reduce<number | undefined>((sum, value) => (sum ?? 0) + value, undefined);
};
const threeServe = () =>
  vi.waitUntil(async () => (await metric('shop_processes')) === 3, { timeout: 60_000, interval: 200 });
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('three processes on one port', () => {
  it('are started by one, which says so once', () => {
    expect(workers()).toHaveLength(3);
    expect(shop.output().match(/Vitrine em/g)).toHaveLength(1);
  });

  it('tell their numbers as one, whichever is asked, and keep one access log', async () => {
    const before = (await metric('http_requests_total{kind="page"')) ?? 0;
    const paths = Array.from({ length: 30 }, (_, index) => `/nada-aqui-${index}`);
    await Promise.all(paths.map((path) => send(`${shop.url}${path}`)));
    await vi.waitUntil(async () => ((await metric('http_requests_total{kind="page"')) ?? 0) >= before + 30, {
      timeout: 5000,
    });
    expect(await metric('http_requests_total{kind="page"')).toBe(before + 30);
    const logs = join(dataDir, 'logs');
    const logged = (): readonly string[] =>
      readdirSync(logs)
        .flatMap((name) => readFileSync(join(logs, name), 'utf8').split('\n').filter(Boolean))
        .map((line) => JSON.parse(line).path)
        .filter((path) => path.startsWith('/nada-aqui-'))
        .toSorted();
    await vi.waitUntil(() => logged().length >= 30, { timeout: 20_000 });
    expect(logged()).toEqual(paths.toSorted());
  });

  it('are three again when one was killed, and nobody waits for that', async () => {
    const before = workers();
    process.kill(before[0] as number, 'SIGKILL');
    await vi.waitUntil(() => !isAlive(before[0] as number), { timeout: 10_000 });
    for (let asked = 0; asked < 20; asked += 1) expect((await send(`${shop.url}/`)).status).toBe(200);
    await threeServe();
    expect(workers()).toHaveLength(3);
    expect(workers()).not.toContain(before[0]);
    expect(shop.output()).toContain('is started again');
  });

  it('end within five seconds, code 0, without losing a request in flight', async () => {
    const pids = workers();
    let stopping = false;
    const answered: number[] = [];
    const failed: unknown[] = [];
    /** One after the other; what is asked after the signal may find nobody. */
    const visitor = async (number: number): Promise<void> => {
      for (let visit = 0; !stopping; visit += 1) {
        const sent = send(`${shop.url}/?debug=${number}-${visit}`);
        await sent.then(
          ({ status }) => answered.push(status),
          (error: unknown) => failed.push(error),
        );
      }
    };
    const visitors = Array.from({ length: 8 }, (_, number) => visitor(number));
    await vi.waitUntil(() => answered.length > 20, { timeout: 20_000 });
    const began = performance.now();
    stopping = true;
    // A supervisor tells every process of the group.
    for (const pid of pids) process.kill(pid, 'SIGTERM');
    expect(await shop.stop()).toBe(0);
    expect(performance.now() - began).toBeLessThan(5000);
    await Promise.all(visitors);
    expect([failed, answered.filter((status) => status !== 200)]).toEqual([[], []]);
    expect(pids.filter(isAlive)).toEqual([]);
  });
});
