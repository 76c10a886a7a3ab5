/** Orders and quotes in the hands of the shop: found, brought further, told to their buyers; messages with what became of them. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import { getOrder } from '#lib/api/order.ts';
import { changePanelMessage, getPanelMessages, getWaiting } from '#lib/api/panel-messages.ts';
import { writeNote } from '#lib/api/panel-notes.ts';
import {
  correctTracking,
  getPanelOrder,
  getPanelOrders,
  getPanelQuote,
  getPanelQuotes,
  stepPanelOrder,
} from '#lib/api/panel-orders.ts';
import { getPanelStart } from '#lib/api/panel-start.ts';
import { ANA, logIn, person, post } from '../support/accounts.ts';
import { dropMails, mailsOf } from '../support/mails.ts';
import { plainProduct } from '../support/plain-product.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let admin: Api;
let marketing: Api;
let product: number;
let changed: string[];

beforeAll(async () => {
  store = await createTestStore();
  store.changes.subscribe(({ keys }) => void changed.push(...keys));
  product = await plainProduct(store);
});
beforeEach(async () => {
  changed = [];
  await setStock(5);
  ({ api: admin } = await staff(store, 'administrador'));
  ({ api: marketing } = await staff(store, 'marketing'));
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.deleteFrom('recent_writes').execute();
  await store.db.deleteFrom('quotes').execute();
  await store.reset();
  await dropMails(store);
});
afterAll(() => store.close());

async function setStock(estoque: number): Promise<void> {
  await store.db.updateTable('products').set({ estoque }).where('id', '=', product).execute();
}

async function stock(): Promise<number> {
  const { estoque } = await store.db
    .selectFrom('products')
    .select('estoque')
    .where('id', '=', product)
    .executeTakeFirstOrThrow();
  return estoque;
}

async function fillCart(quantidade: number): Promise<Visitor> {
  const buyer = store.visitor();
  await logIn(buyer);
  await post(buyer, 'checkout/cart', { tipo: 'produto', itens: [{ idProduto: product, quantidade }] });
  return buyer;
}

async function order(
  quantidade = 2,
  chave = 'x',
): Promise<{ readonly numero: number; readonly buyer: Visitor }> {
  const buyer = await fillCart(quantidade);
  const { versao } = await (await buyer.fetch('/api/v2/vitrine/order/review')).json();
  const body = JSON.stringify({ chave, versao, pagamento: 'combinar', observacao: '' });
  const answer = await buyer.fetch('/api/v2/vitrine/order', { method: 'POST', body });
  expect(answer.status).toBe(200);
  await store.platform.settled();
  await dropMails(store);
  return { numero: (await answer.json()).numero, buyer };
}

/** To whom and of what; then forgotten. */
async function letters(): Promise<readonly string[]> {
  const mails = await mailsOf(store);
  await dropMails(store);
  return mails;
}

it('adds up the orders of the last fourteen days at the start of the panel, without cancelled ones', async () => {
  const now = store.clock.now.getTime();
  const day = 24 * 60 * 60 * 1000;
  const made = [
    { age: 0, cobrado: 1000, cancelled_at: null },
    { age: 13, cobrado: 1001, cancelled_at: null },
    { age: 14, cobrado: 1002, cancelled_at: null },
    { age: 0, cobrado: 1003, cancelled_at: store.clock.now },
  ];
  for (const { age, cobrado, cancelled_at } of made) {
    const { numero } = await order(1, `dias-${cobrado}`);
    const status = cancelled_at ? 'cancelado' : 'recebido';
    const row = { cobrado, status, cancelled_at, created_at: new Date(now - age * day) } as const;
    await store.db.updateTable('orders').set(row).where('numero', '=', numero).execute();
  }
  const { vendas } = await getPanelStart(admin);
  expect(vendas?.dias).toHaveLength(14);
  expect(vendas?.dias.at(0)).toMatchObject({ pedidos: 1, valor: 1001 });
  expect(vendas?.dias.at(-1)).toMatchObject({ pedidos: 1, valor: 1000 });
  expect(vendas?.dias.reduce((sum, { pedidos }) => sum + pedidos, 0)).toBe(2);
  expect(vendas?.maisVendidos.map(({ unidades }) => unidades)).toEqual([2]);
  // Whoever watches the shop is told of a day alone.
  expect((await store.platform.backlog()).orders).toEqual({ sold: 1 });
});

describe('an order', () => {
  it('goes from step to step, each mailed to its buyer, the last with an invitation to rate the shop', async () => {
    const { numero, buyer } = await order();
    const { passos, proximos } = await getPanelOrder(admin, String(numero));
    expect([passos, proximos]).toEqual([[], ['confirmado', 'cancelado']]);

    await stepPanelOrder(admin, numero, { situacao: 'confirmado', vista: 'recebido' });
    const [confirmed = '', ...more] = await letters();
    expect(more).toEqual([]);
    expect(confirmed).toContain(`To: ${ANA.usuario}`);
    expect(confirmed).toContain('foi confirmado');

    const sent = { situacao: 'enviado', vista: 'confirmado', rastreio: ' AA123456789BR ' } as const;
    await stepPanelOrder(admin, numero, sent);
    expect((await letters()).join()).toMatch(/Código de rastreio:\s+AA123456789BR/);
    expect((await getOrder(buyer.api, String(numero))).rastreio).toBe('AA123456789BR');

    const { passos: after } = await stepPanelOrder(admin, numero, { situacao: 'entregue', vista: 'enviado' });
    expect(after.map(({ situacao, por }) => [situacao, por])).toEqual(
      ['confirmado', 'enviado', 'entregue'].map((step) => [step, person('admin').nome_razao]),
    );
    const mails = await letters();
    expect(mails).toHaveLength(2);
    const key = /avaliacao-da-loja\?key=([\w-]+)/.exec(mails.join())?.[1] ?? '';
    const answer = await store.visitor().fetch(`/api/v2/front/evaluations/store/add/${key}`);
    expect(await answer.json()).toEqual({ sucesso: true });
  });

  it('under way gets another tracking code, noted with who gave it and mailed to its buyer once', async () => {
    const { numero, buyer } = await order();
    const mend = (rastreio: string, visto: string) =>
      correctTracking(admin, numero, { rastreio, transportadora: '', visto });
    await expect(mend('AA1', '')).rejects.toMatchObject({ status: 409 });
    await stepPanelOrder(admin, numero, { situacao: 'confirmado', vista: 'recebido' });
    await stepPanelOrder(admin, numero, { situacao: 'enviado', vista: 'confirmado', rastreio: 'ERRADO' });
    await letters();

    expect((await getPanelOrder(admin, String(numero))).rastreavel).toBe(true);
    const { pedido, alteracoes } = await mend(' AA  1 ', 'ERRADO');
    expect(pedido.rastreio).toBe('AA 1');
    expect(alteracoes).toMatchObject([
      {
        autor: person('admin').nome_razao,
        campos: [{ campo: 'rastreio', antes: 'ERRADO', depois: 'AA 1' }],
      },
    ]);
    expect((await getOrder(buyer.api, String(numero))).rastreio).toBe('AA 1');
    const [mail = '', ...more] = await letters();
    expect(more).toEqual([]);
    expect(mail).toContain('AA 1');
    expect(mail).toContain(`To: ${ANA.usuario}`);

    expect((await mend('AA 1', 'AA 1')).alteracoes).toHaveLength(1);
    expect(await letters()).toEqual([]);
    await expect(mend('BB2', 'ERRADO')).rejects.toMatchObject({ status: 409 });
    await expect(mend(' ', 'AA 1')).rejects.toMatchObject({ status: 400 });
    await expect(
      correctTracking(admin, 999_999, { rastreio: 'X', transportadora: '', visto: '' }),
    ).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      correctTracking(marketing, numero, { rastreio: 'X', transportadora: '', visto: 'AA 1' }),
    ).rejects.toMatchObject({
      status: 403,
    });
    const { rastreavel } = await stepPanelOrder(admin, numero, { situacao: 'entregue', vista: 'enviado' });
    expect(rastreavel).toBe(false);
    await expect(mend('BB2', 'AA 1')).rejects.toMatchObject({ status: 409 });
    expect((await getPanelOrder(admin, String(numero))).pedido.rastreio).toBe('AA 1');
    expect((await getOrder(buyer.api, String(numero))).rastreio).toBe('AA 1');
  });

  it('cancelled by the shop gives its stock back once, and its buyer is told by whom', async () => {
    const { numero } = await order(5);
    expect(await stock()).toBe(0);
    await stepPanelOrder(admin, numero, { situacao: 'cancelado', vista: 'recebido' });
    expect(await stock()).toBe(5);
    expect(changed).toContain(`product:${product}`);
    const [mail = '', ...more] = await letters();
    expect(more).toEqual([]);
    expect(mail).toContain('A loja cancelou este pedido.');
    const again = stepPanelOrder(admin, numero, { situacao: 'cancelado', vista: 'cancelado' });
    await expect(again).rejects.toMatchObject({ status: 409 });
    expect(await stock()).toBe(5);
  });

  it('that somebody brought further meanwhile is not brought further again, nor by two at once', async () => {
    const { numero } = await order();
    const step = { situacao: 'confirmado', vista: 'recebido' } as const;
    const both = await Promise.allSettled([1, 2].map(() => stepPanelOrder(admin, numero, step)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await letters()).toHaveLength(1);
    const late = stepPanelOrder(admin, numero, { situacao: 'cancelado', vista: 'recebido' });
    await expect(late).rejects.toMatchObject({ status: 409 });
  });

  it('takes no step over another', async () => {
    const { numero } = await order();
    for (const situacao of ['enviado', 'entregue'] as const) {
      const step = stepPanelOrder(admin, numero, { situacao, vista: 'recebido' });
      await expect(step).rejects.toMatchObject({ status: 409 });
    }
    expect(await letters()).toEqual([]);
  });

  it.each(['confirmado', 'enviado'] as const)(
    'that is %s can be ended by its buyer until it is sent',
    async (last) => {
      const { numero, buyer } = await order();
      await stepPanelOrder(admin, numero, { situacao: 'confirmado', vista: 'recebido' });
      if (last === 'enviado') await stepPanelOrder(admin, numero, { situacao: last, vista: 'confirmado' });
      const path = `/api/v2/vitrine/order/${numero}/cancel`;
      const { status } = await buyer.fetch(path, { method: 'POST', body: '{}' });
      expect(status).toBe(last === 'confirmado' ? 200 : 409);
    },
  );

  it('is found by number, name and e-mail, of one state or of all', async () => {
    const { numero } = await order();
    const found = async (busca: string) =>
      (await getPanelOrders(admin, { busca })).pedidos.map((one) => one.numero);
    expect(await found(String(numero))).toEqual([numero]);
    expect(await found('clara MENEZES')).toEqual([numero]);
    expect(await found('cliente@demo')).toEqual([numero]);
    expect(await found('ninguém')).toEqual([]);
    for (const sign of ['%', '_', '12 3']) expect(await found(sign), sign).toEqual([]);
    expect((await getPanelOrders(admin, { situacao: 'enviado' })).pedidos).toEqual([]);
    const { totais, info } = await getPanelOrders(admin, { situacao: 'recebido', limit: 1, offset: 1 });
    expect([totais.recebido, info.total]).toEqual([1, 1]);
  });

  it('is found by document, telephone, product, code and tracking code, however they are written', async () => {
    const { numero } = await order();
    await stepPanelOrder(admin, numero, { situacao: 'confirmado', vista: 'recebido' });
    await stepPanelOrder(admin, numero, {
      situacao: 'enviado',
      vista: 'confirmado',
      rastreio: 'BR123456789BR',
    });
    const { pedido } = await getPanelOrder(admin, String(numero));
    const { documento, telefone } = pedido.comprador;
    const [line] = await store.db
      .selectFrom('order_lines')
      .select(['nome', 'sku'])
      .where('numero', '=', numero)
      .execute();
    const spelt = documento.replace(/^(.{3})(.{3})(.{3})/, '$1.$2.$3-');
    const phone = `(${telefone.slice(0, 2)}) ${telefone.slice(2)}`;
    for (const busca of [spelt, phone, line?.nome ?? '', (line?.sku ?? '').toLowerCase(), 'br12345'])
      expect(
        (await getPanelOrders(admin, { busca })).pedidos.map((one) => one.numero),
        busca,
      ).toEqual([numero]);
  });

  it('takes notes of the shop, which its buyer does not read, the newest first', async () => {
    const { numero, buyer } = await order();
    const about = `orders/${numero}` as const;
    await writeNote(admin, about, 'Ligou.');
    await writeNote(admin, about, 'Portaria até as 11 h.');
    const { notas } = await getPanelOrder(admin, String(numero));
    expect(notas.map(({ texto, por }) => [texto, por !== ''])).toEqual([
      ['Portaria até as 11 h.', true],
      ['Ligou.', true],
    ]);
    expect(JSON.stringify(await getOrder(buyer.api, String(numero)))).not.toContain('Ligou');
    await expect(writeNote(admin, about, 'x'.repeat(2001))).rejects.toMatchObject({ status: 400 });
    await expect(writeNote(admin, 'orders/999999', 'x')).rejects.toMatchObject({ status: 404 });
    await expect(writeNote(marketing, about, 'x')).rejects.toMatchObject({ status: 403 });
    await store.db.deleteFrom('order_notes').execute();
  });

  it('names its buyer, so marketing does not see it', async () => {
    const { numero } = await order();
    await expect(getPanelOrders(marketing, {})).rejects.toMatchObject({ status: 403 });
    await expect(getPanelOrder(marketing, String(numero))).rejects.toMatchObject({ status: 403 });
    await expect(getPanelQuotes(marketing, {})).rejects.toMatchObject({ status: 403 });
  });

  it.each(['0', '999999', 'x', '2147483648'])('%s is 404', async (numero) => {
    await expect(getPanelOrder(admin, numero)).rejects.toMatchObject({ status: 404 });
    await expect(getPanelQuote(admin, numero)).rejects.toMatchObject({ status: 404 });
  });
});

it('a quote is found and read, whosever it is', async () => {
  const buyer = await fillCart(1);
  const answer = await buyer.fetch('/api/v2/vitrine/quote', { method: 'POST', body: '{}' });
  const { numero } = await answer.json();
  const { orcamentos } = await getPanelQuotes(admin, { busca: 'cliente@demo.test' });
  expect(orcamentos).toMatchObject([{ numero, valido: true, email: ANA.usuario }]);
  expect((await getPanelQuotes(admin, { busca: 'ninguém' })).info.total).toBe(0);
  const quote = await getPanelQuote(admin, String(numero));
  expect(quote).toMatchObject({ numero, comprador: { email: ANA.usuario } });
  expect(quote.total.valor).toBe(orcamentos[0]?.valor);
});

describe('a message', () => {
  const RITA = { nome: 'Rita Prado', email: 'rita@exemplo.test', contato: '' };
  async function write(): Promise<void> {
    const body = { ...RITA, hashEmail: 'contato/formulario', assunto: 'Prazo', mensagem: 'Chega sexta?' };
    expect((await post(store.visitor(), 'form/contact', body)).status).toBe(200);
    await store.platform.settled();
  }

  it('is new until somebody says what became of it, with a note and a name', async () => {
    await write();
    const { mensagens, totais } = await getPanelMessages(marketing, { tipo: 'contato', situacao: 'novo' });
    expect(totais).toEqual({ novo: 1, respondido: 0, encerrado: 0 });
    const [{ id = 0, revisao = 0 } = {}] = mensagens;
    await changePanelMessage(marketing, id, { situacao: 'respondido', nota: 'Liguei.', revisao });
    const answered = await getPanelMessages(marketing, {
      tipo: 'contato',
      situacao: 'respondido',
      busca: 'sexta',
    });
    expect(answered.mensagens).toMatchObject([
      { id, nota: 'Liguei.', situacaoPor: person('marketing').nome_razao, revisao: revisao + 1 },
    ]);
    const late = changePanelMessage(marketing, id, { situacao: 'encerrado', nota: '', revisao });
    await expect(late).rejects.toMatchObject({ status: 409 });
  });

  it('takes a note of 2,000 characters and no longer one; of none it is 404', async () => {
    await write();
    const { mensagens } = await getPanelMessages(marketing, { tipo: 'contato', situacao: 'novo' });
    const [{ id = 0, revisao = 0 } = {}] = mensagens;
    const change = (nota: string) => changePanelMessage(marketing, id, { situacao: 'novo', nota, revisao });
    await expect(change('a'.repeat(2001))).rejects.toMatchObject({ status: 400 });
    await change('a'.repeat(2000));
    const none = changePanelMessage(marketing, 2_000_000_000, { situacao: 'novo', nota: '', revisao: 1 });
    await expect(none).rejects.toMatchObject({ status: 404 });
  });

  it('that asks for stock counts with all who wait for the same product', async () => {
    await setStock(0);
    for (const email of ['a@exemplo.test', 'b@exemplo.test']) {
      await post(store.visitor(), 'product/solicitation', { ...RITA, email, idProduto: product });
    }
    expect((await getWaiting(marketing)).esperas).toMatchObject([{ pessoas: 2, valor: '' }]);
    await setStock(1);
    store.platform.round();
    await store.platform.settled();
    expect((await getWaiting(marketing)).esperas).toEqual([]);
    const told = await getPanelMessages(marketing, { tipo: 'aviseme', situacao: 'respondido' });
    expect(told.mensagens.map(({ situacaoPor }) => situacaoPor)).toEqual(['', '']);
    expect(await letters()).toHaveLength(2);
  });

  it('that asks for a quote is apart, with its product', async () => {
    await post(store.visitor(), 'product/budget', { ...RITA, idProduto: product, mensagem: '40 peças' });
    const { mensagens } = await getPanelMessages(marketing, { tipo: 'orcamento', situacao: 'novo' });
    expect(mensagens).toMatchObject([
      { mensagem: '40 peças', produto: { rota: expect.stringMatching(/^\/./) } },
    ]);
    await store.platform.settled();
  });
});
