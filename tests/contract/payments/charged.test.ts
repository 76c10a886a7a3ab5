/** Whatever pays an order, every total of it is what was charged for the way that holds. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { confirmPayment, getOrderPayments, undoPayment } from '#lib/api/panel-order-payments.ts';
import { getPanelOrder, getPanelOrders } from '#lib/api/panel-orders.ts';
import { getClosing } from '#lib/api/panel-statements.ts';
import type { Pedido, Pedidos } from '#lib/contract/order.ts';
import type { PagamentoPedido } from '#lib/contract/payment.ts';
import { findOrder } from '#lib/platform/orders/queries/orders.ts';
import { readPayment } from '#lib/platform/payments/order-payment.ts';
import { boughtByGuest } from '../../support/guest.ts';
import { dropMails, mailsOf } from '../../support/mails.ts';
import { call, openOrders, store } from '../../support/openings/orders.ts';
import { dropMoney } from '../../support/payments/drop-money.ts';
import { openMoneyShop, PRICE, RECEIVER } from '../../support/payments/shop.ts';
import { staff } from '../../support/staff.ts';
import type { Visitor } from '../../support/store.ts';

openOrders();
const SETTINGS = { combinar_ativo: true, retirada_ativo: false, faturado_ativo: false };
const settings = (pix_ativo: boolean) =>
  store.db
    .updateTable('payment_settings')
    .set({ ...RECEIVER, ...SETTINGS, pix_ativo })
    .execute();
beforeEach(() => settings(true));
// Hooks that are named later run earlier: charges go before their orders.
afterEach(async () => {
  await dropMoney(store.db);
  await settings(false);
  await dropMails(store);
});

const json = async <T>(visitor: Visitor, path: string): Promise<T> =>
  (await call(visitor, 'GET', path)).json();
/** What every place says of the order, in reais. */
async function saidOf(visitor: Visitor, numero: number) {
  const { api } = await staff(store, 'administrador');
  const own = await json<Pedido>(visitor, `order/${numero}`);
  const list = await json<Pedidos>(visitor, 'orders');
  const payment = await json<PagamentoPedido>(visitor, `order/${numero}/payment`);
  const { pedido } = await getPanelOrder(api, String(numero));
  const { pedidos } = await getPanelOrders(api, { offset: 0, limit: 10 });
  const book = await getOrderPayments(api, numero);
  const off = own.descontos.reduce((sum, { valor }) => sum + valor, 0);
  const cash = own.pagamento === 'pix' ? own.total.valor - own.total.vista : 0;
  expect(own.total.produtos + own.frete.valor - off - cash).toBeCloseTo(own.cobrado, 2);
  return {
    ways: [own.pagamento, payment.forma, pedido.pagamento, book.forma],
    totals: [
      own.cobrado,
      list.pedidos[0]?.valor,
      payment.valor,
      ...[pedido.cobrado, pedidos[0]?.valor, book.cobrado].map((value) => (value ?? 0) / 100),
    ],
  };
}
const all = <T>(value: T, times: number) => Array.from({ length: times }, () => value);

it('is paid by a code that its buyer had left for another way', async () => {
  const visitor = store.visitor();
  const { numero, total } = await boughtByGuest(visitor, { pagamento: 'pix' });
  expect(total.vista).toBeLessThan(total.valor);
  expect(await saidOf(visitor, numero)).toEqual({ ways: all('pix', 4), totals: all(total.vista, 6) });

  await call(visitor, 'POST', `order/${numero}/payment`, { pagamento: 'combinar' });
  expect(await saidOf(visitor, numero)).toEqual({ ways: all('combinar', 4), totals: all(total.valor, 6) });

  const { api } = await staff(store, 'administrador');
  await mailsOf(store);
  await dropMails(store);
  const { revisao, cobrancas } = await getOrderPayments(api, numero);
  const id = cobrancas[0]?.id ?? 0;
  const confirmed = await confirmPayment(api, numero, id, { revisao, valor: 0, identificacao: '' });
  expect(await saidOf(visitor, numero)).toEqual({ ways: all('pix', 4), totals: all(total.vista, 6) });
  const letter = (await mailsOf(store)).find((mail) => mail.includes('confirmado'));
  expect(letter).toContain(`Total: R$ ${total.vista.toFixed(2).replace('.', ',')}`);
  expect(letter).not.toContain(total.valor.toFixed(2).replace('.', ','));
  const day = await getClosing(api, {});
  expect(day.aberto.pedidos.valor).toBe(0);

  await undoPayment(api, numero, id, { revisao: confirmed.revisao });
  expect(await saidOf(visitor, numero)).toEqual({ ways: all('pix', 4), totals: all(total.vista, 6) });
  expect((await getClosing(api, {})).aberto.pedidos.valor).toBe(Math.round(total.vista * 100));
});

it('shows the charge that paid it, whatever else is still being looked at', async () => {
  const shop = await openMoneyShop();
  const { deps, standIn } = shop;
  const numero = await shop.order({ pagamento: 'pix' });
  const first = await shop.charge(numero, { amount: PRICE - 500 });
  await shop.work();
  standIn.set(first.ref, 'recusada');
  shop.later(60_000);
  await shop.work();
  await shop.charge(numero, { method: 'boleto' });
  await shop.work();
  standIn.pay(first.ref, PRICE - 500, true);
  shop.later(180_000);
  await shop.deps.db.updateTable('charges').set({ next_check_at: null }).where('ordem', '=', 2).execute();
  await shop.work();
  expect(await shop.state(numero)).toMatchObject({ pagamento: 'pago', charges: ['paga', 'encerrando'] });
  const order = await findOrder(deps.db, numero);
  expect(order).toMatchObject({ pagamento: 'pix', cobrado: PRICE - 500 });
  expect(order && (await readPayment(deps, order))).toMatchObject({
    forma: 'pix',
    valor: PRICE - 500,
    cobranca: { situacao: 'paga', valor: PRICE - 500, forma: 'pix' },
  });
  await shop.store.close();
});
