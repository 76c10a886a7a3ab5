/** Closing an order: nothing is sold twice, nothing is charged that was not shown, nobody sees what is another's. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sendStoreReview } from '#lib/api/opinions.ts';
import type { Pedido, Pedidos } from '#lib/contract/order.ts';
import { ordersText } from '#lib/text/order.ts';
import { get } from '../support/accounts.ts';
import {
  buyer,
  call,
  fill,
  form,
  openOrders,
  ordered,
  orders,
  product,
  review,
  STOCK,
  send,
  stockLeft,
  store,
  valued,
} from '../support/openings/orders.ts';

openOrders();

describe('a review', () => {
  it('shows the cart, the main address, the cheapest service and what the cart and it cost together', async () => {
    const visitor = await buyer();
    await fill(visitor, 2);
    const shown = await review(visitor);
    const cart = await (await get(visitor, 'checkout/cart')).json();
    expect(shown.carrinho).toEqual(cart);
    expect(shown.endereco).toMatchObject({ cep: '30130010', cidade: 'Belo Horizonte', uf: 'MG' });
    expect(shown.servico).toBe(shown.cotacao.fretes[0]?.id);
    const frete = shown.cotacao.fretes[0]?.valor ?? 0;
    expect(shown.total.frete).toBe(frete);
    expect(shown.total.valor).toBeCloseTo(cart.subtotal.valor + frete, 5);
    expect(shown.total.vista).toBeCloseTo(cart.subtotal.descontoVista.valor + frete, 5);
  });

  it('is delivered where the visitor said last', async () => {
    const visitor = await buyer();
    await fill(visitor, 1);
    const before = await review(visitor);
    const typed = {
      cep: '01310-100',
      logradouro: 'Avenida Paulista',
      numero: '1',
      complemento: '',
      bairro: 'Bela Vista',
      cidade: 'São Paulo',
      uf: 'SP',
    };
    expect((await call(visitor, 'PUT', 'order/address', typed)).status).toBe(200);
    const after = await review(visitor);
    expect(after.endereco).toEqual({ ...typed, cep: '01310100' });
    expect(after.versao).not.toBe(before.versao);
    const [own] = before.enderecos;
    expect((await call(visitor, 'PUT', 'order/address', { idEndereco: own?.id })).status).toBe(200);
    expect((await review(visitor)).endereco?.cep).toBe('30130010');
  });

  it.each([{ uf: 'RJ' }, { cep: '123' }, { logradouro: ' ' }, { numero: '' }, { cidade: 'x'.repeat(81) }])(
    'takes no address with %o',
    async (change) => {
      const typed = {
        cep: '01310100',
        logradouro: 'Avenida Paulista',
        numero: '1',
        complemento: '',
        bairro: 'Bela Vista',
        cidade: 'São Paulo',
        uf: 'SP',
      };
      const answer = await call(await buyer(), 'PUT', 'order/address', { ...typed, ...change });
      expect(answer.status).toBe(400);
    },
  );

  it('takes any service that goes to the address, which nobody asked the cart about', async () => {
    const visitor = await buyer();
    await fill(visitor, 1);
    const { servico, cotacao } = await review(visitor);
    const other = cotacao.fretes.find(({ id }) => id !== servico)?.id;
    expect((await call(visitor, 'PUT', 'order/freight', { servico: other })).status).toBe(200);
    expect((await review(visitor)).servico).toBe(other);
    expect((await call(visitor, 'PUT', 'order/freight', { servico: 'pombo' })).status).toBe(400);
    expect((await review(visitor)).servico).toBe(other);
  });

  it('dearer than an order can be is refused in words, one centavo below is taken', async () => {
    const visitor = await buyer();
    await fill(visitor, 2);
    const price = (preco_por: number) =>
      store.db.updateTable('products').set({ preco_por }).where('id', '=', product).execute();
    await price(2 ** 30);
    const refused = await send(visitor, (await review(visitor)).versao);
    expect([refused.status, (await refused.json()).error]).toEqual([
      400,
      expect.stringMatching(/^O total passa de R\$\s21\.474\.836,47, o máximo/),
    ]);
    await price(2 ** 30 - 1);
    const order: Pedido = await (await send(visitor, (await review(visitor)).versao)).json();
    expect(order.total.valor).toBe(21_474_836.46);
  });

  it('goes to none of the account that was edited after it was shown, at the same postal code either', async () => {
    const visitor = await buyer();
    await fill(visitor, 1);
    const idEndereco = (await review(visitor)).enderecos[0]?.id;
    const seen = async () => (await call(visitor, 'GET', `order/review?idEndereco=${idEndereco}`)).json();
    const { versao } = await seen();
    const press = (version: string) =>
      call(visitor, 'POST', 'order', { ...form(version), endereco: { idEndereco } });
    const numero = (value: string) =>
      store.db.updateTable('addresses').set({ numero: value }).where('id', '=', Number(idEndereco)).execute();
    await numero('7');
    expect((await press(versao)).status).toBe(409);
    const answer = await press((await seen()).versao);
    expect(await answer.json()).toMatchObject({ endereco: { numero: '7' } });
    await numero('100');
  });

  it('takes no address of somebody else', async () => {
    const { enderecos } = await review(await buyer('empresa'));
    const answer = await call(await buyer(), 'PUT', 'order/address', { idEndereco: enderecos[0]?.id });
    expect(answer.status).toBe(404);
  });
});

describe('an order', () => {
  it('takes the stock, empties the cart and is what the review showed', async () => {
    const visitor = await buyer();
    await fill(visitor, 3);
    const shown = await review(visitor);
    const answer = await send(visitor, shown.versao);
    const order: Pedido = await answer.json();
    expect(answer.status).toBe(200);
    expect(order.total).toEqual({
      produtos: 300,
      valor: shown.total.valor,
      vista: shown.total.vista,
    });
    expect(order).toMatchObject({
      status: 'recebido',
      cancelavel: true,
      comprador: { nome: 'Clara Menezes Duarte', documento: '70125483040' },
      endereco: shown.endereco,
      linhas: [{ quantidade: 3, precoPor: 100, total: 300 }],
      pagamento: 'combinar',
    });
    expect(order.numero).toBeGreaterThan(10_000);
    expect(await stockLeft()).toBe(STOCK - 3);
    expect((await (await get(visitor, 'checkout/cart')).json()).itens).toEqual([]);
    expect(await (await call(visitor, 'GET', `order/${order.numero}`)).json()).toEqual(order);
  });

  it('sent twice exists once, one after the other and at the same moment', async () => {
    const visitor = await buyer();
    await fill(visitor, 2);
    const { versao } = await review(visitor);
    const answers = await Promise.all([send(visitor, versao), send(visitor, versao), send(visitor, versao)]);
    const again = await send(visitor, versao);
    const numbers = await Promise.all(
      [...answers, again].map(async (answer) => ((await answer.json()) as Pedido).numero),
    );
    expect(new Set(numbers).size).toBe(1);
    expect(await orders()).toHaveLength(1);
    expect(await stockLeft()).toBe(STOCK - 2);
  });

  it('with the key of somebody else is an order of its own', async () => {
    const [a, b] = [await buyer(), await buyer('empresa')];
    await fill(a, 1);
    await fill(b, 1);
    const [one, two] = [await send(a, (await review(a)).versao), await send(b, (await review(b)).versao)];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect((await orders()).map(({ user_id }) => user_id).toSorted()).toEqual([1, 2]);
  });

  it('of a cart whose price changed since the review is refused, and the new review can be sent', async () => {
    const visitor = await buyer();
    await fill(visitor, 1);
    const { versao } = await review(visitor);
    await store.db.updateTable('products').set({ preco_por: 10_001 }).where('id', '=', product).execute();
    const answer = await send(visitor, versao);
    expect(answer.status).toBe(409);
    expect((await answer.json()).error).toContain('mudou');
    expect([await orders(), await stockLeft()]).toEqual([[], STOCK]);
    const shown = await review(visitor);
    expect(shown.carrinho.subtotal.valor).toBe(100.01);
    expect((await send(visitor, shown.versao)).status).toBe(200);
  });

  it('of a cart that another device changed is refused', async () => {
    const [phone, desk] = [await buyer(), await buyer()];
    await fill(phone, 1);
    const { versao } = await review(phone);
    await fill(desk, 1);
    expect((await send(phone, versao)).status).toBe(409);
  });

  it('of an empty cart is refused', async () => {
    const visitor = await buyer();
    const answer = await send(visitor, (await review(visitor)).versao);
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'O carrinho está vazio.' }]);
  });

  it('without an address is refused', async () => {
    const visitor = await buyer('vendas');
    await fill(visitor, 1);
    const shown = await review(visitor);
    expect([shown.endereco, shown.servico]).toEqual([null, '']);
    expect((await send(visitor, shown.versao)).status).toBe(400);
  });

  it('of a visitor without a session is an empty cart', async () => {
    expect((await send(store.visitor(), 'x')).status).toBe(400);
  });

  it('counts the use of its coupon once, and gives it back when it is cancelled', async () => {
    const uses = async () =>
      (
        await store.db
          .selectFrom('coupons')
          .select('usos')
          .where('hash', '=', 'BEMVINDO10')
          .executeTakeFirstOrThrow()
      ).usos;
    const before = await uses();
    const visitor = await buyer();
    await fill(visitor, 2);
    await visitor.fetch('/api/v2/front/promotional/coupon/BEMVINDO10', { method: 'PUT' });
    const shown = await review(visitor);
    const order: Pedido = await (await send(visitor, shown.versao)).json();
    expect(order.descontos).toEqual([{ nome: 'Cupom BEMVINDO10', valor: 20 }]);
    expect(order.total.valor).toBe(shown.total.valor);
    expect(await uses()).toBe(before + 1);
    expect((await (await get(visitor, 'checkout/cart')).json()).cupom).toBeNull();
    await call(visitor, 'POST', `order/${order.numero}/cancel`);
    expect(await uses()).toBe(before);
  });

  it('is the first purchase no more, and brings a key for an opinion on the shop', async () => {
    const visitor = await buyer();
    expect((await (await get(visitor, 'checkout/user')).json()).primeiraCompra).toBe(true);
    const { numero, comprador } = await ordered(visitor);
    expect((await (await get(visitor, 'checkout/user')).json()).primeiraCompra).toBe(false);
    const keys = await store.db.selectFrom('store_review_keys').select(['chave', 'pedido']).execute();
    expect(keys).toEqual([{ chave: expect.any(String), pedido: String(numero) }]);
    const opinion = { experiencia: 9, atendimento: 9, satisfacao: true, autorizacao: true };
    await sendStoreReview(visitor.api, keys[0]?.chave ?? '', opinion);
    const [written] = await store.db.selectFrom('store_reviews').select('nome').execute();
    expect(comprador.nome.split(' ').length).toBeGreaterThan(1);
    expect(written?.nome).toBe(comprador.nome.split(' ')[0]);
  });
});

describe('an order of somebody else', () => {
  it('is not there: neither to see, nor to cancel, nor in the list', async () => {
    const [a, b] = [await buyer(), await buyer('empresa')];
    const { numero } = await ordered(a);
    const statuses = await Promise.all([
      call(b, 'GET', `order/${numero}`),
      call(b, 'POST', `order/${numero}/cancel`),
      call(b, 'GET', 'order/999999'),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await (await call(b, 'GET', 'orders')).json()).pedidos).toEqual([]);
    expect((await call(store.visitor(), 'GET', `order/${numero}`)).status).toBe(401);
    expect((await orders())[0]?.status).toBe('recebido');
  });

  it.each(['0', '-1', 'abc', '1.5', '99999999999'])('%s is no number of one', async (numero) => {
    expect((await call(await buyer(), 'GET', `order/${numero}`)).status).toBe(404);
  });
});

describe('orders', () => {
  it('are listed page by page, the newest first', async () => {
    const visitor = await buyer();
    const numbers = [];
    for (let index = 0; index < 3; index += 1) {
      await fill(visitor, 1);
      const answer = await send(visitor, (await review(visitor)).versao, `chave ${index}`);
      numbers.unshift(((await answer.json()) as Pedido).numero);
    }
    const list = async (query: string): Promise<Pedidos> =>
      (await call(visitor, 'GET', `orders${query}`)).json();
    expect((await list('')).pedidos.map(({ numero }) => numero)).toEqual(numbers);
    const second = await list('?offset=1&limit=1');
    expect(second.pedidos).toMatchObject([{ numero: numbers[1], status: 'recebido', quantidade: 1 }]);
    expect(second.info).toEqual({ offset: 1, limit: 1, total: 3 });
  });

  it('say of how many products they are, and the name of the first', async () => {
    const visitor = await buyer();
    await fill(visitor, 2);
    await fill(visitor, 1, valued.product_id, valued.valor_id);
    const sent = (await (await send(visitor, (await review(visitor)).versao)).json()) as Pedido;
    const { pedidos }: Pedidos = await (await call(visitor, 'GET', 'orders')).json();
    expect(pedidos).toMatchObject([{ quantidade: 3, produtos: 2, nome: sent.linhas[0]?.nome }]);
    expect(ordersText.what('Cabo', 1, 1)).toBe('Cabo (1 unidade)');
    expect(ordersText.what('Cabo', 2, 3)).toBe('Cabo e mais 1 produto (3 unidades)');
    expect(ordersText.what('Cabo', 3, 3)).toBe('Cabo e mais 2 produtos (3 unidades)');
  });
});

describe('the letters', () => {
  const folder = () => join(store.dataDir, 'mail');
  const written = () => (existsSync(folder()) ? readdirSync(folder()) : []);

  it('go to buyer and shop, once each', async () => {
    const before = new Set(written());
    await ordered(await buyer());
    await store.platform.settled();
    expect(store.failures).toEqual([]);
    const letters = written()
      .filter((file) => !before.has(file))
      .map((file) => readFileSync(join(folder(), file), 'utf8'));
    const readers = letters.map((letter) => /^To: (.*)$/m.exec(letter)?.[1]).toSorted();
    expect(readers).toHaveLength(2);
    expect(readers).toContain('cliente@demo.test');
    const waiting = await store.db.selectFrom('outbox').select('sent_at').execute();
    expect(waiting.every(({ sent_at }) => sent_at !== null)).toBe(true);
  });
});
