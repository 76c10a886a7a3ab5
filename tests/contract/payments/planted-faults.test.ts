/** Faults that the random schedules have to find, or they could not fail. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouses } from '../../support/payments/houses/open-houses.ts';
import { PLANTED } from '../../support/payments/planted.ts';
import { runSchedule } from '../../support/payments/schedule.ts';
import { type MoneyShop, openMoneyShop } from '../../support/payments/shop.ts';

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
