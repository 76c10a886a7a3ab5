/** A key stands for what was sent with it: the same again is answered as the first time, anything else is 409. */
import { describe, expect, it } from 'vitest';
import { getCart } from '#lib/api/checkout.ts';
import type { Pedido } from '#lib/contract/order.ts';
import {
  buyer,
  call,
  fill,
  form,
  openOrders,
  orders,
  product,
  review,
  STOCK,
  send,
  stockLeft,
  store,
} from '../support/openings/orders.ts';
import { TODAY, type Visitor } from '../support/store.ts';

openOrders();

const order = (visitor: Visitor, body: object) => call(visitor, 'POST', 'order', body);
const errorOf = async (answer: Response): Promise<unknown> => [answer.status, await answer.json()];

describe('the key of an order', () => {
  it.each([
    ['note', { observacao: 'Outra' }],
    ['version', { versao: 'outra' }],
    ['delivery', { servico: 'outra' }],
  ])('sent again with another %s is refused, and answers the order with its own body', async (_, change) => {
    const visitor = await buyer();
    await fill(visitor, 2);
    const body = form((await review(visitor)).versao);
    const first: Pedido = await (await order(visitor, body)).json();
    const refused = await order(visitor, { ...body, ...change });
    expect(await errorOf(refused)).toEqual([
      409,
      { error: expect.stringContaining(`pedido ${first.numero}`) },
    ]);
    expect(await (await order(visitor, body)).json()).toEqual(first);
    expect([(await orders()).length, await stockLeft()]).toEqual([1, STOCK - 2]);
  });

  it('is refused for the next cart too, which stays', async () => {
    const visitor = await buyer();
    await fill(visitor, 1);
    await send(visitor, (await review(visitor)).versao);
    await fill(visitor, 4);
    expect((await send(visitor, (await review(visitor)).versao)).status).toBe(409);
    expect((await getCart(visitor.api)).quantidadeTotal).toBe(4);
    expect(await orders()).toHaveLength(1);
  });

  it('says the same whether a field is left out or empty, and in whichever order the fields stand', async () => {
    const visitor = await buyer();
    await fill(visitor, 1);
    const { observacao: _empty, ...body } = form((await review(visitor)).versao);
    const first: Pedido = await (await order(visitor, body)).json();
    const turned = Object.fromEntries(Object.entries({ ...body, observacao: '', servico: '' }).toReversed());
    expect(((await (await order(visitor, turned)).json()) as Pedido).numero).toBe(first.numero);
  });

  it('is for one of several bodies that come at the same moment', async () => {
    const visitor = await buyer();
    await fill(visitor, 1);
    const body = form((await review(visitor)).versao);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => order(visitor, { ...body, observacao: `Recado ${index % 3}` })),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 200, 409, 409, 409, 409]);
    expect(await orders()).toHaveLength(1);
  });

  it('of an order that was sent before bodies were kept answers it as ever', async () => {
    const visitor = await buyer();
    await fill(visitor, 1);
    const { versao } = await review(visitor);
    const first: Pedido = await (await send(visitor, versao)).json();
    await store.db.updateTable('orders').set({ body_digest: '' }).execute();
    expect(((await (await send(visitor, 'outra')).json()) as Pedido).numero).toBe(first.numero);
  });
});

describe('the key of a pasted list', () => {
  const paste = (visitor: Visitor, texto: string) =>
    call(visitor, 'POST', 'cart/sku-list', { chave: 'a list', texto });

  it('answers the same list again, and refuses another one, which adds nothing', async () => {
    const visitor = await buyer();
    const first = await (await paste(visitor, 'FS-ADP-HVG;1\nNADA;1')).json();
    expect((await paste(visitor, 'FS-ADP-HVG;5')).status).toBe(409);
    expect(await (await paste(visitor, 'FS-ADP-HVG;1\nNADA;1')).json()).toEqual(first);
    expect(await (await call(visitor, 'GET', 'cart/sku-list/a%20list')).json()).toEqual(first);
    expect((await getCart(visitor.api)).quantidadeTotal).toBe(1);
  });
});

describe('the key of a write to the cart', () => {
  const write = (visitor: Visitor, method: string, body: object) =>
    visitor.fetch('/api/v2/front/checkout/cart', {
      method,
      headers: { 'Idempotency-Key': 'a click' },
      body: JSON.stringify(body),
    });
  const adding = (quantidade: number) => ({
    tipo: 'produto',
    itens: [{ idProduto: product, quantidade }],
  });

  it('refuses another body and another write, which change nothing', async () => {
    const visitor = await buyer();
    expect((await write(visitor, 'POST', adding(1))).status).toBe(200);
    expect(await errorOf(await write(visitor, 'POST', adding(2)))).toEqual([
      409,
      { error: expect.stringMatching(/outro conteúdo/) },
    ]);
    expect((await write(visitor, 'PUT', { idProduto: product, quantidade: 7 })).status).toBe(409);
    expect((await write(visitor, 'DELETE', { idProduto: product })).status).toBe(409);
    expect((await write(visitor, 'POST', adding(1))).status).toBe(200);
    expect((await getCart(visitor.api)).quantidadeTotal).toBe(1);
  });

  it('is free again after two seconds', async () => {
    const visitor = await buyer();
    await write(visitor, 'POST', adding(1));
    store.clock.now = new Date(TODAY.getTime() + 2000);
    expect((await write(visitor, 'POST', adding(2))).status).toBe(200);
    expect((await write(visitor, 'POST', adding(1))).status).toBe(409);
    expect((await getCart(visitor.api)).quantidadeTotal).toBe(3);
  });
});
