/**
 * Random schedules: whatever buyers, the shop's people, jobs and the provider do, the money is right. `MONEY_SEED` and
 * `MONEY_PATH` of a failure run it again; `MONEY_RUNS` says how many.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MachineProvider } from '#lib/platform/payments/providers/provider.ts';
import { type Act, runSchedule, schedules } from '../../support/payments/schedule.ts';
import { type MoneyShop, openMoneyShop } from '../../support/payments/shop.ts';
import type { StandIn } from '../../support/payments/stand-in.ts';

const { MONEY_SEED, MONEY_PATH, MONEY_RUNS = '100' } = process.env;
const seed = MONEY_SEED === undefined ? Date.now() % 2 ** 31 : Number(MONEY_SEED);

describe('whatever happens', () => {
  let shop: MoneyShop;
  beforeAll(async () => {
    shop = await openMoneyShop();
  });
  afterAll(() => shop.store.close());

  it('nobody is charged twice, nothing paid is forgotten, and stock, coupons and ledger add up', async () => {
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
  }, 600_000);
});

/** Each has to be found, or the schedules could not fail. */
const PLANTED: Readonly<Record<string, (standIn: StandIn) => MachineProvider>> = {
  'a charge that is tried again under a new key': (standIn) => {
    let tries = 0;
    return {
      ...standIn,
      make: (order, signal) => {
        tries += 1;
        return standIn.make({ ...order, idemKey: `${order.idemKey}${tries}` }, signal);
      },
    };
  },
  'stock that is freed without reading once more': (standIn) => {
    const ended = new Set<string>();
    return {
      ...standIn,
      cancel: (order, signal) => {
        ended.add(order.ref);
        return standIn.cancel(order, signal);
      },
      async read(order, signal) {
        if (!ended.delete(order.ref)) return standIn.read(order, signal);
        const { ref, amount } = order;
        return { said: 'state', state: 'cancelada', ref, amount, payments: [], paidBack: [] };
      },
    };
  },
  'charges that nobody asks about after their end': (standIn) => {
    const ended = new Set<string>();
    return {
      ...standIn,
      async read(order, signal) {
        if (ended.has(order.ref)) return { said: 'absent' };
        const reading = await standIn.read(order, signal);
        if (reading.said === 'state' && ['expirada', 'cancelada', 'recusada'].includes(reading.state))
          ended.add(order.ref);
        return reading;
      },
    };
  },
};

describe('a planted fault', () => {
  it.each(Object.entries(PLANTED))(
    'is found: %s',
    async (_, between) => {
      const shop = await openMoneyShop({ between });
      const found = await fc.check(
        fc.asyncProperty(schedules, (acts) => runSchedule(shop, acts)),
        { seed, numRuns: 300, endOnFailure: true },
      );
      await shop.store.close();
      expect(found.failed, `not found in ${found.numRuns} schedules`).toBe(true);
      console.info(`found after ${found.numRuns} schedules: ${String(found.errorInstance).split('\n')[0]}`);
    },
    240_000,
  );
});

it('a new key is found by the shortest schedule that meets it, and the schedule holds without it', async () => {
  const acts: readonly Act[] = [
    { act: 'order', way: 'cartao', coupon: false },
    { act: 'badWork', faults: ['lost'] },
    { act: 'later', ms: 30_000 },
    { act: 'badWork', faults: ['lagging'] },
  ];
  const right = await openMoneyShop();
  await runSchedule(right, acts);
  await right.store.close();
  const between = PLANTED['a charge that is tried again under a new key'];
  const wrong = await openMoneyShop({ ...(between && { between }) });
  await expect(runSchedule(wrong, acts)).rejects.toThrow();
  await wrong.store.close();
}, 60_000);
