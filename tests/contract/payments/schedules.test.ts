/**
 * Half of the random schedules; the others run beside them in `more-schedules.test.ts`. `MONEY_SEED` and `MONEY_PATH` of a failure
 * run it again, of either half; `MONEY_RUNS` says how many.
 */
import { HALF, SEED, testSchedules } from '../../support/payments/random-schedules.ts';

const { MONEY_SEED, MONEY_PATH, MONEY_RUNS } = process.env;

testSchedules({
  seed: Number(MONEY_SEED ?? SEED),
  runs: Number(MONEY_RUNS ?? HALF),
  path: MONEY_PATH,
});
