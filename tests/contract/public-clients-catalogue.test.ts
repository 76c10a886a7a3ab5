/**
 * How programs beside a shop read its catalogue: facts in our words, from the assistant of a maker whose prices are those of a
 * shop, a hub that lists the goods of several platforms, a bot for promotions and a list of air conditioners.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../support/store.ts';
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

async function get(path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await store.visitor().fetch(`${FRONT}/${path}`, { headers });
  return { status: answer.status, type: answer.headers.get('Content-Type') ?? '', body: await answer.json() };
}

describe('an assistant that quotes prices', () => {
  /** It keeps addresses as the last part of a link. */
  it('asks for a product without the slash before its address', async () => {
    const [with_, without] = [
      await get(`url/product/detail?url=${encodeURIComponent(`/${world.valued.slug}`)}`),
      await get(`url/product/detail?url=${encodeURIComponent(world.valued.slug)}`),
    ];
    expect([without.status, without.body.conteudo?.id]).toEqual([200, with_.body.conteudo.id]);
    expect((await get(`url/verify?url=${world.valued.slug}`)).body).toEqual({ nivel: 'product/detail' });
  });

  it('believes an answer only where it is called JSON, and its prices only as numbers', async () => {
    const { type, body } = await get(`url/product/detail?url=/${world.valued.slug}`, {
      Accept: 'application/json',
      'Accept-Language': 'pt-BR,pt;q=0.9',
      Referer: 'https://fabrica.example/',
    });
    expect(type).toContain('application/json');
    const { precos, atributos } = body.conteudo;
    expect([typeof precos.por, typeof precos.vista]).toEqual(['number', 'number']);
    const { nome, valores } = atributos.simples;
    expect([typeof nome, valores.length > 1]).toEqual(['string', true]);
    for (const { label, precos: own } of valores) {
      expect([label !== '', typeof own.por, typeof own.vista]).toEqual([true, 'number', 'number']);
    }
    // The one that the page begins with is found among them by its price.
    expect(valores.map((valor: typeof body) => valor.precos.por)).toContain(precos.por);
  });
});

describe('a hub of several platforms', () => {
  it('sends the key of another surface along, and reads a search as it does a list', async () => {
    const Authorization = 'Bearer chave.de.outra.parte';
    const { status, body } = await get('url/product/listing/search?busca=cabo%20hdmi&offset=0&limit=5', {
      Authorization,
      'Content-Type': 'application/json',
    });
    expect([status, body.conteudo.produtos.length]).toEqual([200, 5]);
    for (const { id, nome, sku, precos, url, midias, descricoes } of body.conteudo.produtos) {
      expect([String(id) !== '', nome !== '', typeof sku, typeof precos.por]).toEqual([
        true,
        true,
        'string',
        'number',
      ]);
      expect(URL.canParse(url)).toBe(true);
      expect(URL.canParse(midias.imagens[0].arquivosOriginais.big)).toBe(true);
      expect(typeof descricoes.curta).toBe('string');
    }
  });
});

describe('a bot', () => {
  it('asks for a showcase by a name in small and large letters', async () => {
    expect((await get('showcase/products/vitrineQueNaoHa')).status).toBe(404);
    expect((await get('showcase/products/home-vitrine-superior')).body.produtos.length).toBeGreaterThan(0);
  });

  it('names the order it wants, also one that nobody has', async () => {
    for (const order of ['Popularidade', 'Menor Preço', 'lancamentos']) {
      const { status, body } = await get(
        `url/product/listing/category?url=${world.category}&order=${encodeURIComponent(order)}&offset=0&limit=30`,
      );
      expect([order, status, body.conteudo.produtos.length > 0]).toEqual([order, 200, true]);
    }
  });

  /** One was written for pages by number and the last part of the address. */
  it('that leaves the address out is told so, and reads no products of another place', async () => {
    const { status, body } = await get('url/product/listing/category?slug=hdmi&page=1&limit=30');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(typeof body.error).toBe('string');
  });
});
