/** The lines of a cart, changed by the visitor or by the shop. */
import { describe, expect, it } from 'vitest';
import { keyOf, withProduct } from '../support/cart.ts';
import { cart, goods, openCarts, store } from '../support/openings/carts.ts';

openCarts();

describe('PUT /checkout/cart', () => {
  it('sets the quantity of a line, sent back as it was received', async () => {
    const { body } = await cart.buy({ idProduto: goods.plain, quantidade: 1 });
    const hash = body.itens[0]?.hash;
    const changed = await cart.call('PUT', { ...hash, tipo: 'produto', quantidade: 4 });
    expect(changed.status).toBe(200);
    expect(changed.body.itens[0]).toMatchObject({ quantidade: 4, hash: { quantidade: 4 } });
  });

  it('takes and drops a line as themes name it: every id and the quantity a text, `parametros` empty', async () => {
    const [colour = 0] = goods.colours;
    const line = {
      idProduto: String(goods.coloured),
      idAtributoSimples: String(colour),
      idUnidadeVenda: '0',
      idArmazem: '0',
      quantidade: '1',
      adicional: '',
      parametros: '',
    };
    const bought = await cart.call('POST', { tipo: 'produto', itens: [line] });
    expect([bought.status, bought.body.itens[0]]).toMatchObject([
      200,
      { quantidade: 1, hash: { idProduto: goods.coloured, idAtributoSimples: colour } },
    ]);
    const changed = await cart.call('PUT', { ...line, tipo: 'produto', quantidade: '2' });
    expect([changed.status, changed.body.quantidadeTotal]).toEqual([200, 2]);
    const dropped = await cart.call('DELETE', { ...line, tipo: 'produto', quantidade: '2' });
    expect([dropped.status, dropped.body.itens]).toEqual([200, []]);
  });

  it('takes a hash without its `tipo` for a product', async () => {
    const { body } = await cart.buy({ idProduto: goods.plain });
    const changed = await cart.call('PUT', { ...body.itens[0]?.hash, quantidade: 3 });
    expect(changed.body.quantidadeTotal).toBe(3);
    expect((await cart.call('DELETE', changed.body.itens[0]?.hash)).body.itens).toEqual([]);
  });

  it('reduces what is more than the stock, and says what is left', async () => {
    await cart.buy({ idProduto: goods.plain });
    await withProduct(store, goods.plain, { estoque: 2 }, async () => {
      const { status, body } = await cart.call('PUT', keyOf(goods.plain, { quantidade: 3 }));
      expect(status).toBe(200);
      expect(body.quantidadeTotal).toBe(2);
      expect(body.mensagens[0]?.mensagem).toBe('Quantidade indisponível. Restam 2 unidades.');
    });
  });

  it('takes nothing from another line of the same stock', async () => {
    await withProduct(store, goods.plain, { estoque: 5 }, async () => {
      await cart.buy({ idProduto: goods.plain, quantidade: 1 });
      await cart.buy({ idProduto: goods.plain, quantidade: 3, adicional: 'outra' });
      const { body } = await cart.call('PUT', keyOf(goods.plain, { quantidade: 5 }));
      expect(body.itens.map(({ quantidade }) => quantidade)).toEqual([2, 3]);
    });
  });

  it.each([0, -1, 1.5, 'x', null, undefined])(
    'refuses the quantity %j with 400 and removes nothing',
    async (quantidade) => {
      await cart.buy({ idProduto: goods.plain, quantidade: 2 });
      expect((await cart.call('PUT', keyOf(goods.plain, { quantidade }))).status).toBe(400);
      expect((await cart.call('GET')).body.quantidadeTotal).toBe(2);
    },
  );

  it('of a line that is not there is 404', async () => {
    await cart.buy({ idProduto: goods.plain });
    expect((await cart.call('PUT', keyOf(goods.plain, { quantidade: 2, adicional: 'x' }))).status).toBe(404);
    expect((await cart.call('PUT', keyOf(999_999, { quantidade: 2 }))).status).toBe(404);
  });
});

describe('DELETE /checkout/cart', () => {
  it('removes the line and leaves the others', async () => {
    await cart.buy({ idProduto: goods.plain });
    const [value] = goods.colours;
    await cart.buy({ idProduto: goods.coloured, idAtributoSimples: value });
    const { status, body } = await cart.call('DELETE', keyOf(goods.plain, { quantidade: 1 }));
    expect(status).toBe(200);
    expect(body.itens.map(({ hash }) => hash.idProduto)).toEqual([goods.coloured]);
  });

  it('of a line that is not there is 404', async () => {
    expect((await cart.call('DELETE', keyOf(goods.plain))).status).toBe(404);
    await cart.buy({ idProduto: goods.plain });
    expect((await cart.call('DELETE', keyOf(goods.plain))).status).toBe(200);
    expect((await cart.call('DELETE', keyOf(goods.plain))).status).toBe(404);
  });

  it('without a body is 400', async () => {
    expect((await cart.call('DELETE')).status).toBe(400);
  });
});

describe('a cart whose products change', () => {
  it('drops what is no longer sold, by name, and keeps the rest', async () => {
    await cart.buy({ idProduto: goods.plain });
    const [value] = goods.colours;
    await cart.buy({ idProduto: goods.coloured, idAtributoSimples: value });
    const { nome } = await store.db
      .selectFrom('products')
      .select('nome')
      .where('id', '=', goods.plain)
      .executeTakeFirstOrThrow();
    await withProduct(store, goods.plain, { ativo: false }, async () => {
      const { body } = await cart.call('GET');
      expect(body.itens.map(({ hash }) => hash.idProduto)).toEqual([goods.coloured]);
      expect(body.mensagens).toEqual([
        { tipo: 'erro', mensagem: `${nome} não está mais à venda e saiu do carrinho.` },
      ]);
    });
  });

  it('shows what the stock allows, and lets the visitor change it', async () => {
    await cart.buy({ idProduto: goods.plain, quantidade: 4 });
    await withProduct(store, goods.plain, { estoque: 1 }, async () => {
      const { body } = await cart.call('GET');
      expect(body.quantidadeTotal).toBe(1);
      expect(body.mensagens[0]?.mensagem).toContain('resta 1 unidade');
      expect((await cart.call('PUT', keyOf(goods.plain, { quantidade: 1 }))).body.mensagens).toEqual([]);
    });
  });

  it('follows the price', async () => {
    await cart.buy({ idProduto: goods.plain });
    await withProduct(store, goods.plain, { preco_por: 12345 }, async () => {
      expect((await cart.call('GET')).body.itens[0]?.precos.precoPor).toBe(123.45);
    });
  });

  it('follows a price schedule, and wholesale steps on top of it', async () => {
    await withProduct(store, goods.plain, { preco_por: 10_000, preco_de: 0, estoque: 100 }, async () => {
      await cart.buy({ idProduto: goods.plain, quantidade: 10 });
      const { id } = await store.db
        .insertInto('price_schedules')
        .values({
          product_id: goods.plain,
          nome: 'Semana do cabo',
          preco_de: 10_000,
          preco_por: 9000,
          desconto_vista: null,
          data_inicial: new Date(store.clock.now.getTime() - 1000),
          data_final: new Date(store.clock.now.getTime() + 1000),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      expect((await cart.call('GET')).body.itens[0]?.precos).toMatchObject({ precoDe: 100, precoPor: 90 });
      await store.db
        .insertInto('wholesale_prices')
        .values({ product_id: goods.plain, quantidade: 10, preco_por: 8000 })
        .execute();
      expect((await cart.call('GET')).body.itens[0]?.precos).toMatchObject({ precoPor: 80, total: 800 });
      expect(
        (await cart.call('PUT', keyOf(goods.plain, { quantidade: 9 }))).body.itens[0]?.precos.precoPor,
      ).toBe(90);
      await store.db.deleteFrom('wholesale_prices').where('product_id', '=', goods.plain).execute();
      await store.db.deleteFrom('price_schedules').where('id', '=', id).execute();
    });
  });
});
