/** The end of a schedule: no faults any more, until nothing is due, and then everything once more. */
import { expect } from 'vitest';
import { noteNotice } from '#lib/platform/payments/queries/notices.ts';
import { statement } from './account.ts';
import { alwaysHolds, holdsAtRest, snapshot } from './invariants.ts';
import type { MoneyShop } from './shop.ts';
import type { World } from './world.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const ROUNDS = 400;

/** No faults any more; time jumps to what is due next, until nothing is. */
export async function rest(world: World): Promise<void> {
  const { shop, account } = world;
  const { houses, deps } = shop;
  for (const house of houses) {
    Object.assign(house, { refusing: false, slow: false, skew: 0 });
    house.faults.length = 0;
  }
  await quiet(shop);
  shop.later(3 * 24 * HOUR);
  await statement(world, { since: 0, csv: false, words: 'TUDO' });
  await quiet(shop);
  await alwaysHolds(shop);
  await holdsAtRest(
    shop,
    account.filter(({ valor }) => valor > 0).map(({ ref, valor }) => `${ref} ${valor}`),
  );
  const calm = await snapshot(shop);
  const asked = () => houses.reduce((sum, house) => sum + house.asked, 0);
  const before = asked();
  // Each of them twice, and forged ones of charges that are nobody's.
  let count = 0;
  for (const { name, refs } of houses) {
    const known = refs();
    count += known.length;
    for (const ref of [...known, ...known, ...known.map((one) => `${one}X`), 'PED1T1'])
      await noteNotice(deps.db, { provider: name, ref, now: deps.now() });
  }
  await shop.work();
  shop.later(10 * SECOND);
  await shop.work();
  expect(await snapshot(shop), 'after every notice once more').toEqual(calm);
  expect(asked() - before, 'questions about them').toBeLessThanOrEqual(2 * count);
}

async function quiet(shop: MoneyShop): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await shop.work();
    const due = await nextDue(shop);
    if (due === undefined) return;
    shop.later(Math.max(SECOND, due.getTime() - shop.deps.now().getTime()));
  }
  throw new Error('something is due for ever');
}

async function nextDue({ deps: { db } }: MoneyShop): Promise<Date | undefined> {
  const charge = await db
    .selectFrom('charges')
    .select('next_check_at as at')
    .where('next_check_at', 'is not', null)
    .orderBy('next_check_at')
    .executeTakeFirst();
  const refund = await db
    .selectFrom('refunds')
    .select('next_check_at as at')
    .where('next_check_at', 'is not', null)
    .orderBy('next_check_at')
    .executeTakeFirst();
  const times = [charge?.at, refund?.at].flatMap((at) => at ?? []);
  return times.toSorted((a, b) => a.getTime() - b.getTime())[0];
}
