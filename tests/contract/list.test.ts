import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LISTS } from '#artwork/demo/lists.ts';
import { addToCart, updateCartItem } from '#lib/api/checkout.ts';
import { getList, getLists, priceList } from '#lib/api/list.ts';
import { verifyUrl } from '#lib/api/url.ts';
import { filled } from '#lib/contract/empty.ts';
import type { CarrinhoProduto } from '#lib/contract/product.ts';
import { cashEach, cashPrice } from '#lib/domain/offers/prices.ts';
import { get, post } from '../support/accounts.ts';
import { readsProduct } from '../support/client-reads/product.ts';
import { readsStructure } from '../support/client-reads/structure.ts';
import { createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

const PAGE = { offset: 0, limit: 12 };

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

const first = LISTS[0]?.slug ?? '';
const api = () => store.visitor().api;
const payloadOf = (carrinho: CarrinhoProduto | object | undefined): CarrinhoProduto => {
  const payload = filled<CarrinhoProduto>(carrinho as CarrinhoProduto);
  if (!payload) throw new Error('nothing to buy');
  return payload;
};
/** What a client sends that leaves a list as it is. */
const asItIs = async (slug: string) => {
  const { conteudo } = await getList(api(), `/lista/${slug}`);
  const produtos = conteudo.produtos.map(({ id, idAtributoValor, quantidade }) => ({
    id,
    idAtributoValor,
    quantidade,
  }));
  return { idListaCompra: conteudo.id, carrinho: true, produtos };
};

describe('url/verify', () => {
  it.each([
    ['/lista', 'list/listing'],
    ['/lista/', 'list/listing'],
    [`/lista/${first}`, 'list/detail'],
    [`/lista/${first}.html`, 'list/detail'],
    [`${SITE_URL}/lista/${first}.html?utm_source=x`, 'list/detail'],
  ])('of %s is %s', async (path, nivel) => {
    expect(await verifyUrl(api(), path)).toEqual({ nivel });
  });

  it.each(['/lista/nada', `/lista/${first}/mais`, '/listas', '/lista/%2f', `/lista/../lista/${first}`])(
    'of %s is 404',
    async (path) => {
      const answer = await get(store.visitor(), `url/verify?url=${encodeURIComponent(path)}`);
      expect(answer.status).toBe(404);
    },
  );

  it('of a list that is switched off is 404, like its page', async () => {
    const active = (ativo: boolean) =>
      store.db.updateTable('lists').set({ ativo }).where('slug', '=', first).execute();
    await active(false);
    const url = `url=/lista/${first}`;
    const statuses = [
      (await get(store.visitor(), `url/verify?${url}`)).status,
      (await get(store.visitor(), `url/list/detail?${url}`)).status,
    ];
    const { info } = await getLists(api(), '/lista', PAGE);
    await active(true);
    expect([...statuses, info.total]).toEqual([404, 404, LISTS.length - 1]);
  });
});

describe('url/list/listing', () => {
  it('has every list in the order of the shop, each with its price and pictures', async () => {
    const { estrutura, conteudo, info } = await getLists(api(), '/lista', PAGE);
    expect(conteudo.produtos.map(({ nome }) => nome)).toEqual(LISTS.map(({ nome }) => nome));
    expect(info).toMatchObject({ offset: 0, limit: 12, exibindo: LISTS.length, total: LISTS.length });
    for (const { precos, midias, rota, carrinho } of conteudo.produtos) {
      expect(precos.por).toBeGreaterThan(0);
      expect(precos.vista).toBeLessThan(precos.por);
      expect(precos.parcelamento[0]?.valorTotal).toBe(precos.por);
      expect(midias.imagens.length).toBeGreaterThan(1);
      expect(rota.path).toMatch(/^\/lista\/[\w-]+$/);
      expect(payloadOf(carrinho)).toMatchObject({ tipo: 'lista', itens: [{ quantidade: '1' }] });
    }
    expect(estrutura.nivel).toBe('list/listing');
    expect(estrutura.seo).toMatchObject({ canonical: `${SITE_URL}/lista`, indexar: true });
    expect(estrutura.breadcrumb.map(({ label }) => label)).toEqual(['Início', 'Listas prontas']);
  });

  it('goes page by page', async () => {
    const { conteudo, info, estrutura } = await getLists(api(), '/lista', { offset: 1, limit: 1 });
    expect(conteudo.produtos.map(({ nome }) => nome)).toEqual([LISTS[1]?.nome]);
    expect(info.prev).toBe(`${SITE_URL}/lista?ipp=1`);
    expect(info.next).toBe(`${SITE_URL}/lista?ipp=1&pg=3`);
    expect(estrutura.seo.indexar).toBe(true);
  });

  it('beyond the end is empty', async () => {
    const { conteudo, info } = await getLists(api(), '/lista', { offset: 50, limit: 12 });
    expect([conteudo.produtos, info.total]).toEqual([[], LISTS.length]);
  });

  it('takes no more than 100, at the address of the lists only', async () => {
    const status = async (query: string) => (await get(store.visitor(), `url/list/listing?${query}`)).status;
    expect(await status('url=/lista&limit=100')).toBe(200);
    expect(await status('url=/lista&limit=101')).toBe(400);
    expect(await status('url=/lista&limit=0')).toBe(400);
    expect(await status('url=/lista&order=Nada&filtro=x&busca=y')).toBe(200);
    expect(await status(`url=/lista/${first}`)).toBe(404);
    expect(await status('url=/')).toBe(404);
    expect(await status('')).toBe(400);
  });
});

describe('url/list/detail', () => {
  it('has the products of the list in its quantities and the colours it names', async () => {
    for (const { slug, itens, nome, descricao } of LISTS) {
      const { estrutura, conteudo } = await getList(api(), `/lista/${slug}.html`);
      expect(conteudo).toMatchObject({ nome, descricao, tipo: 'aberta', selecaoAtributo: false });
      const shown = conteudo.produtos.map(({ rota, quantidade, atributos, idAtributoValor }) => {
        const { simples } = filled(atributos) ?? {};
        const chosen = simples?.valores.filter(({ selecionado }) => selecionado) ?? [];
        expect(chosen.map((valor) => valor.idAtributoValor)).toEqual(simples ? [idAtributoValor] : []);
        return [rota.params.produto, quantidade, chosen[0]?.label];
      });
      expect(shown.map(([product, quantity]) => [product, quantity])).toEqual(
        itens.map((item) => [item.slug, item.quantidade]),
      );
      for (const [index, { cor }] of itens.entries()) if (cor) expect(shown[index]?.[2]).toBe(cor);
      expect(estrutura.breadcrumb.map(({ label }) => label)).toEqual(['Início', 'Listas prontas', nome]);
      expect(estrutura.seo).toMatchObject({ canonical: `${SITE_URL}/lista/${slug}`, indexar: true });
    }
  });

  it('can be read by the clients of the platform', async () => {
    const answer = await (await get(store.visitor(), `url/list/detail?url=/lista/${first}.html`)).json();
    readsStructure(answer.estrutura);
    for (const produto of answer.conteudo.produtos) readsProduct(produto);
  });

  it('costs in the cart what it says, with card and in cash', async () => {
    for (const { slug } of LISTS) {
      const { api: own } = store.visitor();
      const { conteudo } = await getList(own, `/lista/${slug}`);
      const { tipo, itens } = payloadOf(conteudo.carrinho);
      const { subtotal, mensagens, itens: lines } = await addToCart(own, { tipo, itens });
      expect(mensagens).toEqual([]);
      expect(lines).toMatchObject([{ tipo: 'lista', nome: conteudo.nome, rota: `/lista/${slug}` }]);
      expect(subtotal.valor).toBe(conteudo.precos.por);
      expect(subtotal.descontoVista.valor).toBe(conteudo.precos.vista);
    }
  });

  it('costs what its products cost when they are bought one by one', async () => {
    for (const { slug } of LISTS) {
      const { api: own } = store.visitor();
      const { conteudo } = await getList(own, `/lista/${slug}`);
      const itens = conteudo.produtos.flatMap(({ carrinho }) => payloadOf(carrinho).itens);
      const { subtotal } = await addToCart(own, { tipo: 'produto', itens });
      expect(subtotal.valor).toBe(conteudo.precos.por);
      expect(subtotal.descontoVista.valor).toBe(conteudo.precos.vista);
    }
  });

  it('with something that is sold out cannot be had, and still shows what it holds', async () => {
    const { conteudo } = await getList(api(), `/lista/${first}`);
    const soldOut = conteudo.produtos.find(({ idAtributoValor }) => idAtributoValor === 0);
    const stock = (estoque: number) =>
      store.db
        .updateTable('products')
        .set({ estoque })
        .where('id', '=', soldOut?.id ?? 0)
        .execute();
    await stock(0);
    const after = (await getList(api(), `/lista/${first}`)).conteudo;
    await stock(soldOut?.estoque ?? 0);
    expect(after).toMatchObject({ status: 'indisponivel', estoque: 0, carrinho: {} });
    expect(after.precos).toEqual(conteudo.precos);
    expect(after.produtos.find(({ id }) => id === soldOut?.id)).toMatchObject({ status: 'indisponivel' });
  });

  it('with a product that is gone shows and prices the others', async () => {
    const { conteudo } = await getList(api(), `/lista/${first}`);
    const gone = conteudo.produtos[0]?.id ?? 0;
    const active = (ativo: boolean) =>
      store.db.updateTable('products').set({ ativo }).where('id', '=', gone).execute();
    await active(false);
    const after = (await getList(api(), `/lista/${first}`)).conteudo;
    await active(true);
    expect(after.produtos).toHaveLength(conteudo.produtos.length - 1);
    expect(after.status).toBe('indisponivel');
    expect(after.precos.por).toBeLessThan(conteudo.precos.por);
  });

  it.each(['/lista', '/lista/nada', '/', '/cabos-de-video', ''])('of %s is none', async (path) => {
    const answer = await get(store.visitor(), `url/list/detail?url=${encodeURIComponent(path)}`);
    expect(answer.status).toBe(path === '' ? 400 : 404);
  });
});

describe('a list in the cart', () => {
  it('multiplies with its quantity, offers and wholesale steps included', async () => {
    const { api: own } = store.visitor();
    const { conteudo } = await getList(own, `/lista/${first}`);
    const { itens } = payloadOf(conteudo.carrinho);
    const { itens: lines } = await addToCart(own, { tipo: 'lista', itens });
    const line = lines[0];
    if (!line) throw new Error('no line');
    const { quantidade: _, ...hash } = line.hash;
    const twice = await updateCartItem(own, { ...hash, tipo: 'lista', quantidade: 2 });
    expect(twice.itens[0]).toMatchObject({ quantidade: 2 });
    const products = await addToCart(api(), {
      tipo: 'produto',
      itens: conteudo.produtos.map(({ id, idAtributoValor, quantidade }) => ({
        idProduto: id,
        idAtributoSimples: idAtributoValor,
        quantidade: quantidade * 2,
      })),
    });
    expect(twice.subtotal).toEqual(products.subtotal);
    expect(twice.promocoes).toEqual(products.promocoes);
  });

  it('shares the stock with the products bought beside it', async () => {
    const { conteudo } = await getList(api(), `/lista/${first}`);
    const held = conteudo.produtos.find(({ idAtributoValor }) => idAtributoValor === 0);
    if (!held) throw new Error('no plain product');
    const stock = (estoque: number) =>
      store.db.updateTable('products').set({ estoque }).where('id', '=', held.id).execute();
    await stock(held.quantidade + 1);
    const { api: own } = store.visitor();
    await addToCart(own, { tipo: 'produto', itens: [{ idProduto: held.id, quantidade: 1 }] });
    const { itens } = payloadOf(conteudo.carrinho);
    const once = await addToCart(own, { tipo: 'lista', itens });
    const again = await addToCart(own, { tipo: 'lista', itens });
    await stock(held.estoque);
    expect(once.mensagens).toEqual([]);
    expect(again.itens.map(({ tipo, quantidade }) => [tipo, quantidade])).toEqual([
      ['produto', 1],
      ['lista', 1],
    ]);
    expect(again.mensagens[0]?.mensagem).toContain('Resta 1 unidade');
  });
});

describe('POST list/shop', () => {
  it('of all of it, as it is, buys the list as one line', async () => {
    for (const { slug } of LISTS) {
      const { conteudo } = await getList(api(), `/lista/${slug}`);
      const { precos, carrinho } = await priceList(api(), await asItIs(slug));
      expect(carrinho).toEqual(conteudo.carrinho);
      expect(precos).toEqual(conteudo.precos);
    }
  });

  it('of some of it buys the products', async () => {
    const { produtos, ...rest } = await asItIs(first);
    const chosen = produtos.slice(0, 2).map((product) => ({ ...product, quantidade: 1 }));
    const { api: own } = store.visitor();
    const { precos, carrinho } = await priceList(own, { ...rest, produtos: chosen });
    const { tipo, itens } = payloadOf(carrinho);
    expect([tipo, itens.length]).toEqual(['produto', 2]);
    const { subtotal } = await addToCart(own, { tipo, itens });
    expect([subtotal.valor, subtotal.descontoVista.valor]).toEqual([precos.por, precos.vista]);
  });

  it('takes the value of the list where none is named', async () => {
    const { produtos, ...rest } = await asItIs(first);
    const bare = produtos.map((product) => ({ ...product, idAtributoValor: 0 }));
    expect((await priceList(api(), { ...rest, produtos: bare })).carrinho?.tipo).toBe('lista');
  });

  it('takes another value only where the list leaves the choice', async () => {
    const { produtos, ...rest } = await asItIs(first);
    const valued = produtos.find(({ idAtributoValor }) => idAtributoValor !== 0);
    const other = await store.db
      .selectFrom('product_variants')
      .select('valor_id')
      .where('product_id', '=', valued?.id ?? 0)
      .where('valor_id', '<>', valued?.idAtributoValor ?? 0)
      .where('estoque', '>', 0)
      .executeTakeFirstOrThrow();
    const body = {
      ...rest,
      produtos: [{ id: valued?.id, idAtributoValor: other.valor_id, quantidade: 1 }],
    };
    const open = (selecao_atributo: boolean) =>
      store.db.updateTable('lists').set({ selecao_atributo }).where('slug', '=', first).execute();
    expect((await post(store.visitor(), 'list/shop', body)).status).toBe(404);
    await open(true);
    const answer = await (await post(store.visitor(), 'list/shop', body)).json();
    await open(false);
    expect(answer.carrinho.itens[0]).toMatchObject({ idAtributoSimples: String(other.valor_id) });
  });

  it('refuses what the list does not hold, more than there is, and an unknown list', async () => {
    const { produtos, idListaCompra } = await asItIs(first);
    const held = new Set(produtos.map(({ id }) => id));
    const stranger = await store.db
      .selectFrom('products')
      .select('id')
      .where('id', 'not in', [...held])
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const shop = async (body: object) => {
      const answer = await post(store.visitor(), 'list/shop', { idListaCompra, produtos, ...body });
      return [answer.status, (await answer.json()).error];
    };
    expect(await shop({ produtos: [{ id: stranger.id, quantidade: 1 }] })).toEqual([
      404,
      'Este produto não faz parte da lista',
    ]);
    const many = [{ ...produtos[0], quantidade: 1_000_000 }];
    expect(await shop({ produtos: many })).toEqual([400, expect.stringContaining('Quantidade indisponível')]);
    expect(await shop({ idListaCompra: 999_999 })).toEqual([404, 'Lista não encontrada']);
    expect(await shop({ carrinho: false })).toEqual([200, undefined]);
  });
});

describe('a line of the cart that holds a list', () => {
  it('says what one costs in cash as the sum below it does, to the centavo', async () => {
    // Own discounts and crooked prices: what is taken off each part is not the same per cent off the whole.
    await store.db.deleteFrom('combinations').execute();
    await store.db
      .updateTable('products')
      .set({ preco_por: sql`preco_por + id % 13`, desconto_vista: sql`id % 4` })
      .execute();
    let rounded = 0;
    for (const { slug } of LISTS) {
      const { conteudo } = await getList(api(), `/lista/${slug}`);
      const list = { idProduto: conteudo.id, quantidade: 1 };
      const { itens, subtotal } = await addToCart(api(), { tipo: 'lista', itens: [list] });
      const [line] = itens;
      if (!line) continue;
      expect(cashEach(line.precos)).toBe(subtotal.descontoVista.valor);
      if (cashPrice(line.precos.precoPor, line.precos.descontoVista) !== cashEach(line.precos)) rounded += 1;
    }
    expect(rounded).toBeGreaterThan(0);
  });
});
