import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, createApi } from '#lib/api/client.ts';
import { getFeed } from '#lib/api/feed.ts';
import { filled } from '#lib/contract/empty.ts';
import { isGtin } from '#lib/domain/catalogue/gtin.ts';
import { feedProducts } from '#lib/server/feeds/feed-products.ts';
import { createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

async function priced(): Promise<readonly number[]> {
  const rows = await store.db
    .selectFrom('products')
    .select('id')
    .where('ativo', '=', true)
    .where('status', '<>', 'sobConsulta')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function walk(limit: number): Promise<readonly number[]> {
  const ids: number[] = [];
  let depois = 0;
  do {
    const { produtos, proximo } = await getFeed(store.api(), { depois, limit });
    expect(produtos.length).toBeLessThanOrEqual(limit);
    ids.push(...produtos.map(({ id }) => id));
    depois = proximo;
  } while (depois > 0);
  return ids;
}

describe('GET feed/products', () => {
  it('walks every product with a price once, in parts of any size', async () => {
    const all = await priced();
    expect(all.length).toBeGreaterThan(200);
    expect(await walk(100)).toEqual(all);
    expect(await walk(7)).toEqual(all);
  });

  it('says the end when nothing is left, also after a last part that was full', async () => {
    const all = await priced();
    expect(await getFeed(store.api(), { depois: all.at(-1) ?? 0, limit: 10 })).toEqual({
      produtos: [],
      proximo: 0,
    });
    const last = await getFeed(store.api(), { depois: all.at(-2) ?? 0, limit: 1 });
    expect(last.produtos).toHaveLength(1);
    expect((await getFeed(store.api(), { depois: last.proximo, limit: 1 })).proximo).toBe(0);
  });

  it('tells what a page tells: numbers, categories, weight, every picture, the schedule', async () => {
    const { produtos } = await getFeed(store.api(), { depois: 0, limit: 100 });
    const cable = produtos.find(({ rota }) => rota.path === '/cabo-hdmi-ultra-high-speed-48g-2m');
    expect(cable).toMatchObject({
      ean: '7890000105033',
      mpn: 'TRV-U48-020',
      taxonomia: ['Cabos de vídeo', 'HDMI', 'Ultra High Speed 48G 8K'],
    });
    expect(cable?.peso).toBeGreaterThan(0);
    expect(cable?.midias.imagens.length).toBeGreaterThan(2);
  });

  it('tells of every colour of the demo store a GTIN that nothing else has', async () => {
    const numbers: string[] = [];
    for (let depois = 0, first = true; first || depois !== 0; first = false) {
      const part = await getFeed(store.api(), { depois, limit: 100 });
      for (const { ean, atributos } of part.produtos) {
        const valores = filled(atributos)?.simples?.valores ?? [];
        numbers.push(ean, ...valores.map((value) => value.ean ?? ''));
      }
      depois = part.proximo;
    }
    expect(numbers.length).toBeGreaterThan(220);
    expect(numbers.filter((number) => !isGtin(number))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each([
    ['depois=-1', 400],
    ['depois=x', 400],
    ['limit=0', 400],
    ['limit=101', 400],
    ['limit=100', 200],
    ['depois=2147483647', 200],
    ['', 200],
  ])('?%s answers %i', async (query, status) => {
    expect((await store.visitor().fetch(`/api/v2/front/feed/products?${query}`)).status).toBe(status);
  });
});

describe('the walk for a feed', () => {
  async function ids(api: Api): Promise<readonly number[]> {
    const all: number[] = [];
    for await (const products of feedProducts(api)) all.push(...products.map(({ id }) => id));
    return all;
  }

  /** The platform without our call. */
  const hosted = createApi({
    baseUrl: `${SITE_URL}/api`,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.url.includes('/feed/')) return Response.json({ error: 'Não encontrado' }, { status: 404 });
      return store.platform.fetch(request);
    },
  });

  it('finds the same on a hosted platform by its listings, each once', async () => {
    const walked = await ids(hosted);
    expect(new Set(walked).size).toBe(walked.length);
    const embedded = await ids(store.api());
    for (const id of embedded) expect(walked).toContain(id);
  });
});
