/** What goes into a cart, and what is refused. */
import { describe, expect, it } from 'vitest';
import { withProduct } from '../support/cart.ts';
import { cart, goods, openCarts, store, visitor } from '../support/openings/carts.ts';

openCarts();

describe('POST /checkout/cart', () => {
  it('adds a product and answers with the cart in reais', async () => {
    await withProduct(
      store,
      goods.plain,
      { preco_por: 7211, preco_de: 8000, desconto_vista: 10, estoque: 50 },
      async () => {
        const { status, body } = await cart.buy({ idProduto: goods.plain, quantidade: 2 });
        expect(status).toBe(200);
        expect(body).toMatchObject({ quantidadeItens: 1, quantidadeTotal: 2, mensagens: [] });
        expect(body.itens[0]).toMatchObject({
          tipo: 'produto',
          quantidade: 2,
          precos: { precoDe: 80, precoPor: 72.11, descontoVista: 10, total: 144.22 },
          atributos: expect.anything(),
          hash: {
            idProduto: goods.plain,
            idAtributoSimples: 0,
            idUnidadeVenda: 0,
            idArmazem: 0,
            quantidade: 2,
            adicional: '',
          },
        });
        expect(body.itens[0]?.imagem).toMatch(
          /^http:\/\/loja\.localhost\/upload\/produto\/imagem\/m_[\w.-]+\.webp$/,
        );
        expect(body.subtotal).toMatchObject({
          valor: 144.22,
          descontoVista: { valor: 129.8, porcentagem: 10, desconto: 14.42 },
        });
        expect(body.subtotal.parcelamento[0]).toMatchObject({ parcelas: 1, valorTotal: 144.22, taxa: 0 });
      },
    );
  });

  it('adds to a line that is there, and keeps lines apart that differ in `adicional`', async () => {
    await cart.buy({ idProduto: goods.plain, quantidade: 1 });
    await cart.buy({ idProduto: goods.plain, quantidade: 2 });
    const { body } = await cart.buy({ idProduto: goods.plain, adicional: 'gravar 12' });
    expect(body.itens.map(({ quantidade, hash }) => [quantidade, hash.adicional])).toEqual([
      [3, ''],
      [1, 'gravar 12'],
    ]);
    expect(body).toMatchObject({ quantidadeItens: 2, quantidadeTotal: 4 });
    expect((await cart.call('GET')).body).toEqual(body);
  });

  it('takes the payload a product answer carries: numeric strings and unknown keys', async () => {
    const { status, body } = await cart.call('POST', {
      tipo: 'produto',
      itens: [
        {
          idProduto: String(goods.plain),
          idAtributoSimples: '0',
          idUnidadeVenda: '0',
          idArmazem: '0',
          quantidade: '2',
          adicional: '',
          parametros: '',
          origem: 'vitrine',
        },
      ],
      hash: `${goods.plain}-0-0-0-1`,
    });
    expect(status).toBe(200);
    expect(body.quantidadeTotal).toBe(2);
  });

  it('prices and names the chosen value of a product', async () => {
    const [first = 0, second = 0] = goods.colours;
    await cart.buy({ idProduto: goods.coloured, idAtributoSimples: first });
    const { body } = await cart.buy({ idProduto: goods.coloured, idAtributoSimples: second });
    expect(body.itens).toHaveLength(2);
    for (const item of body.itens) {
      const row = await store.db
        .selectFrom('product_variants')
        .innerJoin('attribute_values', 'attribute_values.id', 'valor_id')
        .select(['sku', 'preco_por', 'label'])
        .where('product_id', '=', goods.coloured)
        .where('valor_id', '=', item.hash.idAtributoSimples)
        .executeTakeFirstOrThrow();
      expect(item.sku).toBe(row.sku);
      expect(item.precos.precoPor).toBe(row.preco_por / 100);
      expect(item.atributos).toMatchObject({ simples: { atributoValor: { label: row.label } } });
    }
  });

  it('refuses a product whose value was not chosen: 400', async () => {
    const { status, body } = await cart.buy({ idProduto: goods.coloured });
    expect(status).toBe(400);
    expect(body.error).toMatch(/^Escolha uma opção/);
  });

  it('gives as much as there is, and says so', async () => {
    await withProduct(store, goods.plain, { estoque: 3 }, async () => {
      const { status, body } = await cart.buy({ idProduto: goods.plain, quantidade: 4 });
      expect(status).toBe(200);
      expect(body.itens[0]?.quantidade).toBe(3);
      expect(body.mensagens).toEqual([
        { tipo: 'erro', mensagem: 'Quantidade indisponível. Restam 3 unidades.' },
      ]);
      expect((await cart.call('GET')).body).toMatchObject({ quantidadeTotal: 3, mensagens: [] });
    });
  });

  it('gives exactly the stock without a word', async () => {
    await withProduct(store, goods.plain, { estoque: 3 }, async () => {
      expect((await cart.buy({ idProduto: goods.plain, quantidade: 3 })).body).toMatchObject({
        quantidadeTotal: 3,
        mensagens: [],
      });
      expect((await cart.buy({ idProduto: goods.plain })).body).toMatchObject({ quantidadeTotal: 3 });
    });
  });

  it.each([10_000_000, 2_147_483_648, 1e15, '99999999'])(
    'clamps a huge quantity to the stock: %s',
    async (quantidade) => {
      await withProduct(store, goods.plain, { estoque: 7 }, async () => {
        const { status, body } = await cart.buy({ idProduto: goods.plain, quantidade });
        expect(status).toBe(200);
        expect(body.quantidadeTotal).toBe(7);
      });
    },
  );

  it('says when nothing is left, and adds nothing', async () => {
    const { status, body } = await cart.buy({ idProduto: goods.soldOut });
    expect(status).toBe(200);
    expect(body.itens).toEqual([]);
    expect(body.mensagens).toHaveLength(1);
  });

  it('counts all lines of one stock together', async () => {
    await withProduct(store, goods.plain, { estoque: 5 }, async () => {
      await cart.buy({ idProduto: goods.plain, quantidade: 4 });
      const { body } = await cart.buy({ idProduto: goods.plain, quantidade: 4, adicional: 'outra' });
      expect(body.itens.map(({ quantidade }) => quantidade)).toEqual([4, 1]);
      expect(body.mensagens[0]?.mensagem).toBe('Quantidade indisponível. Resta 1 unidade.');
    });
  });

  it('refuses what is sold on request: 400', async () => {
    const { status, body } = await cart.buy({ idProduto: goods.onRequest });
    expect(status).toBe(400);
    expect(body.error).toContain('sob consulta');
  });

  it.each([
    ['an unknown product', () => ({ idProduto: 999_999 })],
    ['a value of a product without values', () => ({ idProduto: goods.plain, idAtributoSimples: 1 })],
    ['an unknown value', () => ({ idProduto: goods.coloured, idAtributoSimples: 999_999 })],
    ['an unknown sale unit', () => ({ idProduto: goods.plain, idUnidadeVenda: 3 })],
    ['an unknown warehouse', () => ({ idProduto: goods.plain, idArmazem: 3 })],
  ])('answers 404 for %s', async (_, item) => {
    const { status, body } = await cart.buy(item());
    expect(status).toBe(404);
    expect(body).toEqual({ error: expect.any(String) });
  });

  it.each([0, -1, 1.5, '1.5', 'duas', '', null, true, [], {}, '1e3', Number.MAX_VALUE, undefined])(
    'refuses the quantity %j with 400 and leaves the cart alone',
    async (quantidade) => {
      await cart.buy({ idProduto: goods.plain, quantidade: 2 });
      const { status, body } = await cart.call('POST', {
        tipo: 'produto',
        itens: [{ idProduto: goods.plain, quantidade }],
      });
      expect(status).toBe(400);
      expect(body).toEqual({ error: expect.any(String) });
      expect((await cart.call('GET')).body.quantidadeTotal).toBe(2);
    },
  );

  it.each([
    {},
    [],
    null,
    'texto',
    { tipo: 'produto' },
    { tipo: 'produto', itens: [] },
    { tipo: 'outro', itens: [{ idProduto: 1, quantidade: 1 }] },
    { tipo: 'produto', itens: [{ quantidade: 1 }] },
    { tipo: 'produto', itens: [{ idProduto: 'x', quantidade: 1 }] },
    { tipo: 'produto', itens: [{ idProduto: 2_147_483_648, quantidade: 1 }] },
    { tipo: 'produto', itens: [{ idProduto: 1, quantidade: 1, adicional: 'x'.repeat(501) }] },
  ])('refuses the body %j with 400', async (body) => {
    const answer = await cart.call('POST', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: expect.any(String) });
  });

  it.each(['{', '', 'tipo=produto', '{"tipo":"produto",}'])(
    'refuses broken JSON with 400: %j',
    async (body) => {
      const response = await visitor.fetch('/api/v2/front/checkout/cart', { method: 'POST', body });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: expect.any(String) });
    },
  );

  it('is all or nothing: one unknown product among several adds none', async () => {
    const { status } = await cart.call('POST', {
      tipo: 'produto',
      itens: [
        { idProduto: goods.plain, quantidade: 1 },
        { idProduto: 999_999, quantidade: 1 },
      ],
    });
    expect(status).toBe(404);
    expect((await cart.call('GET')).body.itens).toEqual([]);
  });

  it('takes 100 lines and refuses the next one', async () => {
    await withProduct(store, goods.plain, { estoque: 500 }, async () => {
      const itens = Array.from({ length: 100 }, (_, index) => ({
        idProduto: goods.plain,
        quantidade: 1,
        adicional: `linha ${index}`,
      }));
      expect((await cart.call('POST', { tipo: 'produto', itens })).body.quantidadeItens).toBe(100);
      const { status } = await cart.buy({ idProduto: goods.plain, adicional: 'linha 101' });
      expect(status).toBe(400);
      expect((await cart.buy({ idProduto: goods.plain, adicional: 'linha 0' })).body.quantidadeTotal).toBe(
        101,
      );
    });
  });

  it('loses no unit when the same visitor adds many times at once', async () => {
    await withProduct(store, goods.plain, { estoque: 500 }, async () => {
      await cart.buy({ idProduto: goods.plain });
      await Promise.all(Array.from({ length: 20 }, () => cart.buy({ idProduto: goods.plain })));
      expect((await cart.call('GET')).body.quantidadeTotal).toBe(21);
    });
  });
});
