/** What a provider's list and the ledger do not both have: told in the panel, decided by nobody but its people. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import { getCases, setDifferenceAside } from '#lib/api/panel-order-payments.ts';
import { getPanelStart } from '#lib/api/panel-start.ts';
import { centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import { reconcile } from '#lib/platform/payments/reconcile.ts';
import { type MpShop, openMpShop } from '../../support/mercado-pago/mp-shop.ts';
import { PRICE } from '../../support/payments/shop.ts';
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
/** Sooner than by the hour, as the list has an order for three hours. */
const again = async () => {
  own.shop.later(31 * MINUTE);
  await own.shop.store.db.updateTable('payment_accounts').set({ look_at: null }).execute();
  await look();
};
const twice = async () => {
  await again();
  await again();
};
const paid = async () => {
  const { numero, ref } = await begun();
  own.mp.ledger.pay(ref);
  own.shop.later(MINUTE);
  await own.work();
  const order = own.mp.ledger.of(ref);
  const [payment] = order?.transactions.payments ?? [];
  if (!order || !payment) throw new Error('nothing was paid');
  return { numero, ref, order, payment };
};

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
  expect(one).toMatchObject({
    ...{ tipo: 'nao_anotado', empresa: 'mercado-pago', pedido: numero, ref },
    ...{ valorProvedor: PRICE, valorLoja: null },
  });
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
  expect(one).toMatchObject({ tipo: 'so_na_loja', ref, valorProvedor: null, valorLoja: PRICE });
  expect(more).toEqual([]);
  expect((await setDifferenceAside(owner, one?.id ?? 0)).diferencas).toEqual([]);
  await expect(setDifferenceAside(owner, one?.id ?? 0)).rejects.toMatchObject({ status: 404 });
  own.shop.later(61 * MINUTE);
  await look();
  expect([await told(), await number()]).toEqual([[], 0]);
  const { api: marketing } = await staff(own.shop.store, 'marketing');
  await expect(setDifferenceAside(marketing, 1)).rejects.toMatchObject({ status: 403 });
});

describe('an amount that is another there', () => {
  it('is told of a payment with both amounts, until they agree', async () => {
    const { numero, payment } = await paid();
    payment.paid_amount = '12.34';
    await twice();
    expect(await told()).toMatchObject([
      {
        ...{ tipo: 'outro_valor', pedido: numero, identificacao: payment.id },
        ...{ valorProvedor: 1234, valorLoja: PRICE },
      },
    ]);
    expect(await number()).toBe(1);
    expect((await getPanelStart(owner)).esperando).toContainEqual({ secao: '/pagamentos', quantos: 1 });
    payment.paid_amount = payment.amount;
    await again();
    expect([await told(), await number()]).toEqual([[], 0]);
  });

  it('is told of a return', async () => {
    const { order, payment } = await paid();
    expect(own.mp.ledger.refund(order, { id: payment.id, amount: '10.00' })).toBe('');
    await again();
    await own.work();
    const [back] = order.transactions.refunds;
    if (!back) throw new Error('nothing went back');
    back.amount = '9.00';
    await again();
    await again();
    expect(await told()).toMatchObject([
      { tipo: 'outro_valor', identificacao: back.id, valorProvedor: 900, valorLoja: 1000 },
    ]);
  });

  it('is told of a charge that nobody paid, and its case says both', async () => {
    const { numero, ref } = await begun();
    const order = own.mp.ledger.of(ref);
    if (!order) throw new Error('it was not made');
    order.total_amount = '12.34';
    own.shop.later(MINUTE);
    await own.work();
    const { casos } = await getCases(owner, { situacao: 'abertos' });
    expect(casos).toMatchObject([{ tipo: 'desconhecido', pedido: numero }]);
    expect(casos[0]?.nota).toBe(
      `a resposta fala de ${formatBRL(centavos(1234))}, e a cobrança é de ${formatBRL(centavos(PRICE))}`,
    );
    await twice();
    expect(await told()).toMatchObject([
      { ...{ tipo: 'outro_valor', ref, identificacao: ref }, ...{ valorProvedor: 1234, valorLoja: PRICE } },
    ]);
  });

  it('is told anew once it is another than the one that was set aside', async () => {
    const { payment } = await paid();
    payment.paid_amount = '12.34';
    await twice();
    const [one] = await told();
    await setDifferenceAside(owner, one?.id ?? 0);
    await again();
    expect(await told()).toEqual([]);
    payment.paid_amount = '12.33';
    await again();
    await again();
    expect(await told()).toMatchObject([{ id: one?.id, valorProvedor: 1233 }]);
  });

  it('is not told of an amount that cannot be read, which hides no other line', async () => {
    const { payment } = await paid();
    const other = await paid();
    payment.paid_amount = 'muito';
    other.payment.paid_amount = '12.34';
    await twice();
    expect(await told()).toMatchObject([{ tipo: 'outro_valor', identificacao: other.payment.id }]);
  });
});
