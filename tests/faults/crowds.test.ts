/** Whoever opens more connections than a shop has keeps nobody else out. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seededDirectory } from '../support/seeded.ts';
import {
  removeDirectory,
  type Shop,
  type ShopOptions,
  startShop,
  temporaryDirectory,
} from '../support/shop.ts';

const CROWD = 4100;
const ATTACKER = '127.0.0.1';
const VISITOR = '127.0.0.2';

const folders: string[] = [];
const shops: Shop[] = [];
const crowds: ChildProcess[] = [];
/** Ended in the turn they were begun the other way round: a hosted shop before its platform. */
async function begin(options: ShopOptions): Promise<Shop> {
  folders.push(options.dataDir);
  const shop = await startShop(options);
  shops.unshift(shop);
  return shop;
}
afterEach(async () => {
  for (const crowd of crowds.splice(0)) {
    crowd.kill('SIGKILL');
    await once(crowd, 'exit');
  }
});
afterAll(async () => {
  for (const shop of shops) await shop.stop();
  for (const folder of folders) removeDirectory(folder);
});

let embedded: Shop;
let clustered: Shop;
let small: Shop;
let proxied: Shop;
beforeAll(async () => {
  const env = { LOG_LEVEL: 'warn' };
  embedded = await begin({ dataDir: await seededDirectory(), env });
  // Of several processes, but without a PostgreSQL.
  const hosted = { ...env, PLATFORM_URL: embedded.url };
  clustered = await begin({ dataDir: temporaryDirectory(), env: { ...hosted, CLUSTER: '2' } });
  const CONNECTIONS_PER_ADDRESS = '10';
  small = await begin({ dataDir: temporaryDirectory(), env: { ...hosted, CONNECTIONS_PER_ADDRESS } });
  proxied = await begin({
    dataDir: temporaryDirectory(),
    env: { ...hosted, CONNECTIONS_PER_ADDRESS, TRUST_PROXY: `127.0.0.0/8` },
  });
}, 300_000);

/** Milliseconds that a page took on a connection of its own. @throws Error when it did not come. */
function visit(shop: Shop, localAddress: string): Promise<number> {
  const began = performance.now();
  const { port } = new URL(shop.url);
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: '/', localAddress, agent: false }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - began);
        else reject(new Error(`answered ${answer.statusCode}`));
      });
    });
    asked.setTimeout(10_000, () => asked.destroy(new Error('no answer in ten seconds')));
    asked.once('error', reject).end();
  });
}

/** All of them at most so long, but for one in twenty. */
async function slowest(shop: Shop, visits: number, localAddress = VISITOR): Promise<number> {
  const times: number[] = [];
  const next = async (): Promise<void> => {
    while (times.length < visits) times.push(await visit(shop, localAddress));
  };
  await Promise.all([next(), next(), next()]);
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

async function crowd(shop: Shop): Promise<void> {
  const { port } = new URL(shop.url);
  const child = spawn(process.execPath, ['tests/support/crowd.ts', port, ATTACKER, String(CROWD)]);
  crowds.push(child);
  const [said] = await once(child.stdout, 'data');
  expect(String(said).trim()).toBe('open');
}

function open(shop: Shop, bytes = '', localAddress = ATTACKER): Promise<Socket> {
  const { port } = new URL(shop.url);
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress }, () => {
      if (bytes !== '') socket.write(bytes);
      resolve(socket.resume());
    });
    socket.once('error', reject);
    socket.once('connect', () => socket.off('error', reject).on('error', () => undefined));
  });
}

describe.each([
  ['one process', () => embedded],
  ['several processes', () => clustered],
])('4,100 connections of one address to a shop of %s', (_title, shop) => {
  it('leave every page to others, as fast as before, and pages to those behind the same address', async () => {
    await visit(shop(), VISITOR);
    const calm = await slowest(shop(), 100);
    await crowd(shop());
    expect(await slowest(shop(), 300)).toBeLessThan(Math.max(50, 5 * calm));
    await slowest(shop(), 30, ATTACKER);
  }, 120_000);
});

describe('a connection', () => {
  it.each([
    ['says nothing', ''],
    ['does not end its head', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ])(
    'that %s is closed within fifteen seconds',
    async (_title, bytes) => {
      const began = performance.now();
      const sockets = await Promise.all(Array.from({ length: 20 }, () => open(embedded, bytes)));
      await Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')));
      expect(performance.now() - began).toBeLessThan(15_000);
    },
    60_000,
  );
});

describe('the most connections of one address', () => {
  const BODY = `POST /comprar HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n`;
  /** With a body to come, each is at work when it is told to send it. */
  const several = async (shop: Shop, count: number, bytes = ''): Promise<readonly Socket[]> => {
    const sockets: Socket[] = [];
    while (sockets.length < count) {
      const socket = await open(shop, bytes);
      if (bytes !== '') await once(socket, 'data');
      sockets.push(socket);
    }
    return sockets;
  };
  const closed = (sockets: readonly Socket[]): number => sockets.filter((socket) => socket.closed).length;
  const end = (sockets: readonly Socket[]): void => {
    for (const socket of sockets) socket.destroy();
  };

  it('are ten where it says so: one more takes the place of the oldest that waits', async () => {
    const sockets = await several(small, 10);
    await visit(small, VISITOR);
    expect(closed(sockets)).toBe(0);
    const [oldest] = sockets;
    // Its end and the answer come by different connections, in either order.
    const gone = oldest && once(oldest, 'close');
    await visit(small, ATTACKER);
    await gone;
    expect(sockets.map((socket) => socket.closed)).toEqual([true, ...Array(9).fill(false)]);
    end(sockets);
  });

  it('that are all at work leave no place for one more, and all places to others', async () => {
    const sockets = await several(small, 10, BODY);
    await expect(visit(small, ATTACKER)).rejects.toThrow();
    await visit(small, VISITOR);
    expect(closed(sockets)).toBe(0);
    end(sockets);
    await vi.waitUntil(() => visit(small, ATTACKER).catch(() => false), { timeout: 10_000 });
    expect(small.output()).toContain('an address has as many connections as it may');
    expect(small.output()).not.toContain(ATTACKER);
  });

  it('do not count those of a proxy', async () => {
    const sockets = [...(await several(proxied, 20)), ...(await several(proxied, 20, BODY))];
    await visit(proxied, ATTACKER);
    expect(closed(sockets)).toBe(0);
    end(sockets);
  });
});
