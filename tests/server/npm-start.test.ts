/** However the npm that started a shop ends, the shop ends too and gives its data back. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePort, removeDirectory, temporaryDirectory } from '../support/shop.ts';
import { send } from './client.ts';

const dataDir = temporaryDirectory();
let shop = 0;
afterEach(() => {
  if (isThere(shop)) process.kill(shop, 'SIGKILL');
});
afterEach(() => removeDirectory(dataDir));

/** `npm start` as the leader of a group of processes, as a shell starts it on a terminal. */
function spawnNpm(port: number): ChildProcess {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'error' };
  return spawn('npm', ['start'], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Resolves when the shop answers. */
async function start(): Promise<{ readonly npm: ChildProcess; readonly ended: Promise<unknown[]> }> {
  const port = await freePort();
  const npm = spawnNpm(port);
  let output = '';
  npm.stdout?.on('data', (chunk) => (output += chunk));
  npm.stderr?.on('data', (chunk) => (output += chunk));
  const ended = once(npm, 'exit');
  const answers = () =>
    send(`http://localhost:${port}/health`).then(
      ({ status }) => status === 200,
      () => false,
    );
  await vi.waitUntil(answers, { timeout: 60_000, interval: 100 }).catch((cause) => {
    throw new Error(output, { cause });
  });
  const [lock = ''] = locks();
  shop = Number(readFileSync(join(dataDir, lock), 'utf8').split(' ', 1)[0]);
  expect(isThere(shop)).toBe(true);
  return { npm, ended };
}

const locks = () =>
  existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name.startsWith('lock.')) : [];

function isThere(pid: number): boolean {
  if (pid === 0) return false;
  try {
    // A process that nobody waits for stays as a zombie.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** The shop of an npm once it has begun again with bounds on its memory, long before it serves; 0 until then. */
function beginning({ pid }: ChildProcess): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    const isBounded = (child: string) =>
      readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('--max-semi-space-size');
    return Number(children.filter(Boolean).find(isBounded) ?? 0);
  } catch {
    // One of them has ended meanwhile.
    return 0;
  }
}

const isOver = () => !isThere(shop) && locks().length === 0;

describe('a shop that npm started', { timeout: 90_000 }, () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('has ended in order when npm ends after %s', async (signal) => {
    const { npm, ended } = await start();
    npm.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(isOver()).toBe(true);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends in order when %s comes from the terminal and from npm at once',
    async (signal) => {
      const { npm, ended } = await start();
      process.kill(-(npm.pid ?? 0), signal);
      expect(await ended).toEqual([0, null]);
      expect(isOver()).toBe(true);
    },
  );

  it('ends when its terminal is closed', async () => {
    const { npm } = await start();
    process.kill(-(npm.pid ?? 0), 'SIGHUP');
    await vi.waitUntil(isOver, { timeout: 30_000 });
  });

  it.each(['SIGHUP', 'SIGKILL'] as const)('ends after npm alone had %s', async (signal) => {
    const { npm } = await start();
    npm.kill(signal);
    await vi.waitUntil(isOver, { timeout: 30_000 });
  });

  it('ends when npm was killed while it began', async () => {
    const npm = spawnNpm(await freePort());
    shop = await vi.waitUntil(() => beginning(npm), { timeout: 20_000, interval: 5 });
    npm.kill('SIGKILL');
    await vi.waitUntil(isOver, { timeout: 20_000 });
  });
});
