/** The main menu of a shop whose owner did not make one. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getMenu } from '#lib/api/struct.ts';
import type { ItemMenu } from '#lib/contract/struct.ts';
import { createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

const flat = (items: readonly ItemMenu[]): readonly ItemMenu[] =>
  items.flatMap((item) => [item, ...flat(item.sub)]);

it('holds the categories that are shown, and is gone where there are none', async () => {
  const main = await store.db
    .selectFrom('menus')
    .select('id')
    .where('hash', '=', 'menu-principal')
    .executeTakeFirstOrThrow();
  await store.db.deleteFrom('menu_items').where('menu_id', '=', main.id).execute();
  await store.db
    .updateTable('categories')
    .set({ ativo: false })
    .where('caminho', 'in', ['/cabos-de-audio', '/cabos-de-video/hdmi/alta-velocidade-4k30'])
    .execute();
  for (const hash of ['menu-principal', 'menu-mobile']) {
    const { menu } = await getMenu(store.api(), hash);
    expect(menu[0]).toMatchObject({
      ...{ label: 'Cabos de vídeo', tipo: 'categoria', link: `${SITE_URL}/cabos-de-video` },
      rota: { name: 'product/listing/category', path: '/cabos-de-video' },
    });
    expect(menu[0]?.sub[0]).toMatchObject({ label: 'HDMI', link: `${SITE_URL}/cabos-de-video/hdmi` });
    const links = flat(menu).map(({ link }) => new URL(link).pathname);
    expect(links.filter((link) => link.startsWith('/cabos-de-audio'))).toEqual([]);
    expect(links).not.toContain('/cabos-de-video/hdmi/alta-velocidade-4k30');
    expect(links).toContain('/cabos-de-video/hdmi/premium-18g');
  }
  await store.db.updateTable('categories').set({ ativo: false }).execute();
  expect((await getMenu(store.api(), 'menu-principal')).menu).toEqual([]);
});
