/** What a provider's list and the ledger do not both have: told in the panel, decided by nobody but its people. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import { getCases, setDifferenceAside } from '#lib/api/panel-order-payments.ts';
import { reconcile } from '#lib/platform/payments/reconcile.ts';
import { type MpShop, openMpShop } from '../../support/mercado-pago/mp-shop.ts';
import { staff } from '../../support/staff.ts';

const MINUTE = 60_000;
let own: MpShop;
let owner: Api;
beforeAll(async () => {
  own = await openMpShop();
});
beforeEach(async () => {
  await own.shop.clear();
  own.mp.ledger.orders.clear();
  own.shop.later(24 * 60 * MINUTE);
  ({ api: owner } = await staff(own.shop.store, 'administrador'));
});
afterAll(() => own.close());

const begun = async () => {
  const numero = await own.shop.order();
  const charge = await own.charge(numero, await own.account(), 'pix');
  await own.work();
  return { numero, ref: charge.ref };
};
const look = () => reconcile(own.deps);
const told = async () => (await getCases(owner, { situacao: 'abertos' })).diferencas;
const number = () => own.shop.store.platform.differences();

it('is nothing that both have', async () => {
  const { ref } = await begun();
  own.mp.ledger.pay(ref);
  own.shop.later(20 * MINUTE);
  await own.work();
  for (let hour = 0; hour < 4; hour += 1) {
    own.shop.later(61 * MINUTE);
    await look();
  }
  expect([await told(), await number()]).toEqual([[], 0]);
});

it('is a payment that was not noted, once two looks have seen it, until it is noted', async () => {
  const { numero, ref } = await begun();
  own.mp.ledger.pay(ref);
  own.shop.later(61 * MINUTE);
  await look();
  expect(await number()).toBe(0);
  own.shop.later(61 * MINUTE);
  await look();
  const [one] = await told();
  expect(one).toMatchObject({ tipo: 'nao_anotado', empresa: 'mercado-pago', pedido: numero, ref });
  expect(await number()).toBe(1);
  await own.work();
  own.shop.later(61 * MINUTE);
  await look();
  expect([await told(), await number()]).toEqual([[], 0]);
});

it('is a payment that only the shop has; who has looked sets it aside for good', async () => {
  const { ref } = await begun();
  own.mp.ledger.pay(ref);
  own.shop.later(20 * MINUTE);
  await own.work();
  own.mp.ledger.orders.clear();
  for (const minutes of [45, 61]) {
    own.shop.later(minutes * MINUTE);
    await look();
  }
  const [one, ...more] = await told();
  expect(one).toMatchObject({ tipo: 'so_na_loja', ref });
  expect(more).toEqual([]);
  expect((await setDifferenceAside(owner, one?.id ?? 0)).diferencas).toEqual([]);
  await expect(setDifferenceAside(owner, one?.id ?? 0)).rejects.toMatchObject({ status: 404 });
  own.shop.later(61 * MINUTE);
  await look();
  expect([await told(), await number()]).toEqual([[], 0]);
  const { api: marketing } = await staff(own.shop.store, 'marketing');
  await expect(setDifferenceAside(marketing, 1)).rejects.toMatchObject({ status: 403 });
});
