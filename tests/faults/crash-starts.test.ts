/** `kill -9` at random moments of a first start and of those that follow: the next one brings to its end what they began. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { PRODUCTS } from '#artwork/demo/catalog.ts';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { freePort, removeDirectory, startShop, temporaryDirectory } from '../support/shop.ts';
import { patience, rounds, tell } from './rounds.ts';

const directories: string[] = [];
const directory = (): string => {
  const made = temporaryDirectory();
  directories.push(made);
  return made;
};
afterAll(() => directories.forEach(removeDirectory));

// Each costs most of a first start, which is many times one that follows.
const starts = Math.min(rounds(4, 40), 100);
it(
  `${starts} kills in migration, seed and start leave what the next start brings to its end`,
  async () => {
    const port = await freePort();
    let dataDir = directory();
    // How long an undisturbed one takes here and today, from nothing to the first answer.
    const whole = await startAndCheck(directory(), port);
    let slowest = 0;
    for (let round = 1; round <= starts; round += 1) {
      const child = spawn(process.execPath, ['src/lib/server/start.mjs'], {
        env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' },
        stdio: 'ignore',
      });
      const closed = once(child, 'close');
      await wait(100 + Math.random() * whole);
      child.kill('SIGKILL');
      await closed;
      // Several kills meet the same data, until a start may finish it.
      if (round % 4 > 0 && round < starts) continue;
      slowest = Math.max(slowest, await startAndCheck(dataDir, port));
      removeDirectory(dataDir);
      dataDir = directory();
    }
    tell(
      `${starts} kills in starts; slowest start after them ${Math.round(slowest)} ms, undisturbed ${Math.round(whole)} ms`,
    );
  },
  patience(starts, 30_000),
);

/** @returns Milliseconds until it answered. */
async function startAndCheck(dataDir: string, port: number): Promise<number> {
  const shop = await startShop({ dataDir, port });
  expect(await shop.stop()).toBe(0);
  const { db, close } = await openDatabase({ dataDir });
  const { rows } = await sql<{ products: number; seeds: number; twice: number }>`
    select (select count(*)::int from products) as products, (select count(*)::int from seeds) as seeds,
      (select count(*)::int - count(distinct name)::int from kysely_migration) as twice`.execute(db);
  await close();
  expect(rows).toEqual([{ products: PRODUCTS.length, seeds: 1, twice: 0 }]);
  return shop.startedIn;
}
