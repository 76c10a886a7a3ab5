import { beforeAll, describe, expect, it } from 'vitest';
import { addToCart, getCart, getUser, removeCartItem, updateCartItem } from '#lib/api/checkout.ts';
import { ApiError } from '#lib/api/error.ts';
import { withProduct } from '../support/cart.ts';
import { cart, goods, openCarts, store, visitor } from '../support/openings/carts.ts';

openCarts();

describe('GET /checkout/cart', () => {
  it('of a new visitor is empty and complete', async () => {
    expect(await cart.call('GET')).toEqual({
      status: 200,
      body: {
        itens: [],
        quantidadeItens: 0,
        quantidadeTotal: 0,
        quantidadePontos: 0,
        mensagens: [],
        subtotal: {
          valor: 0,
          descontoVista: { valor: 0, porcentagem: 0, desconto: 0 },
          parcelamento: [],
        },
        promocoes: [],
        cupom: null,
      },
    });
  });
});

describe('a list in the cart', () => {
  let list: number;
  beforeAll(async () => {
    const { id } = await store.db
      .insertInto('lists')
      .values({ slug: 'kit-de-teste', nome: 'Kit de teste', descricao: '', ordem: 99 })
      .returning('id')
      .executeTakeFirstOrThrow();
    list = id;
    await store.db
      .insertInto('list_items')
      .values([
        { list_id: id, product_id: goods.plain, quantidade: 2, ordem: 0 },
        { list_id: id, product_id: goods.coloured, valor_id: goods.colours[0] ?? 0, quantidade: 1, ordem: 1 },
      ])
      .execute();
  });

  it('costs what its items cost, and takes from their stock', async () => {
    await withProduct(store, goods.plain, { estoque: 5, preco_por: 1000, preco_de: 0 }, async () => {
      const { preco_por } = await store.db
        .selectFrom('product_variants')
        .select('preco_por')
        .where('product_id', '=', goods.coloured)
        .where('valor_id', '=', goods.colours[0] ?? 0)
        .executeTakeFirstOrThrow();
      const itens = [{ idProduto: list, quantidade: 3 }];
      const { status, body } = await cart.call('POST', { tipo: 'lista', itens });
      expect(status).toBe(200);
      expect(body.itens[0]).toMatchObject({
        tipo: 'lista',
        nome: 'Kit de teste',
        quantidade: 2,
        precos: { precoPor: (2000 + preco_por) / 100 },
      });
      expect((await cart.buy({ idProduto: goods.plain, quantidade: 2 })).body.itens[1]?.quantidade).toBe(1);
    });
  });

  it('of the demo store can be bought, each of them', async () => {
    const lists = await store.db.selectFrom('lists').select(['id', 'nome']).where('id', '<>', list).execute();
    expect(lists.length).toBeGreaterThan(0);
    for (const { id, nome } of lists) {
      const { status, body } = await cart.call('POST', {
        tipo: 'lista',
        itens: [{ idProduto: id, quantidade: 1 }],
      });
      expect({ nome, status, mensagens: body.mensagens }).toEqual({ nome, status: 200, mensagens: [] });
    }
    expect((await cart.call('GET')).body.quantidadeItens).toBe(lists.length);
  });

  it('that does not exist is 404', async () => {
    const { status } = await cart.call('POST', {
      tipo: 'lista',
      itens: [{ idProduto: 999_999, quantidade: 1 }],
    });
    expect(status).toBe(404);
  });
});

describe('the client of the pages', () => {
  it('goes the whole way in centavos', async () => {
    const { api } = visitor;
    const added = await addToCart(api, {
      tipo: 'produto',
      itens: [{ idProduto: goods.plain, quantidade: 2 }],
    });
    const [item] = added.itens;
    expect(added.subtotal.valor).toBe((item?.precos.precoPor ?? 0) * 2);
    if (!item) throw new Error('nothing was added');
    const { quantidade: _, ...hash } = item.hash;
    const updated = await updateCartItem(api, { ...hash, tipo: 'produto', quantidade: 5 });
    expect(updated.quantidadeTotal).toBe(5);
    expect((await removeCartItem(api, { ...hash, tipo: 'produto' })).itens).toEqual([]);
    expect((await getCart(api)).quantidadeItens).toBe(0);
  });

  it('gets a refusal as an ApiError with the sentence of the platform', async () => {
    const error = await addToCart(visitor.api, {
      tipo: 'produto',
      itens: [{ idProduto: goods.onRequest, quantidade: 1 }],
    }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, serverText: expect.stringContaining('sob consulta') });
  });
});

describe('GET /checkout/user', () => {
  it('of an anonymous visitor is complete', async () => {
    const user = await getUser(visitor.api);
    expect(user).toMatchObject({ id: 0, logado: false, email: '', representantes: [], vendaInterna: {} });
    expect(user.endereco).toEqual({ cep: '', principal: {} });
    expect(Object.keys(user.userHash)).toEqual(['nomeRazao', 'email', 'celular', 'telefone']);
    expect(user.pontos).toEqual({ valorTotal: { quantidade: 0, valorEmMoeda: 0 }, valorPorCanal: [] });
  });

  it('knows the place the session has quoted', async () => {
    await cart.buy({ idProduto: goods.plain });
    await store.db.updateTable('sessions').set({ cep: '01310100', cidade: 'São Paulo', uf: 'SP' }).execute();
    expect((await getUser(visitor.api)).endereco).toEqual({
      cep: '01310100',
      principal: { cep: '01310100', cidade: 'São Paulo', uf: 'SP', pais: 'BR' },
    });
  });
});

it('the database refuses a stock below zero', async () => {
  const setStock = store.db.updateTable('products').set({ estoque: -1 }).where('id', '=', goods.plain);
  await expect(setStock.execute()).rejects.toThrow(/check/);
});
