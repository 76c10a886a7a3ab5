/** An order that costs nothing: there is nothing to choose, and it is confirmed by itself. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cancellationSaid, paymentSaid } from '#layouts/parts/payment-said.ts';
import { giveCoupon } from '#lib/api/promotional.ts';
import type { Pedido, RevisaoPedido } from '#lib/contract/order.ts';
import { BLANK_CHECKOUT } from '#lib/domain/orders/checkout-form.ts';
import { openOrder } from '#lib/server/cart/order-own.ts';
import { sendOrderForm } from '#lib/server/cart/order-send.ts';
import { ADDRESS, GUEST, guestBody, guestReview } from '../../support/guest.ts';
import { dropMails, mailsOf } from '../../support/mails.ts';
import { call, fill, openOrders, orders, STOCK, stockLeft, store } from '../../support/openings/orders.ts';
import { RECEIVER } from '../../support/payments/shop.ts';
import type { Visitor } from '../../support/store.ts';

const ALL_OF_IT = 'TUDO100';
const PICKUP = 'retirada';

openOrders();
beforeEach(async () => {
  await store.db.insertInto('coupons').values({ hash: ALL_OF_IT, tipo: 'porcentagem', valor: 100 }).execute();
  await settings({ combinar_ativo: true, pix_ativo: true });
});
// Hooks that are named later run earlier: orders go before their coupon.
afterEach(async () => {
  await store.db.deleteFrom('charges').execute();
  await store.reset();
  await store.db.deleteFrom('coupons').where('hash', '=', ALL_OF_IT).execute();
  await settings({ combinar_ativo: true, pix_ativo: false });
});

const settings = (change: object) =>
  store.db
    .updateTable('payment_settings')
    .set({ ...RECEIVER, ...change })
    .execute();
const reviewed = async (visitor: Visitor, servico = PICKUP): Promise<RevisaoPedido> =>
  (await call(visitor, 'GET', `order/review?${new URLSearchParams({ cep: ADDRESS.cep, servico })}`)).json();
const couponUses = async () =>
  (await store.db.selectFrom('coupons').select('usos').where('hash', '=', ALL_OF_IT).executeTakeFirst())
    ?.usos;

async function withAllTakenOff(): Promise<Visitor> {
  const visitor = store.visitor();
  await fill(visitor, 2);
  await giveCoupon(visitor.api, ALL_OF_IT);
  return visitor;
}

async function ordered(visitor: Visitor, pagamento: string): Promise<Pedido> {
  const { versao } = await reviewed(visitor);
  const answer = await call(visitor, 'POST', 'order', guestBody(versao, { pagamento, servico: PICKUP }));
  expect(answer.status).toBe(200);
  return answer.json();
}

it('asks for no way to pay, is paid and confirmed as it is sent, and takes its stock', async () => {
  const visitor = await withAllTakenOff();
  const review = await reviewed(visitor);
  expect(review).toMatchObject({
    total: { valor: 0, vista: 0 },
    formasPagamento: ['gratis'],
    formasRetirada: [],
  });
  const order = await ordered(visitor, 'gratis');
  expect(order).toMatchObject({
    ...{ status: 'confirmado', pagamento: 'gratis', situacaoPagamento: 'pago', cobrado: 0, cancelavel: true },
    passos: [{ status: 'recebido' }, { status: 'confirmado' }],
  });
  expect(await store.db.selectFrom('charges').select('id').execute()).toEqual([]);
  expect(await stockLeft()).toBe(STOCK - 2);
  const outcome = await openOrder(visitor.api, '/', String(order.numero));
  if (!('seen' in outcome) || !outcome.seen) throw new Error('no order');
  const { payment } = outcome.seen;
  expect(payment).toMatchObject({ situacao: 'pago', forma: 'gratis', valor: 0, outras: [], espera: false });
  expect(paymentSaid(payment)).toBe('Nada a pagar: o pedido já está confirmado.');
  const letters = await mailsOf(store);
  expect(letters).toHaveLength(2);
  for (const letter of letters) {
    expect(letter).toContain('Pagamento: nada a pagar');
    expect(letter).not.toMatch(/Falta o pagamento|combinar|acertado/);
  }
  expect(letters.filter((letter) => letter.includes('Não há nada a pagar'))).toHaveLength(1);
});

it('gives stock and coupon back when it is cancelled, and nothing was charged', async () => {
  const visitor = await withAllTakenOff();
  const { numero } = await ordered(visitor, 'gratis');
  expect(await couponUses()).toBe(1);
  await dropMails(store);
  const cancelled = await call(visitor, 'POST', `order/${numero}/cancel`);
  expect(await cancelled.json()).toMatchObject({ status: 'cancelado', situacaoPagamento: 'encerrado' });
  expect(await stockLeft()).toBe(STOCK);
  expect(await couponUses()).toBe(0);
  const outcome = await openOrder(visitor.api, '/', String(numero));
  if (!('seen' in outcome) || !outcome.seen) throw new Error('no order');
  expect(cancellationSaid(outcome.seen.payment, true)).toContain('Nada será cobrado');
  expect((await mailsOf(store)).join()).toContain('Nada foi cobrado por ele');
});

it.each(['pix', 'combinar'])(
  'is taken with %s too, ticked while it still cost something',
  async (pagamento) => {
    const order = await ordered(await withAllTakenOff(), pagamento);
    expect(order).toMatchObject({ status: 'confirmado', pagamento: 'gratis', situacaoPagamento: 'pago' });
  },
);

it('is none with a delivery that costs something: how it is paid is asked then', async () => {
  const visitor = await withAllTakenOff();
  const { servico, entregas, formasPagamento } = await guestReview(visitor);
  expect(formasPagamento).toEqual(['pix', 'combinar']);
  const { nome: _nome, ...place } = { ...ADDRESS, nome: '' };
  const typed = {
    ...{ ...BLANK_CHECKOUT, convidado: true, termos: true, servico, pagamento: 'gratis' },
    ...{ guest: { ...GUEST, inscricaoEstadual: '' }, endereco: { ...place, nome: '' } },
  };
  const versao = entregas.find((one) => one.servico === servico)?.versao ?? '';
  expect(await sendOrderForm(visitor.api, { typed, chave: 'uma-chave', versao })).toMatchObject({
    status: 422,
    page: { problem: 'Escolha como você quer pagar.', review: { formasPagamento: ['pix', 'combinar'] } },
  });
  expect(await orders()).toEqual([]);
});

it('is taken by no shop that takes no orders', async () => {
  await settings({ combinar_ativo: false, pix_ativo: false });
  const visitor = await withAllTakenOff();
  const review = await reviewed(visitor);
  expect(review.formasPagamento).toEqual([]);
  const body = guestBody(review.versao, { pagamento: 'gratis', servico: PICKUP });
  expect((await call(visitor, 'POST', 'order', body)).status).toBe(400);
  expect(await stockLeft()).toBe(STOCK);
});
