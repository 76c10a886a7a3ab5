/** An approved order in each way it may be bought: with a coupon, picked up, on a chosen day; and paid by the way that was asked for. */
import { afterEach, describe, expect, it } from 'vitest';
import { giveCoupon } from '#lib/api/promotional.ts';
import type { Aprovacao } from '#lib/contract/approval.ts';
import type { Pedido, RevisaoPedido } from '#lib/contract/order.ts';
import type { PagamentoPedido } from '#lib/contract/payment.ts';
import { plusDays, shopDay } from '#lib/domain/kernel/bank-days.ts';
import { playDemo } from '#lib/platform/payments/providers/demo.ts';
import { makeDue } from '#lib/platform/payments/queries/charges.ts';
import { person } from '../support/accounts.ts';
import { dropMails, mailsOf } from '../support/mails.ts';
import { ana, company, companyOpening } from '../support/openings/company.ts';
import {
  buyer,
  call,
  fill,
  openOrders,
  orders,
  product,
  STOCK,
  stockLeft,
  store,
} from '../support/openings/orders.ts';
import { dropMoney } from '../support/payments/drop-money.ts';
import { RECEIVER } from '../support/payments/shop.ts';
import type { Visitor } from '../support/store.ts';

const DAY = 86_400_000;
const COUPON = 'EMPRESA';
const TURN = { dia: '2026-11-27', turno: 'tarde' };
const HERE = { 'x-private-visit': '1' };

openOrders();
const { ask, asked, decide, idOf, join } = companyOpening();
// Hooks that are named later run earlier: charges and orders go before what they stand on.
afterEach(async () => {
  await dropMoney(store.db);
  await store.reset();
  for (const table of ['delivery_slots', 'group_members', 'customer_groups'] as const)
    await store.db.deleteFrom(table).execute();
  await store.db.deleteFrom('coupons').where('hash', '=', COUPON).execute();
  await plan({ entrega_agendada: false, vagas_tarde: 0, vagas_noite: 0 });
  await payable({ pix_ativo: false, retirada_ativo: false, faturado_ativo: false });
});

const payable = (change: object) =>
  store.db
    .updateTable('payment_settings')
    .set({ ...RECEIVER, combinar_ativo: true, ...change })
    .execute();
const plan = (set: object) =>
  store.db.updateTable('shipping_services').set(set).where('id', '=', 'expressa').execute();
const price = (preco_por: number) =>
  store.db.updateTable('products').set({ preco_por }).where('id', '=', product).execute();
const reviewed = async (visitor: Visitor, servico = ''): Promise<RevisaoPedido> =>
  (await call(visitor, 'GET', `order/review?${new URLSearchParams({ servico })}`)).json();
const orderOf = async (visitor: Visitor, numero: number | null): Promise<Pedido> =>
  (await call(visitor, 'GET', `order/${numero}`)).json();
const paymentOf = async (visitor: Visitor, numero: number | null): Promise<PagamentoPedido> =>
  (await call(visitor, 'GET', `order/${numero}/payment`)).json();
/** Goods and the service of a request by a buyer who has to ask. */
async function askedWith(servico: string, said: object = {}): Promise<Aprovacao> {
  const { versao } = await reviewed(ana, servico);
  const answer = await ask(ana, versao, { servico, ...said });
  expect([answer.status, answer.ok ? '' : await answer.clone().text()]).toEqual([200, '']);
  return answer.json();
}
async function approved(numero: number): Promise<Aprovacao> {
  const answer = await decide(company, numero, 'approve');
  expect([answer.status, answer.ok ? '' : await answer.clone().text()]).toEqual([200, '']);
  return answer.json();
}
async function refusalOf(numero: number): Promise<readonly [number, string]> {
  const answer = await decide(company, numero, 'approve');
  return [answer.status, (await answer.json()).error];
}
/** Why one of them was refused. */
async function saidBy(answers: readonly Response[]): Promise<string> {
  const refusal = answers.find(({ status }) => status === 409);
  return refusal ? (await refusal.json()).error : '';
}
/** Twice, as the clock of a shop that runs: nothing may be given back again. */
async function rounds(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    store.platform.round();
    await store.platform.settled();
  }
}

describe('with a coupon', () => {
  const uses = async () =>
    (await store.db.selectFrom('coupons').select('usos').where('hash', '=', COUPON).executeTakeFirst())?.usos;
  async function withCoupon(terms: object = {}, quantidade = 2): Promise<void> {
    await store.db
      .insertInto('coupons')
      .values({ hash: COUPON, tipo: 'porcentagem', valor: 10, ...terms })
      .execute();
    await join(company, ana);
    await filled(quantidade);
  }
  async function filled(quantidade = 2, visitor = ana): Promise<void> {
    await fill(visitor, quantidade);
    await giveCoupon(visitor.api, COUPON);
  }

  it('costs what was shown though the coupon and the price are others by then, and uses it once', async () => {
    await withCoupon({ usos_maximos: 1 });
    const shown = await asked(ana);
    expect([shown.descontos, await uses()]).toEqual([[expect.objectContaining({ valor: 20 })], 0]);
    await store.db.updateTable('coupons').set({ valor: 1 }).where('hash', '=', COUPON).execute();
    await price(19_990);
    const { pedido } = await approved(shown.numero);
    await approved(shown.numero);
    expect([(await orderOf(ana, pedido)).total, await uses()]).toMatchObject([
      { valor: shown.total.valor, vista: shown.total.vista },
      1,
    ]);
    expect((await call(company, 'POST', `order/${pedido}/cancel`)).status).toBe(200);
    await call(company, 'POST', `order/${pedido}/cancel`);
    expect([await uses(), await stockLeft()]).toEqual([0, STOCK]);
  });

  it.each([5000, 1000])('takes no more off than the goods cost once they cost %i', async (fallen) => {
    await withCoupon({ tipo: 'valor', valor: 15_000 });
    const shown = await asked(ana);
    await price(fallen);
    const { pedido } = await approved(shown.numero);
    const { total, frete } = await orderOf(ana, pedido);
    expect(total.valor).toBeLessThanOrEqual(shown.total.valor);
    expect(total.valor).toBeGreaterThanOrEqual(frete.valor);
    expect(total.vista).toBeGreaterThanOrEqual(frete.valor);
  });

  it('of the freight costs what was shown', async () => {
    await withCoupon({ tipo: 'frete', valor: 50 });
    const shown = await asked(ana);
    const { pedido } = await approved(shown.numero);
    const order = await orderOf(ana, pedido);
    expect([order.frete.valor, order.total.valor, await uses()]).toEqual([
      shown.frete.valor,
      shown.total.valor,
      1,
    ]);
  });

  it('whose last use two requests want is used by one of them, and the other makes no order', async () => {
    await withCoupon({ usos_maximos: 1 });
    const first = await asked(ana);
    await filled();
    const second = await asked(ana, { chave: 'outra' });
    const answers = await Promise.all(
      [first, second].map(({ numero }) => decide(company, numero, 'approve')),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await uses(), (await orders()).length, await stockLeft()]).toEqual([1, 1, STOCK - 2]);
    expect(await saidBy(answers)).toContain('O cupom deste pedido não vale mais');
  });

  it.each(['recusada', 'vencida'])('is free for another order once the request is %s', async (end) => {
    await withCoupon({ usos_maximos: 1, usos_cliente: 1 });
    const { numero } = await asked(ana);
    if (end === 'recusada') expect((await decide(company, numero, 'refuse')).status).toBe(200);
    else store.later(12 * DAY);
    await rounds();
    expect([await uses(), await stockLeft()]).toEqual([0, STOCK]);
    await store.db.updateTable('company_buyers').set({ limite: 1_000_000 }).execute();
    const visitor = await buyer();
    await filled(2, visitor);
    const body = {
      chave: 'outra',
      versao: (await reviewed(visitor)).versao,
      pagamento: 'combinar',
      observacao: '',
    };
    expect((await call(visitor, 'POST', 'order', body)).status).toBe(200);
    expect(await uses()).toBe(1);
  });

  it('that takes all of it off is confirmed as it is approved, and nothing is charged', async () => {
    await withCoupon({ valor: 100 });
    const shown = await askedWith('retirada', { pagamento: 'gratis' });
    expect(shown.total).toMatchObject({ valor: 0, vista: 0 });
    const { pedido } = await approved(shown.numero);
    expect(await orderOf(ana, pedido)).toMatchObject({ status: 'confirmado', situacaoPagamento: 'pago' });
    expect(await store.db.selectFrom('charges').select('id').execute()).toEqual([]);
  });
});

describe('picked up', () => {
  it('is approved as such, and paid there', async () => {
    await payable({ retirada_ativo: true });
    await join(company, ana);
    await fill(ana, 2);
    const shown = await askedWith('retirada', { pagamento: 'retirada' });
    expect(shown).toMatchObject({ retirada: true, pagamento: 'retirada', frete: { valor: 0 } });
    const { pedido } = await approved(shown.numero);
    const order = await orderOf(ana, pedido);
    expect(order).toMatchObject({ retirada: true, pagamento: 'retirada', situacaoPagamento: 'combinar' });
    expect(order.local?.endereco).not.toBe('');
    expect(order.total.valor).toBe(shown.total.valor);
  });

  it('is no order where the shop has no pick-up any more, and is not sent instead', async () => {
    await join(company, ana);
    await fill(ana, 2);
    const { numero } = await askedWith('retirada');
    const service = store.db.updateTable('shipping_services').where('id', '=', 'retirada');
    await service.set({ ativo: false }).execute();
    try {
      expect(await refusalOf(numero)).toEqual([
        409,
        expect.stringContaining('A entrega escolhida não existe'),
      ]);
    } finally {
      await service.set({ ativo: true }).execute();
    }
    expect([await orders(), await stockLeft()]).toEqual([[], STOCK]);
    await approved(numero);
  });
});

describe('on a chosen day', () => {
  const used = async () =>
    (await store.db.selectFrom('delivery_slots').select(['dia', 'turno', 'usadas']).execute()).map(
      ({ dia, turno, usadas }) => [dia, turno, usadas],
    );
  async function scheduled(chave = 'uma-chave'): Promise<Aprovacao> {
    await fill(ana, 1);
    return askedWith('expressa', { agendamento: TURN, chave });
  }
  async function opened(): Promise<void> {
    store.clock.now = new Date('2026-11-24T10:00:00-03:00');
    await plan({ entrega_agendada: true, vagas_tarde: 1, vagas_noite: 1 });
    await join(company, ana);
  }

  it('takes its place as it is approved, once, and gives it back once', async () => {
    await opened();
    const shown = await scheduled();
    expect([shown.agenda, await used()]).toEqual(['2026-11-27 tarde', []]);
    const { pedido } = await approved(shown.numero);
    await approved(shown.numero);
    expect((await orderOf(ana, pedido)).frete).toMatchObject({ ...TURN, servico: 'expressa' });
    expect(await used()).toEqual([['2026-11-27', 'tarde', 1]]);
    await call(company, 'POST', `order/${pedido}/cancel`);
    await call(ana, 'POST', `order/${pedido}/cancel`);
    expect([await used(), await stockLeft()]).toEqual([[['2026-11-27', 'tarde', 0]], STOCK]);
  });

  it('of two that want the last place one is made; the other says how to go on, and holds nothing', async () => {
    await opened();
    const both = [await scheduled(), await scheduled('outra')];
    const answers = await Promise.all(both.map(({ numero }) => decide(company, numero, 'approve')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await used(), await stockLeft()]).toEqual([[['2026-11-27', 'tarde', 1]], STOCK - 1]);
    expect(await saidBy(answers)).toBe(
      'O dia e o turno escolhidos não estão mais livres. Recuse, e quem pediu envia de novo.',
    );
  });

  it('is no order once that day cannot be met any more', async () => {
    await opened();
    const { numero } = await scheduled();
    store.clock.now = new Date('2026-11-27T09:00:00-03:00');
    expect(await refusalOf(numero)).toEqual([409, expect.stringContaining('O dia e o turno escolhidos')]);
    expect([await orders(), await used(), await stockLeft()]).toEqual([[], [], STOCK]);
  });
});

describe('paid after the approval', () => {
  const endOf = async (numero: number | null) =>
    store.db
      .selectFrom('orders')
      .select(['created_at', 'pay_until', 'status', 'situacao_pagamento'])
      .where('numero', '=', numero)
      .executeTakeFirstOrThrow();

  it('by Pix by key has a code of the price in cash that was shown, for as long as one of an order of that day', async () => {
    await payable({ pix_ativo: true });
    await join(company, ana);
    await fill(ana, 2);
    const shown = await asked(ana, { pagamento: 'pix' });
    expect(await store.db.selectFrom('charges').select('id').execute()).toEqual([]);
    await price(19_990);
    store.later(5 * DAY);
    const { pedido } = await approved(shown.numero);
    const payment = await paymentOf(company, pedido);
    expect(payment).toMatchObject({ forma: 'pix', situacao: 'aguardando', valor: shown.total.vista });
    expect(payment.cobranca?.copiaECola).toContain(shown.total.vista.toFixed(2));
    const [charge] = await store.db.selectFrom('charges').select(['valor', 'expires_at']).execute();
    expect(charge?.valor).toBe(Math.round(shown.total.vista * 100));
    expect(+(charge?.expires_at ?? 0)).toBeGreaterThan(+store.clock.now);
    const { created_at, pay_until } = await endOf(pedido);
    expect([created_at, pay_until]).toEqual([store.clock.now, expect.any(Date)]);
    expect(+(pay_until ?? 0)).toBeGreaterThanOrEqual(+(charge?.expires_at ?? 0));
  });

  it('not in time gives stock back once, and is not asked for again', async () => {
    await join(company, ana);
    await fill(ana, 2);
    const { numero } = await asked(ana);
    store.later(5 * DAY);
    const { pedido } = await approved(numero);
    expect(await endOf(pedido)).toMatchObject({ status: 'recebido', created_at: store.clock.now });
    await store.platform.settled();
    await dropMails(store);
    store.later(12 * DAY);
    await rounds();
    expect(await endOf(pedido)).toMatchObject({ status: 'cancelado', situacao_pagamento: 'vencido' });
    expect(await stockLeft()).toBe(STOCK);
    // The company hears of it, and so does who asked, once each.
    const letters = await mailsOf(store);
    for (const name of ['empresa', 'cliente'] as const) {
      const own = letters.filter((mail) => mail.includes(`To: ${person(name).email}`));
      expect(own).toEqual([expect.stringMatching(new RegExp(`Subject: .*${pedido}`))]);
    }
    const again = await decide(await buyer('empresa'), numero, 'approve');
    expect(await again.json()).toMatchObject({ pedido });
    expect(await stockLeft()).toBe(STOCK);
  });

  it.each(['pix', 'boleto', 'cartao'])(
    'by %s of the demonstration is paid by its buyer',
    async (pagamento) => {
      await join(company, ana);
      await fill(ana, 2);
      const { versao } = await reviewed(ana);
      const send = (visitor: Visitor, path: string, body?: object) =>
        visitor.fetch(`/api/v2/vitrine/${path}`, {
          ...{ method: 'POST', headers: HERE },
          ...(body && { body: JSON.stringify(body) }),
        });
      const shown: Aprovacao = await (
        await send(ana, 'approvals', { chave: 'uma-chave', versao, pagamento, observacao: '' })
      ).json();
      const { pedido }: Aprovacao = await (await send(company, `approvals/${shown.numero}/approve`)).json();
      const payment = await paymentOf(ana, pedido);
      expect(payment).toMatchObject({ forma: pagamento, situacao: 'aguardando', valor: shown.valor });
      expect(payment.cobranca).toMatchObject({ situacao: 'aberta', demonstracao: true });
      const ref = payment.cobranca?.ref ?? '';
      await playDemo(store.db, { ref, act: 'pagar', now: store.clock.now });
      await makeDue(store.db, ref, store.clock.now);
      await rounds();
      expect(await orderOf(company, pedido)).toMatchObject({
        status: 'confirmado',
        situacaoPagamento: 'pago',
      });
    },
  );

  it('by invoice is due so many days after the approval', async () => {
    await payable({ faturado_ativo: true });
    await join(company, ana);
    const group = await store.db
      .insertInto('customer_groups')
      .values({ nome: 'Empresas', dias: 28 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const user_id = await idOf('empresa');
    await store.db
      .insertInto('group_members')
      .values({ user_id, grupo_id: group.id, author: 'Ana', created_at: store.clock.now })
      .execute();
    await fill(ana, 2);
    const shown = await asked(ana, { pagamento: 'faturado' });
    store.later(5 * DAY);
    const { pedido } = await approved(shown.numero);
    const payment = await paymentOf(company, pedido);
    const vencimento = plusDays(shopDay(store.clock.now), 28);
    expect(payment).toMatchObject({ forma: 'faturado', fatura: { dias: 28, vencimento } });
    expect(payment.valor).toBe(shown.total.valor);
  });

  it('by a way that is not offered any more is no order, and says how to go on', async () => {
    await payable({ pix_ativo: true });
    await join(company, ana);
    await fill(ana, 2);
    const { numero } = await asked(ana, { pagamento: 'pix' });
    await payable({ pix_ativo: false });
    expect(await refusalOf(numero)).toEqual([
      409,
      'A forma de pagamento deste pedido não é mais oferecida. Recuse, e quem pediu envia de novo.',
    ]);
    expect([await orders(), await stockLeft()]).toEqual([[], STOCK]);
  });
});
