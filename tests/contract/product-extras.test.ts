/** Prices of products together, requests for notice and quote, and what goes with a product. */
import { describe, expect, it } from 'vitest';
import { addToCart } from '#lib/api/checkout.ts';
import { askForNotice, askForQuote, priceProducts } from '#lib/api/product.ts';
import { getProductDetail } from '#lib/api/url.ts';
import { get } from '../support/accounts.ts';
import { getComponents } from '../support/api-calls.ts';
import {
  answerOf,
  coloured,
  onRequest,
  openOffers,
  type Pair,
  pairOf,
  pairs,
  store,
} from '../support/openings/offers.ts';

openOffers();

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
