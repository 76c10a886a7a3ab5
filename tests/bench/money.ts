/**
 * Random schedules of payments on both engines, a part of them in shops that are killed. Ends with 1 where anything did not hold.
 * Usage: `npm run bench:money`. `RUNS` and `KILLS` say how many for each engine, `SEED` plays a run again, and `MONEY_PATH`
 * beside it the one schedule whose path a failure names. PostgreSQL is that of `DATABASE_URL`, or one of its own.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { startPostgres } from '../runner/own-postgres.ts';
import { type Environment, start } from '../runner/start.ts';

const { RUNS = '1000', KILLS = '100', SEED = String(Date.now() % 2 ** 31) } = process.env;
// To the shop the word means something else.
delete process.env.SEED;
const DATABASE_URL = process.env.DATABASE_URL ?? (await startPostgres());
if (DATABASE_URL === undefined) throw new Error('install PostgreSQL, or set DATABASE_URL');

type Part = { readonly name: string; readonly file: string; readonly env: Environment };
const seeded = { MONEY_SEED: SEED, MONEY_RUNS: RUNS, MONEY_KILLS: KILLS };
const embedded = { ...seeded, DATABASE_URL: undefined };
const served = { ...seeded, DATABASE_URL };
const PARTS: readonly Part[] = [
  { name: `PGlite, ${RUNS} schedules`, file: 'contract/payments/schedules.test', env: embedded },
  { name: `PostgreSQL, ${RUNS} schedules`, file: 'contract/payments/schedules.test', env: served },
  { name: `PGlite, ${KILLS} killed shops`, file: 'faults/money.test', env: embedded },
  { name: `PostgreSQL, ${KILLS} killed shops`, file: 'postgres/money-kills.test', env: served },
  { name: 'PostgreSQL, a lock that is dropped', file: 'postgres/dropped-lock.test', env: served },
];

console.log(`SEED=${SEED} npm run bench:money plays it again`);
const waiting = PARTS.values();
const lines: string[] = [];
let failed = false;
await Promise.all(
  [1, 2].map(async () => {
    for (const { name, file, env } of waiting) {
      const began = Date.now();
      const { status, processor } = await start(['vitest', 'run', `tests/${file}`], env);
      failed ||= status !== 0;
      const minutes = (Date.now() - began) / 60_000;
      const took = `${minutes.toFixed(1)} min, ${(processor / 60_000).toFixed(1)} of processor`;
      lines.push(`${name}: ${status === 0 ? 'all held' : 'FAILED'}; ${took}`);
      console.log(lines.at(-1));
    }
  }),
);
const log = [`seed ${SEED}`, ...lines.toSorted()].join('\n');
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/money.txt', `${log}\n`);
console.log(`\n${log}`);
process.exit(failed ? 1 : 0);
