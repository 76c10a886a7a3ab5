import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MENUS } from '#artwork/demo/menus.ts';
import { HOME_SLOTS } from '#lib/contract/home.ts';
import { readsDetail } from '../support/client-reads/detail.ts';
import { readsListing } from '../support/client-reads/listing.ts';
import { isAbsolute } from '../support/client-reads/primitives.ts';
import { readsProduct } from '../support/client-reads/product.ts';
import { readsRota, readsStructure } from '../support/client-reads/structure.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

const get = async (path: string) => {
  const response = await store.visitor().fetch(`/api/v2/front/${path}`);
  expect(response.status, path).toBe(200);
  expect(response.headers.get('Content-Type')).toContain('application/json');
  return response.json();
};

describe('a real client reads', () => {
  it.each([
    ['with siblings, offers, opinions and questions', 'cabo-hdmi-ultra-high-speed-48g-2m'],
    ['without stock', 'cabo-hdmi-ultra-high-speed-48g-1-5m'],
    ['that the shop took off sale', 'cabo-bnc-6g-sdi-rg59-20m'],
    ['with values inside', 'cabo-p2-p2-estereo-1m'],
    ['with siblings and values inside', 'cabo-p10-instrumento-3m'],
    ['with neither', 'keystone-rj45-cat6-u-utp'],
    ['sold on request', 'multicabo-de-palco-12-vias-xlr-30m'],
    ['before its day', 'cabo-displayport-dp80-ativo-3m'],
  ])('the page of a product %s', async (_, slug) => {
    readsDetail(await get(`url/product/detail?url=/${slug}.html`));
  });

  it.each([
    'category?url=/cabos-de-video&limit=100',
    'category?url=/acessorios&limit=100&order=Menor+Pre%C3%A7o',
    'category?url=/rede-e-fibra/fibra-optica&marca=5&filtro=1:1&preco=0:1000',
    'category?url=/cabos-de-audio&offset=5000',
    'category?url=/cabos-de-audio&marca=999&atributo=2:9',
    'brand?url=/marcas/palcorde',
    'search?busca=cabo&offset=12&limit=12&order=Popularidade',
    'search?busca=naoexiste',
  ])('the listing %s', async (query) => {
    readsListing(await get(`url/product/listing/${query}`));
  });

  it.each(['home-vitrine-superior', 'vitrine01'])('the showcase %s', async (hash) => {
    const { produtos } = await get(`showcase/products/${hash}`);
    expect(produtos.length).toBeGreaterThan(0);
    for (const produto of produtos) readsProduct(produto);
  });

  it.each(HOME_SLOTS)('the banners of %s', async (hash) => {
    const { banners } = await get(`showcase/banners/${hash}`);
    for (const { desktop, mobile } of banners.map(({ dimensoes }: { dimensoes: object }) => dimensoes)) {
      for (const file of [desktop, mobile]) {
        for (const key of ['imagem', 'imagemOriginal', 'link']) isAbsolute(file[key], key);
      }
    }
  });

  it.each(MENUS.map(({ hash }) => hash))('the menu %s', async (hash) => {
    const { menu } = await get(`struct/menus/${hash}`);
    for (const item of menu) {
      for (const key of ['label', 'link', 'icone', 'svg', 'target', 'tipo'])
        expect(typeof item[key]).toBe('string');
      expect(typeof item.destaque).toBe('boolean');
      expect(Array.isArray(item.sub)).toBe(true);
      readsRota(item.rota);
    }
  });

  it('home and an institutional page', async () => {
    readsStructure((await get('url/home')).estrutura);
    readsStructure((await get('url/page?url=/pagina/quem-somos')).estrutura);
  });

  it('every sixth product of the shop', async () => {
    const slugs = await store.db
      .selectFrom('products')
      .select('slug')
      .where('ativo', '=', true)
      .orderBy('id')
      .execute();
    expect(slugs.length).toBeGreaterThan(200);
    for (const { slug } of slugs.filter((_, index) => index % 6 === 0)) {
      readsDetail(await get(`url/product/detail?url=/${slug}`));
    }
  }, 60_000);
});
