/** The last unit of a line that somebody else bought: the other lines stay, and it is named wherever the cart is read. */
import { describe, expect, it } from 'vitest';
import { getCart } from '#lib/api/checkout.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { takeStock } from '#lib/platform/orders/stock.ts';
import {
  buyer,
  fill,
  openOrders,
  orders,
  product,
  review,
  send,
  stock,
  store,
  valued,
} from '../support/openings/orders.ts';

openOrders();

const nameOf = async (id: number) => {
  const row = store.db.selectFrom('products').select('nome').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).nome;
};
const both = async () => {
  const visitor = await buyer();
  await fill(visitor, 1, valued.product_id, valued.valor_id);
  await fill(visitor, 1);
  return visitor;
};

describe('a line whose last unit was bought', () => {
  it('leaves the others in the cart, and is named', async () => {
    const visitor = await both();
    await stock(0);
    const { itens, mensagens } = await getCart(visitor.api);
    expect(itens.map(({ hash }) => hash.idProduto)).toEqual([valued.product_id]);
    expect(mensagens.map(({ mensagem }) => mensagem)).toEqual([
      `${await nameOf(product)} está indisponível e saiu do carrinho.`,
    ]);
  });

  it('is named when its own quantity is changed', async () => {
    const visitor = await both();
    await stock(0);
    const line = { tipo: 'produto', idProduto: product, quantidade: 2 };
    const answer = await visitor.fetch('/api/v2/front/checkout/cart', {
      method: 'PUT',
      body: JSON.stringify(line),
    });
    const { itens, mensagens } = await answer.json();
    expect(itens).toHaveLength(1);
    expect(mensagens[0].mensagem).toContain(await nameOf(product));
  });

  it('refuses the order by its name, and keeps the others', async () => {
    const visitor = await both();
    const { versao } = await review(visitor);
    await stock(0);
    const answer = await send(visitor, versao);
    expect(answer.status).toBe(409);
    expect((await answer.json()).error).toMatch(/ está indisponível e saiu do carrinho\. O pedido mudou/);
    const { carrinho } = await review(visitor);
    expect(carrinho.itens).toHaveLength(1);
    expect(carrinho.mensagens[0]?.mensagem).toContain(await nameOf(product));
    expect(await orders()).toEqual([]);
  });

  it('is named when it was the only one, instead of calling the cart empty', async () => {
    const visitor = await buyer();
    await fill(visitor, 1);
    const { versao } = await review(visitor);
    await stock(0);
    const answer = await send(visitor, versao);
    expect(answer.status).toBe(409);
    expect((await answer.json()).error).toContain(await nameOf(product));
  });

  it('is named when it went between the last look and the taking', async () => {
    const nome = await nameOf(product);
    const offer = { nome, needs: [{ item: `${product}/0`, units: 1 }] } as never;
    const items = [{ product_id: product, valor_id: 0, quantidade: 1 }];
    await stock(0);
    const taking = inTransaction(store.db, (trx) => takeStock(trx, items, [{ line: {} as never, offer }]));
    await expect(taking).rejects.toMatchObject({
      status: 409,
      message: `${nome}: outra pessoa comprou as últimas unidades agora há pouco. Veja o pedido de novo antes de enviar.`,
    });
  });
});
