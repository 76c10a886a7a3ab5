/** However the npm that started a shop ends, the shop ends too and gives its data back. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePort, removeDirectory, temporaryDirectory } from '../support/shop.ts';
import { send } from './client.ts';

const dataDir = temporaryDirectory();
let npm: ChildProcess | undefined;
let shop = 0;
afterEach(() => {
  if (isThere(shop)) process.kill(shop, 'SIGKILL');
});
afterEach(() => removeDirectory(dataDir));

/** `npm start` as the leader of a group of processes, as a shell starts it on a terminal. */
async function start(): Promise<{ readonly npm: ChildProcess; readonly ended: Promise<unknown[]> }> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'error' };
  npm = spawn('npm', ['start'], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
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

const locks = () => readdirSync(dataDir).filter((name) => name.startsWith('lock.'));

function isThere(pid: number): boolean {
  if (pid === 0) return false;
  try {
    // A process that nobody waits for stays as a zombie.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
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
    await vi.waitUntil(isOver, { timeout: 8_000 });
  });

  it.each(['SIGHUP', 'SIGKILL'] as const)('ends after npm alone had %s', async (signal) => {
    const { npm } = await start();
    npm.kill(signal);
    await vi.waitUntil(isOver, { timeout: 8_000 });
  });
});
