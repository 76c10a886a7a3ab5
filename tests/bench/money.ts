/**
 * Random schedules of payments on both engines, a part of them in shops that are killed. Ends with 1 where anything did not hold.
 * Usage: `npm run bench:money`. `RUNS` and `KILLS` say how many for each engine, played in batches, each with a seed of its own.
 * `SEED` plays a batch again, and `MONEY_PATH` beside it the one schedule whose path a failure names. PostgreSQL is that of
 * `DATABASE_URL`, or one of its own.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { startPostgres } from '../runner/own-postgres.ts';
import { type Environment, start } from '../runner/start.ts';

const { RUNS = '1000', KILLS = '100', LANES = '2', SEED, MONEY_PATH } = process.env;
// To the shop the word means something else.
delete process.env.SEED;
const DATABASE_URL = process.env.DATABASE_URL ?? (await startPostgres());
if (DATABASE_URL === undefined) throw new Error('install PostgreSQL, or set DATABASE_URL');

/** Of one engine. */
type Part = {
  readonly name: string;
  readonly file: string;
  readonly env: Environment;
  readonly total: number;
};
const embedded = { DATABASE_URL: undefined };
const served = { DATABASE_URL };
const PARTS: readonly Part[] = [
  { name: 'PGlite, killed shops', file: 'faults/money.test', env: embedded, total: Number(KILLS) },
  { name: 'PostgreSQL, killed shops', file: 'postgres/money-kills.test', env: served, total: Number(KILLS) },
  { name: 'PGlite, schedules', file: 'contract/payments/schedules.test', env: embedded, total: Number(RUNS) },
  {
    name: 'PostgreSQL, schedules',
    file: 'contract/payments/schedules.test',
    env: served,
    total: Number(RUNS),
  },
  { name: 'PostgreSQL, dropped locks', file: 'postgres/dropped-lock.test', env: served, total: 1 },
];

type Batch = Part & { readonly seed: number; readonly count: number };
const BATCHES = SEED === undefined ? 4 : 1;
const first = Number(SEED ?? Date.now() % 2 ** 30);
const batches = Array.from({ length: BATCHES }, (_, index) =>
  PARTS.filter(({ total }) => index < total).map(
    (part): Batch => ({ ...part, seed: first + index, count: Math.ceil(part.total / BATCHES) }),
  ),
).flat();

const waiting = batches.values();
const lines: string[] = [];
let failed = false;
await Promise.all(
  Array.from({ length: Number(LANES) }, async () => {
    for (const { name, file, env, seed, count } of waiting) {
      const began = Date.now();
      const many = String(MONEY_PATH === undefined ? count : 1);
      const said = { MONEY_SEED: String(seed), MONEY_RUNS: many, MONEY_KILLS: many };
      const { status, processor } = await start(['vitest', 'run', `tests/${file}`], { ...env, ...said });
      failed ||= status !== 0;
      const minutes = (Date.now() - began) / 60_000;
      const took = `${minutes.toFixed(1)} min, ${(processor / 60_000).toFixed(1)} of processor`;
      lines.push(`${name}: ${many} of seed ${seed}, ${status === 0 ? 'all held' : 'FAILED'}; ${took}`);
      console.log(`\n${lines.at(-1)}\n`);
    }
  }),
);
const log = lines.toSorted().join('\n');
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/money.txt', `${log}\n`);
console.log(`\n${log}`);
process.exit(failed ? 1 : 0);
