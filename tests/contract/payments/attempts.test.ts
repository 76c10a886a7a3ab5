/** A buyer may begin five charges for one order, and a person who marks another amount as paid says why. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import {
  allowPaymentAgain,
  confirmPayment,
  getOrderPayments,
  markOrderPaid,
} from '#lib/api/panel-order-payments.ts';
import { ATTEMPTS } from '#lib/domain/payments/attempts.ts';
import { findOrder } from '#lib/platform/orders/queries/orders.ts';
import { beginPayment } from '#lib/platform/payments/begin.ts';
import { readPayment } from '#lib/platform/payments/order-payment.ts';
import { openMoneyShop, PRICE, RECEIVER, type TestMoneyShop } from '../../support/payments/shop.ts';
import { staff } from '../../support/staff.ts';

let shop: TestMoneyShop;
let owner: Api;
beforeAll(async () => {
  shop = await openMoneyShop();
  await settings(true);
});
afterEach(async () => {
  expect(shop.store.failures).toEqual([]);
  await shop.clear();
});
afterAll(() => shop.store.close());

const settings = (pix_ativo: boolean) =>
  shop.store.db
    .updateTable('payment_settings')
    .set({ ...RECEIVER, pix_ativo, combinar_ativo: true })
    .execute();
const choose = (numero: number, method: 'pix' | 'combinar') =>
  shop.inTrx((trx) =>
    beginPayment(trx, shop.deps, numero, { method, local: false, pickUp: false, now: shop.deps.now() }),
  );
const choices = async (numero: number) => {
  const order = await findOrder(shop.deps.db, numero);
  if (!order) throw new Error('no such order');
  const { esgotado, outras } = await readPayment(shop.deps, order, { local: false, pickUp: false });
  return { esgotado, outras: outras.map(({ forma }) => forma) };
};

describe('an order', () => {
  it('takes five charges, then only what is agreed with the shop, until the shop allows more', async () => {
    const numero = await shop.order({ pagamento: 'combinar' });
    for (let time = 0; time < ATTEMPTS; time += 1) {
      expect(await choices(numero)).toEqual({ esgotado: false, outras: ['pix'] });
      await choose(numero, 'pix');
      // Asked twice it is the same charge, and no attempt.
      await choose(numero, 'pix');
      await choose(numero, 'combinar');
    }
    expect(await choices(numero)).toEqual({ esgotado: true, outras: [] });
    await expect(choose(numero, 'pix')).rejects.toMatchObject({ status: 409 });
    expect((await shop.state(numero)).charges).toHaveLength(ATTEMPTS);

    ({ api: owner } = await staff(shop.store, 'administrador'));
    const { revisao, esgotado } = await getOrderPayments(owner, numero);
    expect(esgotado).toBe(true);
    const allowed = await allowPaymentAgain(owner, numero, { revisao });
    expect(allowed).toMatchObject({ esgotado: false, alteracoes: [{ campos: [{ campo: 'permitiu' }] }] });
    const again = { revisao: allowed.revisao };
    await expect(allowPaymentAgain(owner, numero, again)).rejects.toMatchObject({ status: 409 });
    await choose(numero, 'pix');
    expect((await shop.state(numero)).charges).toHaveLength(ATTEMPTS + 1);
  });

  it('keeps its open charge when another one may not be begun', async () => {
    const numero = await shop.order({ pagamento: 'combinar' });
    for (let time = 0; time < ATTEMPTS; time += 1) {
      await choose(numero, 'pix');
      if (time < ATTEMPTS - 1) await choose(numero, 'combinar');
    }
    await settings(true);
    await choose(numero, 'pix');
    expect((await shop.state(numero)).charges.at(-1)).toBe('pendente');
    expect(await choices(numero)).toEqual({ esgotado: true, outras: ['combinar'] });
  });
});

describe('another amount', () => {
  it('is marked as paid with a reason alone', async () => {
    ({ api: owner } = await staff(shop.store, 'administrador'));
    const numero = await shop.order({ pagamento: 'combinar' });
    const { revisao } = await getOrderPayments(owner, numero);
    const body = { revisao, forma: 'combinar', nota: ' ' } as const;
    for (const valor of [1, PRICE - 1, PRICE + 1]) {
      await expect(markOrderPaid(owner, numero, { ...body, valor: valor / 100 })).rejects.toMatchObject({
        status: 400,
      });
    }
    const paid = await markOrderPaid(owner, numero, { ...body, valor: 0.01, nota: 'o resto em troca' });
    expect(paid).toMatchObject({ situacao: 'pago', cobrado: 1 });
  });

  it('is confirmed with a reason alone', async () => {
    ({ api: owner } = await staff(shop.store, 'administrador'));
    const numero = await shop.order();
    const { id } = await shop.pixByKey(numero);
    const { revisao } = await getOrderPayments(owner, numero);
    const body = { revisao, valor: 0.01, identificacao: '' };
    await expect(confirmPayment(owner, numero, id, body)).rejects.toMatchObject({ status: 400 });
    const noted = await confirmPayment(owner, numero, id, { ...body, nota: 'pagou só isto' });
    expect(noted).toMatchObject({
      situacao: 'aguardando',
      casos: [{ tipo: 'valor_divergente', nota: 'pagou só isto' }],
    });
  });
});
