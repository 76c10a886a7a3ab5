import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBrands } from '#lib/api/brands.ts';
import { createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
  await store.db.updateTable('brands').set({ ativo: false }).where('slug', '=', 'arveola').execute();
});
afterAll(() => store.close());

const names = async (query: string): Promise<readonly string[]> => {
  const response = await store.visitor().fetch(`/api/v2/front/brands${query}`);
  expect(response.status).toBe(200);
  const { marcas } = await response.json();
  return marcas.map(({ nome }: { nome: string }) => nome);
};

describe('GET brands', () => {
  it('answers the active brands in the order of the shop', async () => {
    const { marcas } = await getBrands(store.api());
    expect(marcas).toHaveLength(7);
    expect(marcas[0]).toEqual({
      id: 1,
      nome: 'Tramavia',
      imagem: '',
      imagemOriginal: '',
      rota: {
        name: 'product/listing/brand',
        route: '/marcas/tramavia',
        path: '/marcas/tramavia',
        params: { marca: 'tramavia' },
        query: [],
      },
      url: `${SITE_URL}/marcas/tramavia`,
      ativo: true,
    });
  });

  it('answers the others on request, and all without a word about it', async () => {
    expect(await names('?ativo=false')).toEqual(['Arvéola']);
    expect(await names('')).toHaveLength(8);
    expect(await names('?ativo=talvez&utm_source=x')).toHaveLength(8);
  });
});
