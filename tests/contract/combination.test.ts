/** Two products bought together: what is promised, and what the cart takes off. */
import { describe, expect, it } from 'vitest';
import { addToCart, getCart } from '#lib/api/checkout.ts';
import { priceCombination, priceProducts } from '#lib/api/product.ts';
import {
  answerOf,
  coloured,
  onRequest,
  openOffers,
  type Pair,
  pairOf,
  pairs,
  requestOf,
  store,
} from '../support/openings/offers.ts';

openOffers();

describe('POST product/combination', () => {
  it('has offers of both kinds to answer for', () => {
    expect(pairs.length).toBeGreaterThan(15);
    expect(new Set(pairs.map(({ tipo }) => tipo))).toEqual(new Set(['porcentagem', 'valor']));
  });

  it('promises for every offer what the cart charges for its payload', async () => {
    for (const pair of pairs) {
      const { api } = store.visitor();
      const { precos, desconto, carrinho } = await priceCombination(api, requestOf(pair));
      expect(desconto.tipo).toBe(pair.tipo);
      const cart = await addToCart(api, { tipo: carrinho.tipo, itens: carrinho.itens });
      expect(cart.mensagens).toEqual([]);
      expect(cart.subtotal).toMatchObject({ valor: precos.por, parcelamento: precos.parcelamento });
      expect(cart.subtotal.descontoVista.valor).toBe(precos.vista);
      expect(cart.subtotal.descontoVista.porcentagem).toBe(precos.descontoVista);
      const lines = cart.itens.reduce((sum, item) => sum + item.precos.total, 0);
      expect(cart.promocoes).toMatchObject([{ id: pair.id, tipo: 'combinacao', quantidade: 1 }]);
      expect(cart.promocoes[0]?.desconto).toBe(lines - cart.subtotal.valor);
      expect(precos.por).toBeLessThan(lines);
    }
  });

  it('takes its per cent or its reais off the offered product', async () => {
    for (const tipo of ['porcentagem', 'valor']) {
      const pair = pairOf(tipo);
      const { body } = await answerOf('product/combination', requestOf(pair));
      const { api } = store.visitor();
      const shop = (id: number, idAtributoValor: number) =>
        priceProducts(api, { carrinho: false, produtos: [{ id, idAtributoValor, quantidade: 1 }] });
      const main = (await shop(pair.main, pair.mainValue)).precos.por;
      const offered = (await shop(pair.offered, pair.offeredValue)).precos.por;
      const off =
        tipo === 'valor' ? pair.desconto : offered - Math.round(offered * (1 - pair.desconto / 100));
      expect(Math.round(body.precos.por * 100)).toBe(main + offered - off);
      expect(body.desconto.valor).toBe(tipo === 'valor' ? pair.desconto / 100 : pair.desconto);
    }
  });

  it('says nothing about a price the client showed', async () => {
    const pair = pairOf('porcentagem');
    const { produtoPrincipal, produtoIndicado } = requestOf(pair);
    const honest = await answerOf('product/combination', requestOf(pair));
    const cheeky = await answerOf('product/combination', {
      produtoPrincipal: { ...produtoPrincipal, preco: 0.01 },
      produtoIndicado: { ...produtoIndicado, preco: '0.01' },
    });
    expect(cheeky).toEqual(honest);
  });

  it('of products that are not offered together is 404, in the other direction too', async () => {
    const { produtoPrincipal, produtoIndicado } = requestOf(pairs[0] as Pair);
    const reverse = { produtoPrincipal: produtoIndicado, produtoIndicado: produtoPrincipal };
    const same = { produtoPrincipal, produtoIndicado: produtoPrincipal };
    for (const body of [reverse, same]) {
      expect(await answerOf('product/combination', body)).toEqual({
        status: 404,
        body: { error: 'Estes produtos não são oferecidos juntos' },
      });
    }
  });

  it('of an unknown product is 404, without a choice 400, of one on request 400', async () => {
    const { produtoPrincipal } = requestOf(pairs[0] as Pair);
    const beside = (id: number) =>
      answerOf('product/combination', { produtoPrincipal, produtoIndicado: { id, idAtributoValor: 0 } });
    expect((await beside(999_999)).status).toBe(404);
    expect((await beside(coloured.product)).status).toBe(400);
    expect((await beside(onRequest)).body.error).toContain('sob consulta');
  });

  it('of one that is sold out is 400', async () => {
    const pair = pairs.find(({ offeredValue }) => offeredValue === 0) as Pair;
    const stock = (estoque: number) =>
      store.db.updateTable('products').set({ estoque }).where('id', '=', pair.offered).execute();
    const { estoque } = await store.db
      .selectFrom('products')
      .select('estoque')
      .where('id', '=', pair.offered)
      .executeTakeFirstOrThrow();
    await stock(0);
    const { status, body } = await answerOf('product/combination', requestOf(pair));
    await stock(estoque);
    expect([status, body.error]).toEqual([400, expect.stringContaining('está indisponível')]);
  });
});

describe('the discount in the cart', () => {
  const buy = async (pair: Pair, main: number, offered: number) => {
    const { api } = store.visitor();
    const item = (idProduto: number, idAtributoSimples: number, quantidade: number) => ({
      idProduto,
      idAtributoSimples,
      quantidade,
    });
    return addToCart(api, {
      tipo: 'produto',
      itens: [item(pair.main, pair.mainValue, main), item(pair.offered, pair.offeredValue, offered)],
    });
  };

  it('counts pairs: more of one product alone takes nothing more off', async () => {
    const pair = pairOf('valor');
    const once = (await buy(pair, 1, 1)).promocoes[0]?.desconto ?? 0;
    for (const [main, offered, times] of [
      [2, 1, 1],
      [1, 2, 1],
      [2, 2, 2],
    ] as const) {
      const { promocoes, subtotal, itens } = await buy(pair, main, offered);
      expect(promocoes).toMatchObject([{ quantidade: times, desconto: once * times }]);
      const lines = itens.reduce((sum, { precos }) => sum + precos.total, 0);
      expect(subtotal.valor).toBe(lines - once * times);
    }
  });

  it('ends with the pair', async () => {
    const pair = pairOf('valor');
    const owner = store.visitor();
    const itens = [
      { idProduto: pair.main, idAtributoSimples: pair.mainValue, quantidade: 1 },
      { idProduto: pair.offered, idAtributoSimples: pair.offeredValue, quantidade: 1 },
    ];
    const { promocoes } = await addToCart(owner.api, { tipo: 'produto', itens });
    expect(promocoes).toHaveLength(1);
    const answer = await owner.fetch('/api/v2/front/checkout/cart', {
      method: 'DELETE',
      body: JSON.stringify({ tipo: 'produto', ...itens[0] }),
    });
    expect((await answer.json()).promocoes).toEqual([]);
    expect((await getCart(owner.api)).promocoes).toEqual([]);
  });
});
