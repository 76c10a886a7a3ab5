/** A power cut at random moments: the embedded database opens again, with everything that had to last. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#lib/platform/kernel/database/database.ts';
import { installLossyDisk, type LossyDisk } from '../support/lossy-disk.ts';
import { removeDirectory, temporaryDirectory } from '../support/shop.ts';
import { patience, rounds, tell } from './rounds.ts';

const ROWS = 4000;
const [dataDir, after] = [temporaryDirectory(), temporaryDirectory()];
let database: Database;
let disk: LossyDisk;

beforeAll(async () => {
  database = await openDatabase({ dataDir });
  await run(`create table kept (id integer primary key)`);
  await run(`create table filler (id integer primary key, text text not null)`);
  // Its name says that the newest of it may be lost.
  await run(`create table throttles (id integer primary key)`);
  await run(`insert into filler select i, repeat('x', 1500) from generate_series(1, ${ROWS}) i`);
  await database.checkpoint();
  disk = await installLossyDisk();
});
afterAll(async () => {
  disk.remove();
  await database.close();
  removeDirectory(dataDir);
  removeDirectory(after);
});

const run = (statement: string) => sql.raw(statement).execute(database.db);

/** Ids of both tables on the disk that a cut leaves. */
async function afterCut(survives: () => boolean): Promise<{ kept: number; throttles: number }> {
  rmSync(join(after, 'db'), { recursive: true, force: true });
  disk.cut(join(dataDir, 'db'), join(after, 'db'), survives);
  const left = await openDatabase({ dataDir: after });
  try {
    const { rows } = await sql<{ kept: number; throttles: number; filler: number }>`
      select (select count(*)::integer from kept) as kept, (select count(*)::integer from throttles) as throttles,
        (select count(*)::integer from filler where length(text) = 1500) as filler`.execute(left.db);
    const [{ filler, ...counts } = { filler: 0, kept: 0, throttles: 0 }] = rows;
    expect(filler).toBe(ROWS);
    return counts;
  } finally {
    await left.close();
  }
}

it('takes back what may be lost for a moment, and nothing that had to last', async () => {
  await run('insert into kept values (1)');
  await run('insert into throttles values (1)');
  expect(await afterCut(() => false)).toEqual({ kept: 1, throttles: 0 });
  await wait(1000);
  expect(await afterCut(() => false)).toEqual({ kept: 1, throttles: 1 });
  // What must last takes along what was written before it.
  await run('insert into throttles values (2)');
  await run('insert into kept values (2)');
  expect(await afterCut(() => false)).toEqual({ kept: 2, throttles: 2 });
});

it('keeps a transaction that writes both kinds', async () => {
  await database.db.transaction().execute(async (trx) => {
    await sql`insert into throttles values (3)`.execute(trx);
    await sql`insert into kept values (3)`.execute(trx);
  });
  expect(await afterCut(() => false)).toEqual({ kept: 3, throttles: 3 });
});

const count = rounds(3, 60);
it(
  `opens after ${count} cuts that lose some of what was not synced, checkpoints and full buffers among it`,
  async () => {
    let [kept, throttles, sectors] = [3, 3, 0];
    for (let round = 0; round < count; round++) {
      const writes = 1 + Math.floor(Math.random() * 30);
      for (let write = 0; write < writes; write++) {
        const kind = Math.random();
        if (kind < 0.3) await run(`insert into throttles values (${++throttles})`);
        else if (kind < 0.75) await run(`insert into kept values (${++kept})`);
        // More than the buffers hold: pages reach the files before a checkpoint.
        else if (kind < 0.9) await run(`update filler set text = repeat('${'abcdef'[round % 6]}', 1500)`);
        else await database.checkpoint();
      }
      const share = [0, 0.5, 0.9][round % 3] ?? 0;
      sectors += disk.atRisk();
      expect((await afterCut(() => Math.random() < share)).kept).toBe(kept);
    }
    expect(sectors).toBeGreaterThan(0);
    tell(`${count} power cuts kept ${kept} of ${kept} rows; ${sectors} sectors were at risk`);
  },
  patience(count, 60_000),
);
