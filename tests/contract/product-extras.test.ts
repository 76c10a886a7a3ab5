import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addToCart, getCart } from '#lib/api/checkout.ts';
import {
  askForNotice,
  askForQuote,
  getComponents,
  priceCombination,
  priceProducts,
} from '#lib/api/product.ts';
import { getProductDetail } from '#lib/api/url.ts';
import type { CombinationRequest } from '#lib/contract/purchase.ts';
import { get, post } from '../support/accounts.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let visitor: Visitor;
type Pair = {
  readonly id: number;
  readonly main: number;
  readonly offered: number;
  readonly tipo: string;
  readonly desconto: number;
  readonly mainValue: number;
  readonly offeredValue: number;
};
/** Every offer of the demo store whose products are in stock, with a value in stock where one has to be chosen. */
let pairs: readonly Pair[];
let coloured: { readonly product: number; readonly value: number };
let onRequest: number;

beforeAll(async () => {
  store = await createTestStore();
  const { db } = store;
  const variants = await db
    .selectFrom('product_variants')
    .select(['product_id', 'valor_id'])
    .where('estoque', '>', 2)
    .orderBy('id')
    .execute();
  const stockedValue = (product: number) =>
    variants.find(({ product_id }) => product_id === product)?.valor_id ?? 0;
  const rows = await db
    .selectFrom('combinations')
    .innerJoin('products as m', 'm.id', 'combinations.product_id')
    .innerJoin('products as o', 'o.id', 'combinations.indicado_id')
    .select(['combinations.id', 'product_id', 'indicado_id', 'tipo_desconto', 'desconto'])
    .where('m.status', '=', 'disponivel')
    .where('o.status', '=', 'disponivel')
    .where((eb) =>
      eb.or([eb('m.estoque', '>', 2), eb('m.id', 'in', [0, ...variants.map((v) => v.product_id)])]),
    )
    .where((eb) =>
      eb.or([eb('o.estoque', '>', 2), eb('o.id', 'in', [0, ...variants.map((v) => v.product_id)])]),
    )
    .orderBy('combinations.id')
    .execute();
  pairs = rows.map((row) => ({
    id: row.id,
    main: row.product_id,
    offered: row.indicado_id,
    tipo: row.tipo_desconto,
    desconto: row.desconto,
    mainValue: stockedValue(row.product_id),
    offeredValue: stockedValue(row.indicado_id),
  }));
  coloured = { product: variants[0]?.product_id ?? 0, value: variants[0]?.valor_id ?? 0 };
  const request = await db
    .selectFrom('products')
    .select('id')
    .where('status', '=', 'sobConsulta')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  onRequest = request.id;
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

const requestOf = (pair: Pair): CombinationRequest => ({
  produtoPrincipal: { id: pair.main, idAtributoValor: pair.mainValue },
  produtoIndicado: { id: pair.offered, idAtributoValor: pair.offeredValue },
});
const answerOf = async (path: string, body: unknown) => {
  visitor = store.visitor();
  const answer = await post(visitor, path, body);
  return { status: answer.status, body: await answer.json() };
};
/** A pair of either kind of discount. */
const pairOf = (tipo: string): Pair => {
  const pair = pairs.find((one) => one.tipo === tipo);
  if (!pair) throw new Error(`no offer by ${tipo}`);
  return pair;
};

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
    expect([status, body.error]).toEqual([400, 'Este produto está indisponível no momento.']);
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

describe('POST product/shop', () => {
  it('prices one value of a product as its page does, and answers the payload when it is asked for', async () => {
    const { product, value } = coloured;
    const { slug } = await store.db
      .selectFrom('products')
      .select('slug')
      .where('id', '=', product)
      .executeTakeFirstOrThrow();
    const produtos = [{ id: product, idAtributoValor: value, quantidade: 1 }];
    const { api } = store.visitor();
    const { precos, carrinho } = await priceProducts(api, { carrinho: true, produtos });
    const { conteudo } = await getProductDetail(api, `/${slug}`);
    const { simples } = conteudo.atributos as { readonly simples: { readonly valores: readonly object[] } };
    const valor = simples.valores.find((one) => 'idAtributoValor' in one && one.idAtributoValor === value);
    expect(valor).toMatchObject({ precos: { por: precos.por, vista: precos.vista }, carrinho });
    expect(carrinho).toMatchObject({ hash: `${product}-${value}-0-0-1`, tipo: 'produto' });
    expect((await priceProducts(api, { carrinho: false, produtos })).carrinho).toBeUndefined();
  });

  it('sums products up as the cart does', async () => {
    const pair = pairOf('porcentagem');
    const { api } = store.visitor();
    const { precos, carrinho } = await priceProducts(api, {
      carrinho: true,
      produtos: [
        { id: pair.main, idAtributoValor: pair.mainValue, quantidade: 2 },
        { id: pair.offered, idAtributoValor: pair.offeredValue, quantidade: 1 },
      ],
    });
    const cart = await addToCart(api, { tipo: 'produto', itens: carrinho?.itens ?? [] });
    expect(cart.subtotal.valor).toBe(precos.por);
    expect(cart.subtotal.descontoVista.valor).toBe(precos.vista);
  });

  it('refuses more than there is', async () => {
    const produtos = [{ id: coloured.product, idAtributoValor: coloured.value, quantidade: 1_000_000 }];
    const { status, body } = await answerOf('product/shop', { carrinho: true, produtos });
    expect([status, body.error]).toEqual([
      400,
      expect.stringMatching(/^Quantidade indisponível\. Restam? \d+/),
    ]);
  });

  it('refuses kits and personal touches, and takes empty ones for none', async () => {
    const product = { id: coloured.product, idAtributoValor: coloured.value, quantidade: 1 };
    const shop = (extra: object) => answerOf('product/shop', { produtos: [{ ...product, ...extra }] });
    for (const extra of [
      { conjunto: {} },
      { conjunto: [] },
      { personalizacao: null },
      { assinatura: { recorrencia: 1 } },
    ]) {
      expect([extra, (await shop(extra)).status]).toEqual([extra, 200]);
    }
    for (const extra of [{ conjunto: { id: 3 } }, { personalizacao: { 1: 'a' } }, { conjunto: 'x' }]) {
      expect([extra, (await shop(extra)).status]).toEqual([extra, 400]);
    }
  });

  it('of an unknown product or value is 404', async () => {
    const shop = (id: number, idAtributoValor: number) =>
      answerOf('product/shop', { produtos: [{ id, idAtributoValor, quantidade: 1 }] });
    expect((await shop(999_999, 0)).status).toBe(404);
    expect((await shop(coloured.product, 999_999)).status).toBe(404);
  });
});

describe('POST product/solicitation', () => {
  const person = { nome: 'Rita Prado', email: 'Rita@Exemplo.com.br', mailing: true };
  const kept = () =>
    store.db
      .selectFrom('leads')
      .select(['tipo', 'product_id', 'valor_id', 'nome', 'email', 'contato', 'mensagem', 'mailing'])
      .orderBy('id')
      .execute();

  it('keeps the request, once however often it is sent', async () => {
    const body = { idProduto: coloured.product, idAtributoValor: coloured.value, ...person };
    const { api } = store.visitor();
    for (const email of [person.email, 'rita@exemplo.com.br', ' RITA@exemplo.com.br ']) {
      expect(await askForNotice(api, { ...body, email })).toEqual({ sucesso: true });
    }
    expect(await kept()).toEqual([
      {
        tipo: 'solicitation',
        product_id: coloured.product,
        valor_id: coloured.value,
        nome: 'Rita Prado',
        email: 'rita@exemplo.com.br',
        contato: '',
        mensagem: '',
        mailing: true,
      },
    ]);
  });

  it('keeps one when it is sent many times at once', async () => {
    const body = { idProduto: coloured.product, idAtributoValor: 0, ...person };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => askForNotice(store.visitor().api, body)),
    );
    expect(answers).toEqual(answers.map(() => ({ sucesso: true })));
    expect(await kept()).toHaveLength(1);
  });

  it('keeps one for each value and each address', async () => {
    const { api } = store.visitor();
    const ask = (idAtributoValor: number, email: string) =>
      askForNotice(api, { idProduto: coloured.product, ...person, idAtributoValor, email });
    await ask(0, 'a@exemplo.com.br');
    await ask(coloured.value, 'a@exemplo.com.br');
    await ask(0, 'b@exemplo.com.br');
    expect(await kept()).toHaveLength(3);
  });

  it('of an unknown product or value is 404, and keeps nothing', async () => {
    const ask = (idProduto: number, idAtributoValor: number) =>
      answerOf('product/solicitation', { idProduto, idAtributoValor, ...person });
    expect((await ask(999_999, 0)).status).toBe(404);
    expect((await ask(coloured.product, 999_999)).status).toBe(404);
    expect(await kept()).toEqual([]);
  });
});

describe('POST product/budget', () => {
  it('keeps every request, and a form sent twice once', async () => {
    const body = {
      idProduto: onRequest,
      nome: 'Rita Prado',
      email: 'rita@exemplo.com.br',
      contato: '11 99999-0000',
      mensagem: 'Para um palco de 10 m.',
      mailing: false,
      enviarEmail: true,
    };
    const { api } = store.visitor();
    await askForQuote(api, body);
    expect(await askForQuote(api, body)).toEqual({ sucesso: true });
    await askForQuote(api, { ...body, mensagem: 'E para um de 20 m.' });
    const rows = await store.db
      .selectFrom('leads')
      .select(['tipo', 'product_id', 'mensagem'])
      .orderBy('id')
      .execute();
    const row = { tipo: 'budget', product_id: onRequest, mensagem: body.mensagem };
    expect(rows).toEqual([row, { ...row, mensagem: 'E para um de 20 m.' }]);
  });
});

describe('what goes with a product', () => {
  it('is what its page offers beside it', async () => {
    const pair = pairs[0] as Pair;
    const { slug } = await store.db
      .selectFrom('products')
      .select('slug')
      .where('id', '=', pair.main)
      .executeTakeFirstOrThrow();
    const { api } = store.visitor();
    const { conteudo } = await getProductDetail(api, `/${slug}`);
    const { id, componentes } = await getComponents(api, pair.main);
    expect(id).toBe(pair.main);
    expect(componentes).toEqual(conteudo.combinacoes);
    expect(componentes.length).toBeGreaterThan(0);
  });

  it.each(['product/component', 'marketplace/product'])('%s of what is no product is 404', async (path) => {
    for (const id of ['0', '-1', 'abc', '999999', '1e3', '99999999999', '%00', '1.5']) {
      expect([id, (await get(store.visitor(), `${path}/${id}`)).status]).toEqual([id, 404]);
    }
  });

  it('of other sellers is nothing, page by page', async () => {
    const answer = await get(
      store.visitor(),
      `marketplace/product/${onRequest}?offset=10&limit=5&cep=01310100`,
    );
    expect(await answer.json()).toEqual({
      ofertas: [],
      info: { offset: 10, limit: 5, exibindo: 0, total: 0 },
    });
    expect((await get(store.visitor(), `marketplace/product/${onRequest}?limit=101`)).status).toBe(400);
  });

  it('chosen ahead is nothing', async () => {
    const answer = await get(store.visitor(), 'product/predefination?predefination=1');
    expect(await answer.json()).toEqual({ predefinicoes: [] });
  });
});
