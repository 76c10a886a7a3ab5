/** Several processes about the same money: on connections of their own, locks are what keeps it right. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { lockOrder } from '#lib/platform/orders/queries/orders.ts';
import { confirmCharge } from '#lib/platform/payments/confirm.ts';
import { endPayments } from '#lib/platform/payments/end-orders.ts';
import { askAboutNotices, noteNotice } from '#lib/platform/payments/queries/notices.ts';
import { requestRefund } from '#lib/platform/payments/request-refund.ts';
import { alwaysHolds } from '../support/payments/invariants.ts';
import {
  AUTHOR,
  balanceOf,
  type MoneyShop,
  openMoneyShop,
  PRICE,
  STOCK,
  shopLedger,
} from '../support/payments/shop.ts';
import { STAND_IN } from '../support/payments/stand-in.ts';

const AT_ONCE = 8;

let shop: MoneyShop;
beforeAll(async () => {
  shop = await openMoneyShop();
});
afterEach(async () => {
  await alwaysHolds(shop);
  await shop.clear();
});
afterAll(() => shop.store.close());

const together = <T>(work: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: AT_ONCE }, (_, index) => work(index)));

it('forms sent at once make one charge', async () => {
  const numero = await shop.order();
  const made = await together(() => shop.charge(numero));
  const ids = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
  expect(new Set(ids).size).toBe(1);
  await Promise.all(Array.from({ length: AT_ONCE }, () => shop.work()));
  expect(shop.standIn.held).toHaveLength(1);
});

it('a buyer who changes their mind while a charge is sent waits for no quarter of an hour', async () => {
  const leave = (numero: number) =>
    shop.inTrx(async (trx) => {
      const order = await lockOrder(trx, numero);
      const by = { by: 'comprador', author: '', now: shop.deps.now() } as const;
      return order?.status === 'recebido' && endPayments(trx, shop.deps, order, by);
    });
  const orders: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    const numero = await shop.order();
    orders.push(numero);
    await shop.charge(numero);
    await Promise.all([shop.work(), leave(numero), shop.work(), leave(numero), shop.work()]);
  }
  shop.later(20_000);
  await shop.work();
  for (const numero of orders)
    expect((await shop.state(numero)).charges.filter((status) => status !== 'cancelada')).toEqual([]);
  for (const { state } of shop.standIn.held) expect(state).toBe('cancelada');
});

it('presses at once confirm once', async () => {
  const numero = await shop.order();
  const charge = await shop.pixByKey(numero);
  const now = shop.deps.now();
  const sighting = {
    valor: PRICE,
    entryRef: '',
    at: now,
    author: AUTHOR,
    cause: 'confirmacao',
    now,
  } as const;
  const presses = await together(() => shop.inTrx((trx) => confirmCharge(trx, shop.deps, charge, sighting)));
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await balanceOf(shop, charge.id)).toBe(PRICE);
});

it('refunds asked for at once give back no more than came, each once', async () => {
  const numero = await shop.order();
  const charge = await shop.charge(numero);
  await shop.work();
  shop.standIn.pay(charge.ref);
  shop.later(60_000);
  await shop.work();
  const now = shop.deps.now();
  const asked = { valor: 3000, causa: 'manual', author: AUTHOR, now } as const;
  const asks = await together(() => shop.inTrx((trx) => requestRefund(trx, shop.deps, numero, asked)));
  expect(asks.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await Promise.all(Array.from({ length: AT_ONCE }, () => shop.work()));
  expect(await balanceOf(shop, charge.id)).toBe(PRICE - 9000);
  expect(await shopLedger(shop, STAND_IN)).toEqual(shop.standIn.ledger());
});

it('jobs at once end an order once', async () => {
  const numero = await shop.order({ quantidade: 3, coupon: true });
  await shop.charge(numero);
  await shop.work();
  for (let look = 0; look < 12; look += 1) {
    shop.later(5 * 60_000);
    await Promise.all(Array.from({ length: AT_ONCE }, () => shop.work()));
  }
  expect(await shop.state(numero)).toEqual({
    status: 'cancelado',
    pagamento: 'vencido',
    charges: ['expirada'],
  });
  expect(await shop.stockLeft()).toBe(STOCK);
  expect(await shop.letters()).toEqual(['pedido-vencido', 'pedido-vencido-loja']);
});

it.each([false, true])(
  'notices wait for whoever has the charges of an order, and nobody for each other (turned: %s)',
  async (turned) => {
    const numero = await shop.order();
    const first = await shop.charge(numero);
    await shop.work();
    shop.standIn.set(first.ref, 'recusada');
    shop.later(60_000);
    await shop.work();
    const second = await shop.charge(numero);
    await shop.work();
    const { db } = shop.store;
    const refs = turned ? [second.ref, first.ref] : [first.ref, second.ref];
    for (const ref of refs) {
      shop.later(1);
      await noteNotice(db, { provider: STAND_IN, ref, now: shop.deps.now() });
    }
    const lock = (id: number) => sql`select id from charges where id = ${id} for update`;
    let asking: Promise<number> = Promise.resolve(0);
    await shop.inTrx(async (trx) => {
      await lock(first.id).execute(trx);
      asking = askAboutNotices(db, shop.deps.now());
      await expect
        .poll(
          async () => {
            const { rows } = await sql`select from pg_locks where not granted`.execute(trx);
            return rows.length;
          },
          { timeout: 10_000 },
        )
        .toBeGreaterThan(0);
      await lock(second.id).execute(trx);
    });
    expect(await asking).toBe(2);
  },
);
