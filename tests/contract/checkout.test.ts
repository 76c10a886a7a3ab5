import type { Updateable } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToCart, getCart, getUser, removeCartItem, updateCartItem } from '#lib/api/checkout.ts';
import { ApiError } from '#lib/api/error.ts';
import type { Carrinho } from '#lib/contract/checkout.ts';
import type { ProductsTable } from '#lib/platform/schema/products.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

const CART = '/api/v2/front/checkout/cart';

let store: TestStore;
let visitor: Visitor;
/** Ids of what the tests buy. */
let plain: number;
let coloured: number;
let colours: readonly number[];
let onRequest: number;
let soldOut: number;

beforeAll(async () => {
  store = await createTestStore();
  const { db } = store;
  const firstId = async (where: 'plain' | 'sobConsulta' | 'soldOut') => {
    let query = db.selectFrom('products as p').select('p.id').orderBy('p.id').limit(1);
    query = query.where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('product_variants as v').select('v.id').whereRef('v.product_id', '=', 'p.id'),
        ),
      ),
    );
    if (where === 'plain') query = query.where('status', '=', 'disponivel').where('estoque', '>', 5);
    if (where === 'sobConsulta') query = query.where('status', '=', 'sobConsulta');
    if (where === 'soldOut') query = query.where('status', '=', 'disponivel').where('estoque', '=', 0);
    return (await query.executeTakeFirstOrThrow()).id;
  };
  plain = await firstId('plain');
  onRequest = await firstId('sobConsulta');
  soldOut = await firstId('soldOut');
  const values = await db
    .selectFrom('product_variants')
    .select(['product_id', 'valor_id'])
    .where('estoque', '>', 5)
    .orderBy('product_id')
    .orderBy('id')
    .execute();
  coloured = values[0]?.product_id ?? 0;
  colours = values.filter(({ product_id }) => product_id === coloured).map(({ valor_id }) => valor_id);
});
beforeEach(() => {
  visitor = store.visitor();
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

type Call = { readonly status: number; readonly body: Carrinho & { readonly error?: string } };

async function call(method: string, body?: unknown, who: Visitor = visitor): Promise<Call> {
  const init: RequestInit = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  const response = await who.fetch(CART, init);
  return { status: response.status, body: await response.json() };
}

const buy = (item: object, who: Visitor = visitor) =>
  call('POST', { tipo: 'produto', itens: [{ quantidade: 1, ...item }] }, who);
const keyOf = (idProduto: number, rest: object = {}) => ({
  tipo: 'produto',
  idProduto,
  idAtributoSimples: 0,
  idUnidadeVenda: 0,
  idArmazem: 0,
  adicional: '',
  ...rest,
});
const setStock = (id: number, estoque: number) =>
  store.db.updateTable('products').set({ estoque }).where('id', '=', id).execute();

/** Runs `work` with the product's columns changed, and sets them back. */
async function withProduct(
  id: number,
  columns: Updateable<ProductsTable>,
  work: () => Promise<void>,
): Promise<void> {
  const before = await store.db
    .selectFrom('products')
    .select(['estoque', 'ativo', 'status', 'preco_por', 'preco_de', 'desconto_vista'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await store.db.updateTable('products').set(columns).where('id', '=', id).execute();
  await work().finally(() => store.db.updateTable('products').set(before).where('id', '=', id).execute());
}

describe('GET /checkout/cart', () => {
  it('of a new visitor is empty and complete', async () => {
    expect(await call('GET')).toEqual({
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

describe('POST /checkout/cart', () => {
  it('adds a product and answers with the cart in reais', async () => {
    await withProduct(
      plain,
      { preco_por: 7211, preco_de: 8000, desconto_vista: 10, estoque: 50 },
      async () => {
        const { status, body } = await buy({ idProduto: plain, quantidade: 2 });
        expect(status).toBe(200);
        expect(body).toMatchObject({ quantidadeItens: 1, quantidadeTotal: 2, mensagens: [] });
        expect(body.itens[0]).toMatchObject({
          tipo: 'produto',
          quantidade: 2,
          precos: { precoDe: 80, precoPor: 72.11, descontoVista: 10, total: 144.22 },
          atributos: expect.anything(),
          hash: {
            idProduto: plain,
            idAtributoSimples: 0,
            idUnidadeVenda: 0,
            idArmazem: 0,
            quantidade: 2,
            adicional: '',
          },
        });
        expect(body.itens[0]?.imagem).toMatch(
          /^http:\/\/loja\.test\/upload\/produto\/imagem\/m_[\w.-]+\.webp$/,
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
    await buy({ idProduto: plain, quantidade: 1 });
    await buy({ idProduto: plain, quantidade: 2 });
    const { body } = await buy({ idProduto: plain, adicional: 'gravar 12' });
    expect(body.itens.map(({ quantidade, hash }) => [quantidade, hash.adicional])).toEqual([
      [3, ''],
      [1, 'gravar 12'],
    ]);
    expect(body).toMatchObject({ quantidadeItens: 2, quantidadeTotal: 4 });
    expect((await call('GET')).body).toEqual(body);
  });

  it('takes the payload a product answer carries: numeric strings and unknown keys', async () => {
    const { status, body } = await call('POST', {
      tipo: 'produto',
      itens: [
        {
          idProduto: String(plain),
          idAtributoSimples: '0',
          idUnidadeVenda: '0',
          idArmazem: '0',
          quantidade: '2',
          adicional: '',
          parametros: '',
          origem: 'vitrine',
        },
      ],
      hash: `${plain}-0-0-0-1`,
    });
    expect(status).toBe(200);
    expect(body.quantidadeTotal).toBe(2);
  });

  it('prices and names the chosen value of a product', async () => {
    const [first = 0, second = 0] = colours;
    await buy({ idProduto: coloured, idAtributoSimples: first });
    const { body } = await buy({ idProduto: coloured, idAtributoSimples: second });
    expect(body.itens).toHaveLength(2);
    for (const item of body.itens) {
      const row = await store.db
        .selectFrom('product_variants')
        .innerJoin('attribute_values', 'attribute_values.id', 'valor_id')
        .select(['sku', 'preco_por', 'label'])
        .where('product_id', '=', coloured)
        .where('valor_id', '=', item.hash.idAtributoSimples)
        .executeTakeFirstOrThrow();
      expect(item.sku).toBe(row.sku);
      expect(item.precos.precoPor).toBe(row.preco_por / 100);
      expect(item.atributos).toMatchObject({ simples: { atributoValor: { label: row.label } } });
    }
  });

  it('refuses a product whose value was not chosen: 400', async () => {
    const { status, body } = await buy({ idProduto: coloured });
    expect(status).toBe(400);
    expect(body.error).toMatch(/^Escolha uma opção/);
  });

  it('gives as much as there is, and says so', async () => {
    await withProduct(plain, { estoque: 3 }, async () => {
      const { status, body } = await buy({ idProduto: plain, quantidade: 4 });
      expect(status).toBe(200);
      expect(body.itens[0]?.quantidade).toBe(3);
      expect(body.mensagens).toEqual([
        { tipo: 'erro', mensagem: 'Quantidade indisponível. Restam 3 unidades.' },
      ]);
      expect((await call('GET')).body).toMatchObject({ quantidadeTotal: 3, mensagens: [] });
    });
  });

  it('gives exactly the stock without a word', async () => {
    await withProduct(plain, { estoque: 3 }, async () => {
      expect((await buy({ idProduto: plain, quantidade: 3 })).body).toMatchObject({
        quantidadeTotal: 3,
        mensagens: [],
      });
      expect((await buy({ idProduto: plain })).body).toMatchObject({ quantidadeTotal: 3 });
    });
  });

  it.each([10_000_000, 2_147_483_648, 1e15, '99999999'])(
    'clamps a huge quantity to the stock: %s',
    async (quantidade) => {
      await withProduct(plain, { estoque: 7 }, async () => {
        const { status, body } = await buy({ idProduto: plain, quantidade });
        expect(status).toBe(200);
        expect(body.quantidadeTotal).toBe(7);
      });
    },
  );

  it('says when nothing is left, and adds nothing', async () => {
    const { status, body } = await buy({ idProduto: soldOut });
    expect(status).toBe(200);
    expect(body.itens).toEqual([]);
    expect(body.mensagens).toHaveLength(1);
  });

  it('counts all lines of one stock together', async () => {
    await withProduct(plain, { estoque: 5 }, async () => {
      await buy({ idProduto: plain, quantidade: 4 });
      const { body } = await buy({ idProduto: plain, quantidade: 4, adicional: 'outra' });
      expect(body.itens.map(({ quantidade }) => quantidade)).toEqual([4, 1]);
      expect(body.mensagens[0]?.mensagem).toBe('Quantidade indisponível. Resta 1 unidade.');
    });
  });

  it('refuses what is sold on request: 400', async () => {
    const { status, body } = await buy({ idProduto: onRequest });
    expect(status).toBe(400);
    expect(body.error).toContain('sob consulta');
  });

  it.each([
    ['an unknown product', () => ({ idProduto: 999_999 })],
    ['a value of a product without values', () => ({ idProduto: plain, idAtributoSimples: 1 })],
    ['an unknown value', () => ({ idProduto: coloured, idAtributoSimples: 999_999 })],
    ['an unknown sale unit', () => ({ idProduto: plain, idUnidadeVenda: 3 })],
    ['an unknown warehouse', () => ({ idProduto: plain, idArmazem: 3 })],
  ])('answers 404 for %s', async (_, item) => {
    const { status, body } = await buy(item());
    expect(status).toBe(404);
    expect(body).toEqual({ error: expect.any(String) });
  });

  it.each([0, -1, 1.5, '1.5', 'duas', '', null, true, [], {}, '1e3', Number.MAX_VALUE, undefined])(
    'refuses the quantity %j with 400 and leaves the cart alone',
    async (quantidade) => {
      await buy({ idProduto: plain, quantidade: 2 });
      const { status, body } = await call('POST', {
        tipo: 'produto',
        itens: [{ idProduto: plain, quantidade }],
      });
      expect(status).toBe(400);
      expect(body).toEqual({ error: expect.any(String) });
      expect((await call('GET')).body.quantidadeTotal).toBe(2);
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
    const answer = await call('POST', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: expect.any(String) });
  });

  it.each(['{', '', 'tipo=produto', '{"tipo":"produto",}'])(
    'refuses broken JSON with 400: %j',
    async (body) => {
      const response = await visitor.fetch(CART, { method: 'POST', body });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: expect.any(String) });
    },
  );

  it('is all or nothing: one unknown product among several adds none', async () => {
    const { status } = await call('POST', {
      tipo: 'produto',
      itens: [
        { idProduto: plain, quantidade: 1 },
        { idProduto: 999_999, quantidade: 1 },
      ],
    });
    expect(status).toBe(404);
    expect((await call('GET')).body.itens).toEqual([]);
  });

  it('takes 100 lines and refuses the next one', async () => {
    await withProduct(plain, { estoque: 500 }, async () => {
      const itens = Array.from({ length: 100 }, (_, index) => ({
        idProduto: plain,
        quantidade: 1,
        adicional: `linha ${index}`,
      }));
      expect((await call('POST', { tipo: 'produto', itens })).body.quantidadeItens).toBe(100);
      const { status } = await buy({ idProduto: plain, adicional: 'linha 101' });
      expect(status).toBe(400);
      expect((await buy({ idProduto: plain, adicional: 'linha 0' })).body.quantidadeTotal).toBe(101);
    });
  });

  it('loses no unit when the same visitor adds many times at once', async () => {
    await withProduct(plain, { estoque: 500 }, async () => {
      await buy({ idProduto: plain });
      await Promise.all(Array.from({ length: 20 }, () => buy({ idProduto: plain })));
      expect((await call('GET')).body.quantidadeTotal).toBe(21);
    });
  });
});

describe('PUT /checkout/cart', () => {
  it('sets the quantity of a line, sent back as it was received', async () => {
    const { body } = await buy({ idProduto: plain, quantidade: 1 });
    const hash = body.itens[0]?.hash;
    const changed = await call('PUT', { ...hash, tipo: 'produto', quantidade: 4 });
    expect(changed.status).toBe(200);
    expect(changed.body.itens[0]).toMatchObject({ quantidade: 4, hash: { quantidade: 4 } });
  });

  it('takes a hash without its `tipo` for a product', async () => {
    const { body } = await buy({ idProduto: plain });
    const changed = await call('PUT', { ...body.itens[0]?.hash, quantidade: 3 });
    expect(changed.body.quantidadeTotal).toBe(3);
    expect((await call('DELETE', changed.body.itens[0]?.hash)).body.itens).toEqual([]);
  });

  it('reduces what is more than the stock, and says what is left', async () => {
    await buy({ idProduto: plain });
    await withProduct(plain, { estoque: 2 }, async () => {
      const { status, body } = await call('PUT', keyOf(plain, { quantidade: 3 }));
      expect(status).toBe(200);
      expect(body.quantidadeTotal).toBe(2);
      expect(body.mensagens[0]?.mensagem).toBe('Quantidade indisponível. Restam 2 unidades.');
    });
  });

  it('takes nothing from another line of the same stock', async () => {
    await withProduct(plain, { estoque: 5 }, async () => {
      await buy({ idProduto: plain, quantidade: 1 });
      await buy({ idProduto: plain, quantidade: 3, adicional: 'outra' });
      const { body } = await call('PUT', keyOf(plain, { quantidade: 5 }));
      expect(body.itens.map(({ quantidade }) => quantidade)).toEqual([2, 3]);
    });
  });

  it.each([0, -1, 1.5, 'x', null, undefined])(
    'refuses the quantity %j with 400 and removes nothing',
    async (quantidade) => {
      await buy({ idProduto: plain, quantidade: 2 });
      expect((await call('PUT', keyOf(plain, { quantidade }))).status).toBe(400);
      expect((await call('GET')).body.quantidadeTotal).toBe(2);
    },
  );

  it('of a line that is not there is 404', async () => {
    await buy({ idProduto: plain });
    expect((await call('PUT', keyOf(plain, { quantidade: 2, adicional: 'x' }))).status).toBe(404);
    expect((await call('PUT', keyOf(999_999, { quantidade: 2 }))).status).toBe(404);
  });
});

describe('DELETE /checkout/cart', () => {
  it('removes the line and leaves the others', async () => {
    await buy({ idProduto: plain });
    const [value] = colours;
    await buy({ idProduto: coloured, idAtributoSimples: value });
    const { status, body } = await call('DELETE', keyOf(plain, { quantidade: 1 }));
    expect(status).toBe(200);
    expect(body.itens.map(({ hash }) => hash.idProduto)).toEqual([coloured]);
  });

  it('of a line that is not there is 404', async () => {
    expect((await call('DELETE', keyOf(plain))).status).toBe(404);
    await buy({ idProduto: plain });
    expect((await call('DELETE', keyOf(plain))).status).toBe(200);
    expect((await call('DELETE', keyOf(plain))).status).toBe(404);
  });

  it('without a body is 400', async () => {
    expect((await call('DELETE')).status).toBe(400);
  });
});

describe('a cart whose products change', () => {
  it('drops what is no longer sold, by name, and keeps the rest', async () => {
    await buy({ idProduto: plain });
    const [value] = colours;
    await buy({ idProduto: coloured, idAtributoSimples: value });
    const { nome } = await store.db
      .selectFrom('products')
      .select('nome')
      .where('id', '=', plain)
      .executeTakeFirstOrThrow();
    await withProduct(plain, { ativo: false }, async () => {
      const { body } = await call('GET');
      expect(body.itens.map(({ hash }) => hash.idProduto)).toEqual([coloured]);
      expect(body.mensagens).toEqual([
        { tipo: 'erro', mensagem: `${nome} não está mais à venda e saiu do carrinho.` },
      ]);
    });
  });

  it('shows what the stock allows, and lets the visitor change it', async () => {
    await buy({ idProduto: plain, quantidade: 4 });
    await withProduct(plain, { estoque: 1 }, async () => {
      const { body } = await call('GET');
      expect(body.quantidadeTotal).toBe(1);
      expect(body.mensagens[0]?.mensagem).toContain('resta 1 unidade');
      expect((await call('PUT', keyOf(plain, { quantidade: 1 }))).body.mensagens).toEqual([]);
    });
  });

  it('follows the price', async () => {
    await buy({ idProduto: plain });
    await withProduct(plain, { preco_por: 12345 }, async () => {
      expect((await call('GET')).body.itens[0]?.precos.precoPor).toBe(123.45);
    });
  });

  it('follows a price schedule, and wholesale steps on top of it', async () => {
    await withProduct(plain, { preco_por: 10_000, preco_de: 0, estoque: 100 }, async () => {
      await buy({ idProduto: plain, quantidade: 10 });
      const { id } = await store.db
        .insertInto('price_schedules')
        .values({
          product_id: plain,
          nome: 'Semana do cabo',
          preco_de: 10_000,
          preco_por: 9000,
          desconto_vista: null,
          data_inicial: new Date(store.clock.now.getTime() - 1000),
          data_final: new Date(store.clock.now.getTime() + 1000),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      expect((await call('GET')).body.itens[0]?.precos).toMatchObject({ precoDe: 100, precoPor: 90 });
      await store.db
        .insertInto('wholesale_prices')
        .values({ product_id: plain, quantidade: 10, preco_por: 8000 })
        .execute();
      expect((await call('GET')).body.itens[0]?.precos).toMatchObject({ precoPor: 80, total: 800 });
      expect((await call('PUT', keyOf(plain, { quantidade: 9 }))).body.itens[0]?.precos.precoPor).toBe(90);
      await store.db.deleteFrom('wholesale_prices').where('product_id', '=', plain).execute();
      await store.db.deleteFrom('price_schedules').where('id', '=', id).execute();
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
        { list_id: id, product_id: plain, quantidade: 2, ordem: 0 },
        { list_id: id, product_id: coloured, valor_id: colours[0] ?? 0, quantidade: 1, ordem: 1 },
      ])
      .execute();
  });

  it('costs what its items cost, and takes from their stock', async () => {
    await withProduct(plain, { estoque: 5, preco_por: 1000, preco_de: 0 }, async () => {
      const { preco_por } = await store.db
        .selectFrom('product_variants')
        .select('preco_por')
        .where('product_id', '=', coloured)
        .where('valor_id', '=', colours[0] ?? 0)
        .executeTakeFirstOrThrow();
      const itens = [{ idProduto: list, quantidade: 3 }];
      const { status, body } = await call('POST', { tipo: 'lista', itens });
      expect(status).toBe(200);
      expect(body.itens[0]).toMatchObject({
        tipo: 'lista',
        nome: 'Kit de teste',
        quantidade: 2,
        precos: { precoPor: (2000 + preco_por) / 100 },
      });
      expect((await buy({ idProduto: plain, quantidade: 2 })).body.itens[1]?.quantidade).toBe(1);
    });
  });

  it('of the demo store can be bought, each of them', async () => {
    const lists = await store.db.selectFrom('lists').select(['id', 'nome']).where('id', '<>', list).execute();
    expect(lists.length).toBeGreaterThan(0);
    for (const { id, nome } of lists) {
      const { status, body } = await call('POST', {
        tipo: 'lista',
        itens: [{ idProduto: id, quantidade: 1 }],
      });
      expect({ nome, status, mensagens: body.mensagens }).toEqual({ nome, status: 200, mensagens: [] });
    }
    expect((await call('GET')).body.quantidadeItens).toBe(lists.length);
  });

  it('that does not exist is 404', async () => {
    const { status } = await call('POST', { tipo: 'lista', itens: [{ idProduto: 999_999, quantidade: 1 }] });
    expect(status).toBe(404);
  });
});

describe('the client of the pages', () => {
  it('goes the whole way in centavos', async () => {
    const { api } = visitor;
    const added = await addToCart(api, { tipo: 'produto', itens: [{ idProduto: plain, quantidade: 2 }] });
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
      itens: [{ idProduto: onRequest, quantidade: 1 }],
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
    await buy({ idProduto: plain });
    await store.db.updateTable('sessions').set({ cep: '01310100', cidade: 'São Paulo', uf: 'SP' }).execute();
    expect((await getUser(visitor.api)).endereco).toEqual({
      cep: '01310100',
      principal: { cep: '01310100', cidade: 'São Paulo', uf: 'SP', pais: 'BR' },
    });
  });
});

it('the database refuses a stock below zero', async () => {
  await expect(setStock(plain, -1)).rejects.toThrow(/check/);
});
