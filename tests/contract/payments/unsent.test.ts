/** A charge that no provider was asked for yet ends at once; one that is on its way, as soon as its provider has answered. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { lockOrder } from '#lib/platform/orders/queries/orders.ts';
import { takeStep } from '#lib/platform/orders/take-step.ts';
import { workPayments } from '#lib/platform/payments/due-payments.ts';
import { endPayments } from '#lib/platform/payments/end-orders.ts';
import { settleOrderPayment } from '#lib/platform/payments/order-state.ts';
import { noteNotice } from '#lib/platform/payments/queries/notices.ts';
import { alwaysHolds } from '../../support/payments/invariants.ts';
import { actedUpon } from '../../support/payments/meanwhile.ts';
import { type MoneyShop, openMoneyShop, STOCK } from '../../support/payments/shop.ts';
import { STAND_IN } from '../../support/payments/stand-in.ts';

let shop: MoneyShop;
beforeAll(async () => {
  shop = await openMoneyShop();
});
afterEach(async () => {
  await alwaysHolds(shop);
  await shop.clear();
});
afterAll(() => shop.store.close());

const ended = (by: 'comprador' | 'equipe' | 'troca', numero: number) =>
  shop.inTrx(async (trx) => {
    const order = await lockOrder(trx, numero);
    if (order?.status !== 'recebido') return false;
    const free = await endPayments(trx, shop.deps, order, { by, author: '', now: shop.deps.now() });
    if (by === 'troca' || !free) return free;
    await takeStep(trx, order, { step: 'cancelado', author: '', now: shop.deps.now() });
    await settleOrderPayment(trx, numero, { causa: 'pedido', author: '', now: shop.deps.now() });
    return true;
  });

it.each(['comprador', 'equipe'] as const)('cancels with its order at once, for %s', async (by) => {
  const numero = await shop.order();
  await shop.charge(numero);
  expect(await ended(by, numero)).toBe(true);
  expect(await shop.state(numero)).toMatchObject({ status: 'cancelado', charges: ['cancelada'] });
  expect(await shop.stockLeft()).toBe(STOCK);
  await shop.work();
  expect(shop.standIn).toMatchObject({ asked: 0, held: [] });
});

it('is left alone once it has ended, whatever a notice says', async () => {
  const numero = await shop.order();
  const { ref } = await shop.charge(numero);
  await ended('comprador', numero);
  await noteNotice(shop.deps.db, { provider: STAND_IN, ref, now: shop.deps.now() });
  await shop.work();
  shop.later(20_000);
  await shop.work();
  const rows = await shop.deps.db.selectFrom('charges').select(['status', 'next_check_at']).execute();
  expect(rows).toEqual([{ status: 'cancelada', next_check_at: null }]);
});

it('gives way to another way to pay at once', async () => {
  const numero = await shop.order();
  await shop.charge(numero);
  expect(await ended('troca', numero)).toBe(true);
  await shop.charge(numero, { method: 'cartao' });
  await shop.work();
  expect(await shop.state(numero)).toMatchObject({ status: 'confirmado', charges: ['cancelada', 'paga'] });
});

it('is not sent any more when it ended after a job took it', async () => {
  const numero = await shop.order();
  await shop.charge(numero);
  let acted = false;
  const db = actedUpon(shop.deps.db, async () => {
    if (acted) return;
    acted = true;
    await ended('comprador', numero);
  });
  await workPayments({ ...shop.deps, db });
  expect(await shop.state(numero)).toMatchObject({ status: 'cancelado', charges: ['cancelada'] });
  expect(shop.standIn.held).toEqual([]);
});

it.each(['before', 'after'] as const)('ends in the same round when it was on its way (%s)', async (when) => {
  const numero = await shop.order();
  await shop.charge(numero);
  let acted = false;
  shop.standIn.meanwhile = async (moment) => {
    if (acted || moment !== when) return;
    acted = true;
    expect(await ended('comprador', numero)).toBe(false);
  };
  await shop.work();
  expect(await shop.state(numero)).toMatchObject({ status: 'cancelado', charges: ['cancelada'] });
  expect(shop.standIn.held).toHaveLength(1);
});

it('ends at once of a provider that could not be asked at all', async () => {
  const numero = await shop.order();
  await shop.charge(numero);
  await workPayments({ ...shop.deps, askProvider: async () => ({ said: 'nothing' }) });
  expect(await shop.state(numero)).toMatchObject({ charges: ['incerta'] });
  expect(await ended('comprador', numero)).toBe(true);
  expect(await shop.state(numero)).toMatchObject({ status: 'cancelado', charges: ['cancelada'] });
});

it.each(['killed', 'killed-before'] as const)(
  'is asked about again within 20 s of a process that was %s',
  async (fault) => {
    const numero = await shop.order();
    await shop.charge(numero);
    shop.standIn.faults.push(fault);
    await shop.work();
    expect(await shop.state(numero)).toMatchObject({ charges: ['criando'] });
    shop.later(20_000);
    await shop.work();
    expect(await shop.state(numero)).toMatchObject({ charges: ['pendente'] });
    expect(shop.standIn.held).toHaveLength(1);
  },
);

it('is left to who asks for longer and longer', async () => {
  const numero = await shop.order();
  const { id } = await shop.charge(numero);
  const pauses: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    shop.standIn.faults.push('killed-before');
    await shop.work();
    const { next_check_at } = await shop.deps.db
      .selectFrom('charges')
      .select('next_check_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const pause = (next_check_at?.getTime() ?? 0) - shop.deps.now().getTime();
    pauses.push(pause / 1000);
    shop.later(pause);
  }
  expect(pauses).toEqual([15, 30, 60, 120, 120]);
});
