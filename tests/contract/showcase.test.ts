import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getBanners, getShowcase } from '#lib/api/showcase.ts';
import { HOME_SLOTS } from '#lib/contract/home.ts';
import { createTestStore, SITE_URL, type TestStore, TODAY } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
beforeEach(() => store.reset());
afterAll(() => store.close());

const get = async (path: string) => {
  const response = await store.visitor().fetch(`/api/v2/front/showcase/${path}`);
  return { status: response.status, body: await response.json() };
};

describe('GET showcase/banners/{hash}', () => {
  it.each(HOME_SLOTS)('answers the home slot %s with absolute addresses', async (hash) => {
    const slot = await getBanners(store.api(), hash);
    expect(slot).toMatchObject({ hash, nome: expect.any(String) });
    expect(slot.banners.length).toBeGreaterThan(0);
    for (const { dimensoes } of slot.banners) {
      for (const file of [dimensoes.desktop, dimensoes.mobile]) {
        for (const url of [file.imagem, file.imagemOriginal, file.link]) {
          expect(new URL(url).origin).toBe(SITE_URL);
        }
        expect(file.largura).toBeGreaterThan(0);
        expect(file.altura).toBeGreaterThan(0);
      }
    }
  });

  it('adds the banners of a category to those for all', async () => {
    const { slot_id, content, published_at } = await store.db
      .selectFrom('banners as b')
      .innerJoin('content_versions as v', 'v.banner_id', 'b.id')
      .select(['b.slot_id', 'v.content', 'v.published_at'])
      .where('nome', '=', 'pix')
      .executeTakeFirstOrThrow();
    const { id: banner_id } = await store.db
      .insertInto('banners')
      .values({ slot_id, nivel_id: 7, nome: 'só na sete', ordem: 5 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await store.db
      .insertInto('content_versions')
      .values({
        banner_id,
        state: 'published',
        content: JSON.stringify(content),
        created_at: TODAY,
        updated_at: TODAY,
        published_at,
      })
      .execute();
    const names = async (query: string) =>
      (await get(`banners/home-bloco-2-inferior${query}`)).body.banners.map((b: { nome: string }) => b.nome);
    expect(await names('')).toEqual(['pix']);
    expect(await names('?idNivel=7')).toEqual(['pix', 'só na sete']);
    expect(await names('?idNivel=7&limit=1')).toEqual(['pix']);
    expect(await names('?idNivel=8')).toEqual(['pix']);
    expect(await names('?idNivel=x')).toEqual(['pix']);
    expect(await names('?idNivel=99999999999')).toEqual(['pix']);
  });

  it('shows a banner from its first moment until just before its last', async () => {
    const end = new Date(TODAY.getTime() + 1000);
    await store.db
      .updateTable('content_versions')
      .set({ visible_from: TODAY, visible_until: end })
      .where('banner_id', '=', (eb) => eb.selectFrom('banners').select('id').where('nome', '=', 'medida'))
      .execute();
    const seen = async (offset: number) => {
      store.clock.now = new Date(TODAY.getTime() + offset);
      const { banners, mudaEm } = await getBanners(store.api(), 'home-bloco-4');
      return [banners.length, mudaEm];
    };
    expect(await seen(-1)).toEqual([0, TODAY.toISOString()]);
    expect(await seen(0)).toEqual([1, end.toISOString()]);
    expect(await seen(999)).toEqual([1, end.toISOString()]);
    expect(await seen(1000)).toEqual([0, '']);
  });

  it.each(['banners/nenhum', 'products/nenhuma', 'banners/%00', 'products/%00', 'nada'])(
    'is 404 for %s',
    async (path) => {
      expect(await get(path)).toEqual({ status: 404, body: { error: expect.any(String) } });
    },
  );

  it.each(['0', '101', '-1', 'x', '1.5'])('refuses limit=%s', async (limit) => {
    expect((await get(`banners/home-bloco-4?limit=${limit}`)).status).toBe(400);
    expect((await get(`products/vitrine01?limit=${limit}`)).status).toBe(400);
  });
});

describe('GET showcase/products/{hash}', () => {
  it.each(['home-vitrine-superior', 'vitrine01'])(
    'answers %s with products that can be bought',
    async (hash) => {
      const { vitrine, produtos } = await getShowcase(store.api(), hash);
      expect(vitrine).toMatchObject({ nivel: 'Geral', titulo: expect.any(String), tagTitulo: 'h2' });
      expect(produtos).toHaveLength(12);
      for (const produto of produtos) expect(produto.status).toBe('disponivel');
    },
  );

  it('keeps its order, and moves what is sold out to the end', async () => {
    const before = (await getShowcase(store.api(), 'vitrine01')).produtos.map(({ id }) => id);
    const [first = 0, ...others] = before;
    await store.db.updateTable('products').set({ estoque: 0 }).where('id', '=', first).execute();
    await store.db
      .updateTable('product_variants')
      .set({ estoque: 0 })
      .where('product_id', '=', first)
      .execute();
    const after = (await getShowcase(store.api(), 'vitrine01')).produtos;
    expect(after.map(({ id }) => id)).toEqual([...others, first]);
    expect(after.at(-1)?.status).toBe('indisponivel');
  });

  it('leaves out what is not on sale', async () => {
    const { produtos } = await getShowcase(store.api(), 'home-vitrine-superior');
    const gone = produtos[0]?.id ?? 0;
    await store.db.updateTable('products').set({ ativo: false }).where('id', '=', gone).execute();
    const left = (await getShowcase(store.api(), 'home-vitrine-superior')).produtos;
    expect(left.map(({ id }) => id)).toEqual(produtos.slice(1).map(({ id }) => id));
  });
});
