/** Random schedules: whatever buyers, the shop's people, jobs and the provider do, the money is right. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schedules } from './acts.ts';
import { openHouses } from './houses/open-houses.ts';
import { runSchedule } from './schedule.ts';
import { type MoneyShop, openMoneyShop } from './shop.ts';

/** The same each time, so that a run that fails is no chance. */
export const SEED = 22_112_026;
/** Schedules of each of the two files. */
export const HALF = 50;

type Played = {
  readonly seed: number;
  readonly runs: number;
  /** Of a failure: it alone is run again. */
  readonly path?: string | undefined;
};

export function testSchedules({ seed, runs, path }: Played): void {
  describe('whatever happens', () => {
    let shop: MoneyShop;
    beforeAll(async () => {
      shop = await openMoneyShop({ open: openHouses });
    });
    afterAll(() => shop.store.close());

    it(
      'nobody is charged twice, nothing paid is forgotten, and stock, coupons and ledger add up',
      async () => {
        console.info(`seed of the schedules: ${seed}`);
        let played = 0;
        await fc.assert(
          fc.asyncProperty(schedules, (acts) => {
            played += 1;
            return runSchedule(shop, acts);
          }),
          { seed, numRuns: runs, endOnFailure: true, ...(path !== undefined && { path }) },
        );
        // Of a path the first alone is run.
        if (path === undefined) expect(played).toBeGreaterThanOrEqual(runs);
      },
      60_000 + runs * 10_000,
    );
  });
}
