/** The checkout begins the payment of an order with the order, and its page says what is needed to pay it. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Pedido } from '#lib/contract/order.ts';
import type { PagamentoPedido } from '#lib/contract/payment.ts';
import { orderPath } from '#lib/paths.ts';
import { orderToken } from '#lib/platform/orders/order-link.ts';
import { playDemo } from '#lib/platform/payments/providers/demo.ts';
import { makeDue } from '#lib/platform/payments/queries/charges.ts';
import { createPlatform } from '#lib/platform/platform.ts';
import { openOrder } from '#lib/server/cart/order-own.ts';
import { boughtByGuest, guestBody, guestReview, sendAsGuest } from '../../support/guest.ts';
import {
  buyer,
  call,
  fill,
  openOrders,
  ordered,
  orders,
  STOCK,
  stockLeft,
  store,
} from '../../support/openings/orders.ts';
import { dropMoney } from '../../support/payments/drop-money.ts';
import { RECEIVER } from '../../support/payments/shop.ts';
import { APP_TOKEN, SESSION_SECRET, type Visitor } from '../../support/store.ts';

const NONE = { pix_ativo: false, combinar_ativo: true, retirada_ativo: false, faturado_ativo: false };

openOrders();
// Hooks that are named later run earlier: charges go before their orders.
afterEach(async () => {
  await dropMoney(store.db);
  await settings(NONE);
});

const settings = (change: object) =>
  store.db
    .updateTable('payment_settings')
    .set({ ...RECEIVER, ...change })
    .execute();
const HERE = { 'x-private-visit': '1' };
/** The same shop, under an address that everybody knows. */
const inTheWorld = () =>
  createPlatform({
    db: store.db,
    changes: store.changes,
    now: () => store.clock.now,
    siteUrl: 'https://loja.example',
    appToken: APP_TOKEN,
    sessionSecret: SESSION_SECRET,
    dataDir: store.dataDir,
    onError: (error) => {
      throw error;
    },
    onBackgroundError: (error) => {
      throw error;
    },
  });
const ask = async (visitor: Visitor, path: string, init: RequestInit = {}) =>
  visitor.fetch(`/api/v2/vitrine/${path}`, init);
const paymentOf = async (visitor: Visitor, numero: number): Promise<PagamentoPedido> =>
  (await ask(visitor, `order/${numero}/payment`)).json();

describe('the checkout', () => {
  it('of an empty shop offers what is agreed with the shop, and nothing where that is off', async () => {
    const visitor = store.visitor();
    await fill(visitor, 1);
    expect((await guestReview(visitor)).formasPagamento).toEqual(['combinar']);
    await settings({ combinar_ativo: false });
    expect((await guestReview(visitor)).formasPagamento).toEqual([]);
    const refused = await sendAsGuest(visitor);
    expect(refused.status).toBe(400);
    expect(await orders()).toEqual([]);
    expect(await stockLeft()).toBe(STOCK);
  });

  it('begins a Pix with the order, at the price in cash that was shown for it', async () => {
    await settings({ pix_ativo: true });
    const visitor = store.visitor();
    const order = await boughtByGuest(visitor, { pagamento: 'pix' });
    expect(order).toMatchObject({ pagamento: 'pix', situacaoPagamento: 'aguardando' });
    expect(order.total.vista).toBeLessThan(order.total.valor);
    const payment = await paymentOf(visitor, order.numero);
    expect(payment).toMatchObject({ situacao: 'aguardando', valor: order.total.vista, espera: true });
    expect(payment.cobranca).toMatchObject({ situacao: 'aberta', porPessoas: true, demonstracao: false });
    expect(payment.cobranca?.copiaECola).toContain(order.total.vista.toFixed(2));
    expect(payment.outras).toEqual([{ forma: 'combinar', valor: order.total.valor }]);
    const row = await store.db
      .selectFrom('orders')
      .select(['pay_until', 'situacao_pagamento'])
      .executeTakeFirst();
    expect(row?.pay_until).not.toBeNull();
  });

  it('takes no way that is not offered: neither order nor charge is written', async () => {
    const visitor = store.visitor();
    await fill(visitor, 1);
    for (const pagamento of ['pix', 'cartao', 'faturado']) {
      expect((await sendAsGuest(visitor, { pagamento, chave: pagamento })).status).toBe(400);
    }
    expect(await orders()).toEqual([]);
    expect(await store.db.selectFrom('charges').select('id').execute()).toEqual([]);
    expect(await stockLeft()).toBe(STOCK);
  });

  it('sent twice has one order and one charge', async () => {
    await settings({ pix_ativo: true });
    const visitor = store.visitor();
    await fill(visitor, 1);
    const { versao } = await guestReview(visitor);
    const body = { chave: 'uma', versao, pagamento: 'pix' };
    const answers = await Promise.all([sendAsGuest(visitor, body), sendAsGuest(visitor, body)]);
    const numbers = await Promise.all(answers.map(async (one) => ((await one.json()) as Pedido).numero));
    expect(new Set(numbers).size).toBe(1);
    expect(await store.db.selectFrom('charges').select('id').execute()).toHaveLength(1);
  });

  it('offers the demonstration to no shop with an address in the world, whatever a header says', async () => {
    const visitor = store.visitor();
    await fill(visitor, 1);
    const here = await ask(visitor, 'order/review?cep=01310100', { headers: HERE });
    expect((await here.json()).formasPagamento).toEqual(['pix', 'boleto', 'cartao', 'combinar']);
    const world = inTheWorld();
    const asked = (path: string) =>
      world.fetch(
        new Request(`https://loja.example${path}`, {
          headers: { ...HERE, 'App-Token': APP_TOKEN, Cookie: `PHPSESSID=${visitor.session()}` },
        }),
      );
    const review = await (await asked('/api/v2/vitrine/order/review?cep=01310100')).json();
    expect(review.carrinho.itens).toHaveLength(1);
    expect(review.formasPagamento).toEqual(['combinar']);
    expect((await asked('/api/v2/vitrine/demo-bank/PED1T1')).status).toBe(404);
    const { configuracoes } = await (await asked('/api/v2/front/settings')).json();
    expect(configuracoes.pagamento.formas).toEqual(['combinar']);
    await world.stop();
  });
});

describe('the payment of an order', () => {
  it('that the bank tells of as its page is opened is on all of the page', async () => {
    const visitor = store.visitor();
    await fill(visitor, 1);
    const { versao } = await guestReview(visitor);
    const body = JSON.stringify(guestBody(versao, { pagamento: 'pix' }));
    const sent: Pedido = await (await ask(visitor, 'order', { method: 'POST', headers: HERE, body })).json();
    const ref = (await paymentOf(visitor, sent.numero)).cobranca?.ref ?? '';
    await playDemo(store.db, { ref, act: 'pagar', now: store.clock.now });
    await makeDue(store.db, ref, store.clock.now);
    const numero = String(sent.numero);
    expect(await openOrder(visitor.api, orderPath(sent.numero), numero)).toMatchObject({
      seen: { order: { status: 'confirmado', situacaoPagamento: 'pago' }, payment: { situacao: 'pago' } },
    });
    expect(await openOrder(visitor.api, '/', '999999')).toMatchObject({ path: expect.any(String) });
  });

  it('is changed by its buyer, for the same order', async () => {
    await settings({ pix_ativo: true });
    const visitor = await buyer();
    const { numero } = await ordered(visitor);
    const chosen = await call(visitor, 'POST', `order/${numero}/payment`, { pagamento: 'pix' });
    expect(await chosen.json()).toMatchObject({ forma: 'pix', cobranca: { situacao: 'aberta' } });
    const back = await call(visitor, 'POST', `order/${numero}/payment`, { pagamento: 'combinar' });
    expect(await back.json()).toMatchObject({ forma: 'combinar', situacao: 'combinar', cobranca: null });
    expect((await call(visitor, 'POST', `order/${numero}/payment`, { pagamento: 'boleto' })).status).toBe(
      400,
    );
  });

  it('is shown and changed for nobody else, but whoever has the link may pay it', async () => {
    await settings({ pix_ativo: true });
    const visitor = store.visitor();
    const { numero } = await boughtByGuest(visitor, { pagamento: 'pix' });
    const stranger = store.visitor();
    expect((await ask(stranger, `order/${numero}/payment`)).status).toBe(401);
    const body = { pagamento: 'combinar' };
    expect((await call(stranger, 'POST', `order/${numero}/payment`, body)).status).toBe(401);
    expect((await call(await buyer('empresa'), 'POST', `order/${numero}/payment`, body)).status).toBe(404);
    const token = orderToken({ sessionSecret: SESSION_SECRET }, { numero, link_version: 1 });
    const open: PagamentoPedido = await (await ask(stranger, `order/link/${token}/payment`)).json();
    expect(open).toMatchObject({ numero, outras: [], cobranca: { situacao: 'aberta' } });
    expect((await ask(stranger, `order/link/${token.slice(0, -1)}0/payment`)).status).toBe(404);
  });

  it('says another mark once it is paid, and ends with the order', async () => {
    await settings({ pix_ativo: true });
    const visitor = store.visitor();
    const { numero } = await boughtByGuest(visitor, { pagamento: 'pix' });
    const before = await paymentOf(visitor, numero);
    expect((await paymentOf(visitor, numero)).marca).toBe(before.marca);
    await call(visitor, 'POST', `order/${numero}/cancel`);
    const after = await paymentOf(visitor, numero);
    expect(after).toMatchObject({ situacao: 'encerrado', status: 'cancelado', espera: false, outras: [] });
    expect(after.marca).not.toBe(before.marca);
    expect(await stockLeft()).toBe(STOCK);
  });

  it('that nobody made ends the order by the clock: stock comes back once', async () => {
    const visitor = store.visitor();
    const { numero } = await boughtByGuest(visitor);
    expect(await stockLeft()).toBe(STOCK - 1);
    store.later(10 * 24 * 60 * 60_000);
    for (let round = 0; round < 2; round += 1) {
      store.platform.round();
      await store.platform.settled();
    }
    expect(
      await store.db
        .selectFrom('orders')
        .select(['status', 'situacao_pagamento'])
        .where('numero', '=', numero)
        .executeTakeFirst(),
    ).toEqual({ status: 'cancelado', situacao_pagamento: 'vencido' });
    expect(await stockLeft()).toBe(STOCK);
  });
});
