/** Many starts on one data directory at the same moment: one has it, the others say who. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { send } from '../server/client.ts';
import { copySeeded } from '../support/seeded.ts';
import { freePort, removeDirectory, temporaryDirectory } from '../support/shop.ts';
import { patience, rounds } from './rounds.ts';

const dataDir = temporaryDirectory();
afterAll(() => removeDirectory(dataDir));

async function start() {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/lib/server/start.mjs'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error', ACCESS_LOG: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return { child, url: `http://localhost:${port}`, output: () => output, closed: once(child, 'close') };
}

const count = rounds(6, 20);
it(
  `of ${count} simultaneous starts one wins, and the others name its process and end`,
  async () => {
    await copySeeded(dataDir);
    // Of a process that died long ago; pids end at 4,194,304.
    writeFileSync(join(dataDir, 'lock.7'), '4194305 1\n');
    const starts = await Promise.all(Array.from({ length: count }, start));
    const living = () => starts.filter(({ child }) => child.exitCode === null);
    try {
      await vi.waitUntil(() => living().length <= 1, { timeout: 60_000 + count * 5000, interval: 100 });
      const [winner] = living();
      expect(winner, starts.map(({ output }) => output()).join('\n')).toBeDefined();
      const losers = starts.filter((one) => one !== winner);
      await Promise.all(losers.map(({ closed }) => closed));
      for (const { child, output } of losers) {
        expect(child.exitCode).toBe(1);
        expect(output().trim()).toBe(
          `${dataDir} is in use by the process with pid ${winner?.child.pid}; stop it or choose another DATA_DIR`,
        );
      }
      const answers = async (): Promise<boolean> =>
        send(`${winner?.url}/health`).then(
          ({ status }) => status === 200,
          () => false,
        );
      await vi.waitUntil(answers, { timeout: 120_000, interval: 200 });
      winner?.child.kill('SIGTERM');
      expect(await winner?.closed).toEqual([0, null]);
    } finally {
      for (const { child } of living()) child.kill('SIGKILL');
    }
  },
  180_000 + patience(count, 6000),
);
