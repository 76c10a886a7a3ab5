/** What public clients of the front API ask for and read: facts in our words, from themes, a storefront app, an SDK and scrapers. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';
import { readWorld, type World } from './calls/world.ts';

const FRONT = '/api/v2/front';
let store: TestStore;
let world: World;
beforeAll(async () => {
  store = await createTestStore();
  world = await readWorld(store);
});
afterEach(() => store.reset());
afterAll(() => store.close());

const json = async (visitor: Visitor, path: string, init?: RequestInit) => {
  const answer = await visitor.fetch(path, init);
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
};
const get = (path: string) => json(store.visitor(), `${FRONT}/${path}`);
const send = (method: string, path: string, body?: object) =>
  json(store.visitor(), `${FRONT}/${path}`, { method, ...(body && { body: JSON.stringify(body) }) });

describe('a scraper of a live shop', () => {
  it('ends addresses of calls and of categories with a slash', async () => {
    expect((await get('checkout/user/')).body).toMatchObject({ logado: false });
    const { status, body } = await get(
      `url/product/listing/category?url=${world.category}/&offset=0&limit=30`,
    );
    expect([status, body.conteudo.produtos.length > 0]).toEqual([200, true]);
  });

  it('says that it sends JSON also where it sends nothing', async () => {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
    const answer = await store.visitor().fetch(`${FRONT}/struct/menus/menu-principal`, { headers });
    expect(answer.status).toBe(200);
  });

  it('turns pages until one is not full', async () => {
    const at = (offset: number) =>
      get(`url/product/listing/category?url=${world.category}&offset=${offset}&limit=30`);
    const { total } = (await at(0)).body.info;
    const last = Math.floor(total / 30) * 30;
    expect((await at(last)).body.conteudo.produtos.length).toBe(total % 30);
  });
});

describe('a theme', () => {
  it('asks for a menu of its own on narrow screens', async () => {
    const [wide, narrow] = [await get('struct/menus/menu-principal'), await get('struct/menus/menu-mobile')];
    expect(narrow.status).toBe(200);
    expect(narrow.body.menu).toEqual(wide.body.menu);
  });

  it.each(['cabo%20hdmi', 'cabo hdmi'])('encodes words of a search once more (%s)', async (busca) => {
    const plain = await get(`url/product/listing/search?busca=${encodeURIComponent('cabo hdmi')}`);
    const { body } = await get(`url/product/listing/search?busca=${encodeURIComponent(busca)}`);
    expect(body.info.total).toBe(plain.body.info.total);
  });

  it('searches for words with a percent sign too', async () => {
    const { status, body } = await get('url/product/listing/search?busca=100%25%20cobre');
    expect([status, body.conteudo.busca.texto]).toEqual([200, '100% cobre']);
  });

  it.each(['produto', 'home', 'product-detail', 'minha_pagina.v2', 'LISTAGEM'])(
    'notes what was looked at under its own word (%s)',
    async (hash) => {
      const { status } = await send('POST', `browsing-history/${hash}`, { url: '/x' });
      expect(status).toBe(200);
    },
  );

  it('names no word with a slash or a space', async () => {
    for (const hash of ['a%20b', `${'a'.repeat(61)}`]) {
      expect((await send('POST', `browsing-history/${hash}`, { url: '/x' })).status).toBe(404);
    }
  });

  it('shows a video where there is one: most products have none', async () => {
    const { body } = await get(`url/product/detail?url=/${world.plain.slug}`);
    expect(body.conteudo).not.toHaveProperty('video');
    expect(body.conteudo.pontos.regra).toEqual({});
  });

  it('looks for the place of a seal beside its colours or among them', async () => {
    const { body } = await get(`url/product/listing/category?url=${world.category}&limit=100`);
    const seals = body.conteudo.produtos.flatMap(({ selos }: { selos: object[] }) => selos);
    expect(seals.length).toBeGreaterThan(0);
    for (const { posicao, cores } of seals) expect(cores.posicao).toEqual(posicao);
  });

  it('says h for men, as the segments of the newsletter do', async () => {
    const email = 'ana@loja.test';
    await send('POST', 'newsletter', { email });
    for (const sexo of ['m', 'f', 'i', 'h']) {
      const associados = [{ nome: 'Ana', sexo, dataNascimento: '2020-01-01' }];
      const { status } = await send('POST', 'newsletter/associates', { email, associados });
      expect([sexo, status]).toEqual([sexo, 200]);
    }
  });

  it('reads numbers as ids of what was chosen in a line of the cart', async () => {
    const { body: page } = await get(`url/product/detail?url=/${world.valued.slug}`);
    const itens = [{ idProduto: page.conteudo.id, idAtributoSimples: world.valued.valor, quantidade: 1 }];
    const { body } = await send('POST', 'checkout/cart', { tipo: 'produto', itens });
    const { atributo, atributoValor } = body.itens[0].atributos.simples;
    expect([typeof atributo.id, atributoValor.id]).toEqual(['number', world.valued.valor]);
  });
});

describe('the SDK', () => {
  it('leaves what it chose products and presents for', async () => {
    for (const path of ['categories/compatibility/actual', 'gifts-list/actual']) {
      expect([path, (await send('DELETE', path)).body]).toEqual([path, { sucesso: true }]);
    }
  });

  it('pages through lists of presents of a kind', async () => {
    for (const tipo of ['presenteado', 'noivo', 'noiva']) {
      const { status, body } = await get(`gifts-list/type?tipo=${tipo}&offset=0&limit=5`);
      expect([status, body]).toEqual([
        200,
        { listas: [], info: { offset: 0, limit: 5, exibindo: 0, total: 0 } },
      ]);
    }
  });

  it('reads one representative', async () => {
    expect((await get('representative')).body).toEqual({ representante: {}, representantes: [] });
  });

  it('reads how many calls are left where they are counted', async () => {
    const headers = { 'X-Client-Address': '203.0.113.9' };
    const answer = await store.visitor().fetch(`${FRONT}/feed/products?limit=1`, { headers });
    expect(Number(answer.headers.get('X-RateLimit-Limit'))).toBeGreaterThan(0);
    const [limit, left] = ['Limit', 'Remaining'].map((name) =>
      Number(answer.headers.get(`X-RateLimit-${name}`)),
    );
    expect(left).toBe((limit ?? 0) - 1);
  });
});

describe('a front elsewhere', () => {
  const OWN = '/api/v2/vitrine/cart/recovery';
  const recover = (visitor: Visitor, sessao: string) =>
    json(visitor, OWN, { method: 'POST', body: JSON.stringify({ sessao }) });
  async function filled(quantidade: number): Promise<Visitor> {
    const visitor = store.visitor();
    const itens = [{ idProduto: world.plain.id, quantidade }];
    await visitor.fetch(`${FRONT}/checkout/cart`, {
      method: 'POST',
      body: JSON.stringify({ tipo: 'produto', itens }),
    });
    return visitor;
  }

  it('hands its cart over, twice as well as once', async () => {
    const sessao = (await filled(2)).session();
    const visitor = store.visitor();
    for (const _ of [1, 2]) {
      const { status, body } = await recover(visitor, sessao);
      expect([status, body.quantidadeTotal]).toEqual([200, 2]);
    }
    expect(visitor.session()).not.toBe(sessao);
  });

  it('takes nothing out of a cart that is there', async () => {
    const sessao = (await filled(2)).session();
    const visitor = await filled(5);
    expect((await recover(visitor, sessao)).body.quantidadeTotal).toBe(5);
  });

  it('changes no cart that has lines where only an empty one may be filled', async () => {
    const ask = (visitor: Visitor, sessao: string) =>
      json(visitor, OWN, { method: 'POST', body: JSON.stringify({ sessao, seVazio: true }) });
    const [sessao, less] = [(await filled(7)).session(), (await filled(3)).session()];
    const visitor = await filled(5);
    expect((await ask(visitor, sessao)).status).toBe(409);
    expect((await json(visitor, `${FRONT}/checkout/cart`)).body.quantidadeTotal).toBe(5);
    // Nothing that it would change.
    expect((await ask(visitor, less)).status).toBe(200);
    expect((await ask(store.visitor(), sessao)).body.quantidadeTotal).toBe(7);
  });

  it('hands over no session that we did not sign, and no empty one', async () => {
    for (const sessao of ['x', 'abc123', store.visitor().session(), `${(await filled(1)).session()}x`]) {
      const { status } = await recover(store.visitor(), sessao || 'nada');
      expect(status).toBe(404);
    }
  });
});
