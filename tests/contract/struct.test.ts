import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MENUS } from '#artwork/demo/menus.ts';
import { getMenu } from '#lib/api/struct.ts';
import { verifyUrl } from '#lib/api/url.ts';
import type { ItemMenu } from '#lib/contract/struct.ts';
import { createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

const flat = (items: readonly ItemMenu[]): readonly ItemMenu[] =>
  items.flatMap((item) => [item, ...flat(item.sub)]);

describe('GET struct/menus/{hash}', () => {
  it.each(MENUS.map(({ hash }) => hash))(
    'answers %s with absolute links and lists everywhere',
    async (hash) => {
      const menu = await getMenu(store.api(), hash);
      expect(menu).toMatchObject({ id: expect.any(Number), nome: expect.any(String), hash });
      expect(menu.menu.length).toBeGreaterThan(0);
      for (const item of flat(menu.menu)) {
        expect(new URL(item.link).origin).toBe(SITE_URL);
        expect(Array.isArray(item.sub)).toBe(true);
        expect(item).toEqual({
          label: expect.any(String),
          tipo: expect.any(String),
          link: expect.any(String),
          target: expect.stringMatching(/^_(self|blank)$/),
          rota: expect.any(Object),
          icone: expect.any(String),
          iconeOriginal: expect.any(String),
          svg: '',
          destaque: expect.any(Boolean),
          sub: expect.any(Array),
        });
      }
    },
  );

  it('nests the category tree three levels deep, in the order of the shop', async () => {
    const { menu } = await getMenu(store.api(), 'menu-principal');
    const [video] = menu;
    expect(video?.label).toBe('Cabos de vídeo');
    expect(video?.sub[0]?.label).toBe('HDMI');
    expect(video?.sub[0]?.sub[0]?.rota).toEqual({
      name: 'product/listing/category',
      route: '/cabos-de-video/hdmi/alta-velocidade-4k30',
      path: '/cabos-de-video/hdmi/alta-velocidade-4k30',
      params: {
        categoriaNivel2: 'cabos-de-video',
        categoriaNivel3: 'hdmi',
        categoriaNivel4: 'alta-velocidade-4k30',
      },
      query: [],
    });
  });

  it('leads to pages that exist, apart from the index of the institutional pages', async () => {
    const api = store.api();
    for (const { hash } of MENUS) {
      const { menu } = await getMenu(api, hash);
      for (const { link } of flat(menu)) {
        if (new URL(link).pathname === '/pagina') continue;
        await expect(verifyUrl(api, link), link).resolves.toEqual({ nivel: expect.any(String) });
      }
    }
  });

  it('gives a free link no route', async () => {
    const { id: menu_id } = await getMenu(store.api(), 'footer');
    await store.db
      .insertInto('menu_items')
      .values({ menu_id, label: 'Fora', tipo: 'personalizado', link: 'https://fora.example/x', ordem: 99 })
      .execute();
    const { menu } = await getMenu(store.api(), 'footer');
    expect(menu.at(-1)).toMatchObject({ link: 'https://fora.example/x', rota: {} });
  });

  it.each(['nenhum', '%00', 'FOOTER', "'"])('is 404 for the unknown hash %s', async (hash) => {
    const response = await store.visitor().fetch(`/api/v2/front/struct/menus/${hash}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });
});
