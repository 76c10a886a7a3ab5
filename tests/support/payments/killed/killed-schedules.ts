/** Random schedules in which the shop is killed. `MONEY_SEED` and `MONEY_PATH` of a failure play it again; `MONEY_KILLS` says how many. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schedules } from '../acts.ts';
import { type KillableShop, openKillableShop } from './killable.ts';

const { MONEY_SEED, MONEY_PATH, MONEY_KILLS = '5' } = process.env;
const seed = Number(MONEY_SEED ?? 23_112_026);
const count = Number(MONEY_KILLS);
const kills = fc.record({ act: fc.nat(12), event: fc.integer({ min: 1, max: 60 }), soon: fc.boolean() });

export function testKills(besides: () => string | undefined): void {
  let shop: KillableShop;
  beforeAll(async () => {
    shop = await openKillableShop(besides());
  });
  afterAll(() => shop.close());

  it(
    `${count} shops that are killed in the midst of payments lose and double nothing`,
    async () => {
      console.info(`seed of the killed schedules: ${seed}`);
      await fc.assert(
        fc.asyncProperty(schedules, kills, (acts, kill) => shop.play(acts, kill)),
        {
          seed,
          numRuns: count,
          endOnFailure: true,
          ...(MONEY_PATH === undefined ? {} : { path: MONEY_PATH }),
        },
      );
      if (MONEY_PATH === undefined) expect(shop.kills()).toBe(count);
    },
    120_000 + count * 60_000,
  );
}
