/** Links of a public theme: made by its own router, from the name and the parameters of each `rota`. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MENUS } from '#artwork/demo/menus.ts';
import { resolved, rotasOf } from '../support/client-reads/router.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

const CATEGORY = '/cabos-de-video/hdmi/alta-velocidade-4k30';

it.each([
  ...MENUS.map(({ hash }) => `struct/menus/${hash}`),
  'brands',
  'url/home',
  'url/list/listing?url=/lista',
  'url/product/detail?url=/cabo-hdmi-ultra-high-speed-48g-2m',
  'url/product/listing/category?url=/cabos-de-video',
  'url/product/listing/category?url=/cabos-de-video/hdmi&marca=5',
  `url/product/listing/category?url=${CATEGORY}`,
  'url/product/listing/brand?url=/marcas/palcorde',
  'url/product/listing/search?busca=hdmi',
  'showcase/products/home-vitrine-superior',
])('lead where the shop says they do (%s)', async (path) => {
  const answer = await store.visitor().fetch(`/api/v2/front/${path}`);
  expect(answer.status).toBe(200);
  const rotas = rotasOf(await answer.json());
  for (const rota of rotas) expect([rota.name, resolved(rota) ?? rota.path]).toEqual([rota.name, rota.path]);
});

it('are of categories where a listing names its levels', async () => {
  const answer = await store.visitor().fetch(`/api/v2/front/url/product/listing/category?url=${CATEGORY}`);
  const { breadcrumb } = (await answer.json()).estrutura;
  expect(rotasOf(breadcrumb).map(({ params }) => params)).toEqual([
    {},
    { categoriaNivel2: 'cabos-de-video' },
    { categoriaNivel2: 'cabos-de-video', categoriaNivel3: 'hdmi' },
    {
      categoriaNivel2: 'cabos-de-video',
      categoriaNivel3: 'hdmi',
      categoriaNivel4: 'alta-velocidade-4k30',
    },
  ]);
});
