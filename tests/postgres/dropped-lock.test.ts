/** The planted fault of a lock that is dropped: where two processes press at the same moment, the tests of money find it. */
import { expect, it } from 'vitest';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { requestRefund } from '#lib/platform/payments/request-refund.ts';
import { inStep, withoutLocks } from '../support/payments/in-step.ts';
import { alwaysHolds } from '../support/payments/invariants.ts';
import { rest } from '../support/payments/rest.ts';
import { AUTHOR, openMoneyShop, PRICE } from '../support/payments/shop.ts';

/** Two people give the whole price back at the same moment; then all comes to rest. @returns How many could. */
async function refundedTwice(locks: boolean): Promise<number> {
  const shop = await openMoneyShop();
  try {
    const numero = await shop.order();
    const { ref } = await shop.charge(numero);
    await shop.work();
    shop.standIn.pay(ref);
    shop.later(60_000);
    await shop.work();
    const asked = { valor: PRICE, causa: 'manual', author: AUTHOR, now: shop.deps.now() } as const;
    const { db } = shop.store;
    const press = (own: typeof db) =>
      inTransaction(own, (trx) => requestRefund(trx, shop.deps, numero, asked));
    const pressed = await inStep(locks ? db : withoutLocks(db), [press, press]);
    await alwaysHolds(shop);
    await rest({ shop, orders: [numero], account: [] });
    return pressed.filter(({ status }) => status === 'fulfilled').length;
  } finally {
    await shop.store.close();
  }
}

it('with their locks, one of two presses gives the money back', async () => {
  expect(await refundedTwice(true)).toBe(1);
});

it('without them, what is checked of all money says that something is wrong', async () => {
  await expect(refundedTwice(false)).rejects.toMatchObject({ name: 'AssertionError' });
});
