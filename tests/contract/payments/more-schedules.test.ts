/** The other half of the random schedules (`schedules.test.ts`), by a seed of its own: two files run side by side. */
import { HALF, SEED, testSchedules } from '../../support/payments/random-schedules.ts';

testSchedules({ seed: SEED + 1, runs: HALF });
