/**
 * Random schedules: whatever buyers, the shop's people, jobs and the provider do, the money is right. `MONEY_SEED` and
 * `MONEY_PATH` of a failure run it again; `MONEY_RUNS` says how many.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schedules } from '../../support/payments/acts.ts';
import { openHouses } from '../../support/payments/houses/open-houses.ts';
import { PLANTED } from '../../support/payments/planted.ts';
import { runSchedule } from '../../support/payments/schedule.ts';
import { type MoneyShop, openMoneyShop } from '../../support/payments/shop.ts';

const { MONEY_SEED, MONEY_PATH, MONEY_RUNS = '100' } = process.env;
/** The same each time, so that a run that fails is no chance; `MONEY_SEED` looks elsewhere. */
const seed = Number(MONEY_SEED ?? 22_112_026);

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
      let runs = 0;
      await fc.assert(
        fc.asyncProperty(schedules, (acts) => {
          runs += 1;
          return runSchedule(shop, acts);
        }),
        {
          seed,
          numRuns: Number(MONEY_RUNS),
          endOnFailure: true,
          ...(MONEY_PATH === undefined ? {} : { path: MONEY_PATH }),
        },
      );
      // Of a path the first alone is run.
      if (MONEY_PATH === undefined) expect(runs).toBeGreaterThanOrEqual(Number(MONEY_RUNS));
    },
    60_000 + Number(MONEY_RUNS) * 10_000,
  );
});

/** Each has to be found, or the schedules could not fail. */
describe('a planted fault', () => {
  let right: MoneyShop;
  beforeAll(async () => {
    right = await openMoneyShop({ open: openHouses });
  });
  afterAll(() => right.store.close());

  it.each(Object.entries(PLANTED))(
    '%s: found by the schedules that meet it, which hold without it',
    async (_, { ways, meets, between }) => {
      const wrong = await openMoneyShop({ between, open: openHouses });
      const said: string[] = [];
      for (const way of ways) {
        await runSchedule(right, meets(way));
        const found = await runSchedule(wrong, meets(way)).then(
          () => 'nothing was found',
          (error: unknown) => (error instanceof Error ? error.name : String(error)),
        );
        said.push(`${way}: ${found}`);
      }
      await wrong.store.close();
      expect(said).toEqual(ways.map((way) => `${way}: AssertionError`));
    },
    120_000,
  );
});
