/** A disk without room, or that may not be written: said at the start, survived by a shop that runs. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { type Answer, send } from '../server/client.ts';
import { type Customer, createCustomer } from '../support/customer.ts';
import { plainProduct } from '../support/plain-product.ts';
import { copySeeded } from '../support/seeded.ts';
import { freePort, removeDirectory, startShop, temporaryDirectory } from '../support/shop.ts';

const mounts: string[] = [];
const directories: string[] = [];
/** Where nobody may mount a disk, the limit on the size of files of a process stands in for a full one at starts. */
const canMount = ((): boolean => {
  const directory = temporaryDirectory();
  directories.push(directory);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', directory]).status === 0;
  if (mounted) spawnSync('umount', ['-l', directory]);
  return mounted;
})();
afterEach(() => {
  for (const directory of mounts.splice(0)) spawnSync('umount', ['-l', directory]);
});
afterAll(() => directories.forEach(removeDirectory));

/** A directory, on a disk of its own where that is possible. */
function disk(size: string): string {
  const directory = temporaryDirectory();
  directories.push(directory);
  if (canMount) {
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'none', directory]).status).toBe(0);
    mounts.push(directory);
  }
  return directory;
}

/** Takes all the room that is left. */
function fill(directory: string): void {
  const file = openSync(join(directory, 'filling'), 'w');
  try {
    for (const size of [1_048_576, 4096, 1]) {
      try {
        for (;;) writeSync(file, Buffer.alloc(size));
      } catch (error) {
        expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
      }
    }
  } finally {
    closeSync(file);
  }
}

/** @param kilobytes The largest file the process may write. */
async function startAndEnd(dataDir: string, kilobytes?: number) {
  const limit = kilobytes === undefined ? '' : `ulimit -f ${kilobytes}; `;
  const child = spawn('bash', ['-c', `${limit}exec "${process.execPath}" src/lib/server/start.mjs`], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      LOG_LEVEL: 'silent',
      SEED: 'none',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}

function expectSaid({ code, output }: Awaited<ReturnType<typeof startAndEnd>>, reason: RegExp): void {
  expect([code, output]).toEqual([1, expect.stringMatching(reason)]);
  expect(output).not.toMatch(/^ {4}at /m);
  expect(output).not.toContain('[object');
}

describe('a start', { timeout: 120_000 }, () => {
  it('on a directory that nobody may write says so', async () => {
    // Not even root makes a directory there.
    expectSaid(await startAndEnd('/sys/vitrine'), /DATA_DIR cannot be used: E/);
    if (!canMount) return;
    const directory = disk('64k');
    mkdirSync(join(directory, 'data'));
    expect(spawnSync('mount', ['-o', 'remount,ro', directory]).status).toBe(0);
    expectSaid(await startAndEnd(join(directory, 'data')), /DATA_DIR cannot be used: EROFS/);
  });

  it('on a full disk says so, and a later one with room finds nothing half made', async () => {
    const directory = disk('16m');
    const dataDir = join(directory, 'data');
    const [reason, limit] = canMount ? [/only \d+ MB are free/, undefined] : [/could not be opened/, 4000];
    expectSaid(await startAndEnd(dataDir, limit), reason);
    expect(existsSync(join(dataDir, 'db'))).toBe(false);
    if (!canMount) return;
    fill(directory);
    expectSaid(await startAndEnd(join(directory, 'other')), /ENOSPC/);
  });
});

// No limit on files stands in for it here: a write that fails by one keeps the embedded database busy for ever.
it.runIf(canMount)(
  'a shop on a disk that fills up refuses what it cannot keep, shows its pages, and goes on once there is room',
  async () => {
    const directory = disk('110m');
    const dataDir = join(directory, 'data');
    mkdirSync(dataDir);
    await copySeeded(dataDir);
    const product = await plainProductIn(dataDir);
    const shop = await startShop({ dataDir, env: { LOG_LEVEL: 'silent' } });
    const add = ({ call }: Customer) =>
      call(shop.url, 'POST', '/front/checkout/cart', {
        tipo: 'produto',
        itens: [{ idProduto: product, idAtributoSimples: 0, quantidade: 1 }],
      });
    const unitsOf = async ({ call }: Customer): Promise<number> =>
      JSON.parse((await call(shop.url, 'GET', '/front/checkout/cart')).text).quantidadeTotal;
    try {
      for (const _ of ['rendered', 'kept']) expect((await send(`${shop.url}/`)).status).toBe(200);
      const regular = createCustomer();
      expect((await add(regular)).status).toBe(200);
      fill(directory);

      const { served, refused } = await serveUntilRefused(add);
      expect(refused.status).toBe(503);
      expect(JSON.parse(refused.text)).toEqual({ error: expect.stringMatching(/\S.{20}/) });
      expect((await send(`${shop.url}/`)).headers['x-cache']).toBe('HIT');
      expect((await send(`${shop.url}/health/live`)).status).toBe(200);

      rmSync(join(directory, 'filling'));
      for (const customer of [regular, ...served]) expect(await unitsOf(customer)).toBe(1);
      expect((await add(regular)).status).toBe(200);
      expect(await unitsOf(regular)).toBe(2);
      expect((await send(`${shop.url}/health/ready`)).status).toBe(200);
    } finally {
      expect(await shop.stop()).toBe(0);
    }
  },
  240_000,
);

/** One new customer after the other, each of whom needs room of their own. */
async function serveUntilRefused(add: (customer: Customer) => Promise<Answer>) {
  const served: Customer[] = [];
  for (;;) {
    const customer = createCustomer();
    const answer = await add(customer);
    if (answer.status !== 200) return { served, refused: answer };
    served.push(customer);
    if (served.length > 2000) throw new Error('the disk is not full');
  }
}

async function plainProductIn(dataDir: string): Promise<number> {
  const { db, checkpoint, close } = await openDatabase({ dataDir });
  const id = await plainProduct({ db });
  await checkpoint();
  await close();
  return id;
}
