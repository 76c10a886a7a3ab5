/** What orders take from the stock, and what returns when one is cancelled. */
import { describe, expect, it } from 'vitest';
import { getListing } from '#lib/api/url.ts';
import type { Pedido } from '#lib/contract/order.ts';
import { post } from '../support/accounts.ts';
import { dropKit, insertKit, setParts } from '../support/kit.ts';
import { mailsOf } from '../support/mails.ts';
import {
  buyer,
  call,
  fill,
  keys,
  openOrders,
  ordered,
  orders,
  product,
  review,
  STOCK,
  send,
  stock,
  stockLeft,
  store,
  valued,
} from '../support/openings/orders.ts';
import type { Visitor } from '../support/store.ts';

openOrders();

describe('the stock', () => {
  it('is counted over all lines of one item', async () => {
    await stock(3);
    const visitor = await buyer();
    await fill(visitor, 2);
    const other = [{ idProduto: product, quantidade: 2, adicional: 'para presente' }];
    await post(visitor, 'checkout/cart', { tipo: 'produto', itens: other });
    const shown = await review(visitor);
    expect(shown.carrinho.itens.map(({ quantidade }) => quantidade)).toEqual([2, 1]);
    expect((await send(visitor, shown.versao)).status).toBe(200);
    expect(await stockLeft()).toBe(0);
  });

  it('of a value is taken from the value', async () => {
    const { product_id, valor_id } = valued;
    const left = async () =>
      (
        await store.db
          .selectFrom('product_variants')
          .select('estoque')
          .where('product_id', '=', product_id)
          .where('valor_id', '=', valor_id)
          .executeTakeFirstOrThrow()
      ).estoque;
    const before = await left();
    const visitor = await buyer();
    await fill(visitor, 1, product_id, valor_id);
    const order: Pedido = await (await send(visitor, (await review(visitor)).versao)).json();
    expect(order.linhas[0]?.atributos).not.toBe('');
    expect(await left()).toBe(before - 1);
    await call(visitor, 'POST', `order/${order.numero}/cancel`);
    expect(await left()).toBe(before);
  });

  it('of a value that is down to its last unit goes to one of those who order it at once', async () => {
    const { product_id, valor_id } = valued;
    const ofValue = store.db
      .selectFrom('product_variants')
      .select('estoque')
      .where('product_id', '=', product_id)
      .where('valor_id', '=', valor_id);
    const { estoque } = await ofValue.executeTakeFirstOrThrow();
    const set = (units: number) =>
      store.db
        .updateTable('product_variants')
        .set({ estoque: units })
        .where('product_id', '=', product_id)
        .where('valor_id', '=', valor_id)
        .execute();
    await set(1);
    const ready: { readonly visitor: Visitor; readonly versao: string }[] = [];
    for (const name of ['cliente', 'empresa', 'revenda'] as const) {
      const visitor = await buyer(name);
      await fill(visitor, 1, product_id, valor_id);
      ready.push({ visitor, versao: (await review(visitor)).versao });
    }
    const answers = await Promise.all(ready.map(({ visitor, versao }) => send(visitor, versao)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // Late for the cart, or for the order.
    for (const { status } of answers) expect([200, 400, 409]).toContain(status);
    expect(await orders()).toHaveLength(1);
    expect(await ofValue.executeTakeFirstOrThrow()).toEqual({ estoque: 0 });
    await set(estoque);
  });

  it('of a ready-made list is taken from everything in it, and returns', async () => {
    const list = await store.db
      .selectFrom('lists')
      .select('id')
      .where('ativo', '=', true)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const sum = async () =>
      (
        await store.db
          .selectFrom('products')
          .select((eb) => eb.fn.sum<string>('estoque').as('total'))
          .executeTakeFirstOrThrow()
      ).total;
    const before = await sum();
    const visitor = await buyer();
    await post(visitor, 'checkout/cart', { tipo: 'lista', itens: [{ idProduto: list.id, quantidade: 1 }] });
    const order: Pedido = await (await send(visitor, (await review(visitor)).versao)).json();
    const taken = await store.db
      .selectFrom('order_stock')
      .select('quantidade')
      .where('numero', '=', order.numero)
      .execute();
    expect(taken.length).toBeGreaterThan(1);
    await call(visitor, 'POST', `order/${order.numero}/cancel`);
    expect(await sum()).toBe(before);
  });

  it('of a kit that consists of something else since its review is not taken, at the same price either', async () => {
    const kit = await insertKit(store, { preco: 15_000 }, { [product]: 2 });
    const visitor = await buyer();
    await post(visitor, 'checkout/cart', { tipo: 'lista', itens: [{ idProduto: kit, quantidade: 1 }] });
    const { versao } = await review(visitor);
    await setParts(store, kit, { [product]: 3 });
    expect((await send(visitor, versao)).status).toBe(409);
    expect(await stockLeft()).toBe(STOCK);
    const answer = await send(visitor, (await review(visitor)).versao);
    expect(answer.status).toBe(200);
    expect(await stockLeft()).toBe(STOCK - 3);
    await dropKit(store, kit);
    // What was in it stays with the order, wherever it is read.
    const order: Pedido = await answer.json();
    const { sku } = await store.db
      .selectFrom('products')
      .select('sku')
      .where('id', '=', product)
      .executeTakeFirstOrThrow();
    expect(order.linhas).toMatchObject([{ nome: 'Kit', atributos: `3 × ${sku}` }]);
    const mail = (await mailsOf(store)).find((text) =>
      text.includes(`Recebemos o seu pedido ${order.numero}`),
    );
    expect(mail).toContain(`1 x Kit (3 × ${sku}): `);
  });

  it('tells of its products, and of listings only when the last one is gone', async () => {
    await store.platform.catalogueRead();
    // On PostgreSQL what the test before took away is told by now.
    keys.length = 0;
    const told = () => [...new Set(keys.filter((key) => /^(product|listing):/.test(key)))];
    await ordered(await buyer(), STOCK - 6);
    expect(told()).toEqual([`product:${product}`]);
    await ordered(await buyer('empresa'), 6);
    expect(told()).toEqual(expect.arrayContaining([`product:${product}`, 'listing:all', 'listing:search']));
  });
});

describe('an order that is cancelled', () => {
  it('of the last units brings their product back into listings, and tells those who listen to them', async () => {
    await store.platform.catalogueRead();
    const visitor = await buyer();
    const { numero } = await ordered(visitor, STOCK);
    const { sku } = await store.db
      .selectFrom('products')
      .select('sku')
      .where('id', '=', product)
      .executeTakeFirstOrThrow();
    const buyable = async () => {
      const asked = { offset: 0, limit: 24, busca: sku, order: 'Menor Preço' } as const;
      const { conteudo } = await getListing(store.visitor().api, 'product/listing/search', '', asked);
      return conteudo.produtos.find(({ id }) => id === product)?.estoque;
    };
    expect(await buyable()).toBe(0);
    keys.length = 0;
    expect((await call(visitor, 'POST', `order/${numero}/cancel`)).status).toBe(200);
    expect(keys).toEqual(expect.arrayContaining([`product:${product}`, 'listing:all', 'listing:search']));
    expect(await buyable()).toBe(STOCK);
  });

  it('returns its stock once, however often it is asked', async () => {
    const visitor = await buyer();
    const { numero } = await ordered(visitor, 4);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call(visitor, 'POST', `order/${numero}/cancel`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await stockLeft()).toBe(STOCK);
    expect(await (await call(visitor, 'GET', `order/${numero}`)).json()).toMatchObject({
      status: 'cancelado',
      cancelavel: false,
    });
  });

  it.each(['enviado', 'entregue'] as const)('is not one that is %s', async (status) => {
    const visitor = await buyer();
    const { numero } = await ordered(visitor, 1);
    await store.db.updateTable('orders').set({ status }).where('numero', '=', numero).execute();
    expect((await call(visitor, 'POST', `order/${numero}/cancel`)).status).toBe(409);
    expect(await stockLeft()).toBe(STOCK - 1);
  });
});
