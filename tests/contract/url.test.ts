import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getHome, getPage } from '#lib/api/url.ts';
import { createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
  await store.db
    .insertInto('landing_pages')
    .values({ slug: '8k', nome: 'Tudo para 8K', descricao: '', consulta: JSON.stringify({ marca: '1' }) })
    .execute();
});
afterAll(() => store.close());

const get = async (path: string, query: Readonly<Record<string, string>>) => {
  const response = await store.visitor().fetch(`/api/v2/front/url/${path}?${new URLSearchParams(query)}`);
  return { status: response.status, body: await response.json() };
};
const verify = (url: string) => get('verify', { url });

describe('GET url/verify', () => {
  it.each([
    ['/', 'home'],
    [SITE_URL, 'home'],
    ['/cabos-de-video', 'product/listing/category'],
    ['/cabos-de-video/', 'product/listing/category'],
    ['/cabos-de-video.html', 'product/listing/category'],
    ['/cabos-de-video/hdmi/ultra-48g?pg=2&order=x', 'product/listing/category'],
    ['/cabo-hdmi-ultra-high-speed-48g-2m', 'product/detail'],
    ['/cabo-hdmi-ultra-high-speed-48g-2m.html', 'product/detail'],
    [`${SITE_URL}/cabo-hdmi-ultra-high-speed-48g-2m.html?sku=1`, 'product/detail'],
    ['/marcas/tramavia', 'product/listing/brand'],
    ['/c/8k', 'product/listing/landing-page'],
    ['/busca?busca=hdmi', 'product/listing/search'],
    ['/pagina/quem-somos', 'page'],
    ['/pagina/quem-somos.html', 'page'],
  ])('%s is %s', async (url, nivel) => {
    expect(await verify(url)).toEqual({ status: 200, body: { nivel } });
  });

  it.each([
    '/nada',
    '/cabos-de-video/nada',
    '/hdmi',
    '/cabos-de-video/hdmi/ultra-48g/cabo-hdmi-ultra-high-speed-48g-2m',
    '/cabos-de-video/cabo-hdmi-ultra-high-speed-48g-2m',
    '/CABOS-DE-VIDEO',
    '/marcas/nenhuma',
    '/c/nenhuma',
    '/pagina/nenhuma',
    '/%00',
    '/%E0%A4%A',
    "/' or 1=1 --",
    `/${'a'.repeat(4000)}`,
    'javascript:alert(1)',
  ])('%s is 404', async (url) => {
    expect(await verify(url)).toEqual({ status: 404, body: { error: 'Página não encontrada' } });
  });

  it('without an url is 400', async () => {
    for (const path of ['verify', 'page', 'product/detail', 'product/listing/category']) {
      expect(await get(path, {})).toEqual({ status: 400, body: { error: expect.any(String) } });
    }
  });

  it('knows neither a category nor what is below it while it is off', async () => {
    const write = (ativo: boolean) =>
      store.db
        .updateTable('categories')
        .set({ ativo })
        .where('caminho', '=', '/cabos-de-video/hdmi')
        .execute();
    await write(false);
    expect((await verify('/cabos-de-video/hdmi')).status).toBe(404);
    expect((await verify('/cabos-de-video/hdmi/ultra-48g')).status).toBe(404);
    expect((await get('product/listing/category', { url: '/cabos-de-video/hdmi/ultra-48g' })).status).toBe(
      404,
    );
    expect((await verify('/cabos-de-video')).status).toBe(200);
    await write(true);
    expect((await verify('/cabos-de-video/hdmi/ultra-48g')).status).toBe(200);
  });
});

describe('GET url/home', () => {
  it('answers what search engines are told, from the settings', async () => {
    const { estrutura, conteudo } = await getHome(store.api());
    expect(estrutura.nivel).toBe('home');
    expect(estrutura.seo).toEqual({
      title: expect.stringContaining('Fio & Sinal'),
      description: expect.any(String),
      titleSocial: expect.any(String),
      descriptionSocial: expect.any(String),
      openGraphUrlImagem: `${SITE_URL}/imagem/social.png`,
      twitterUrlImagem: `${SITE_URL}/imagem/social.png`,
      keywords: '',
      canonical: `${SITE_URL}/`,
      indexar: true,
    });
    expect(estrutura.breadcrumb).toEqual([
      {
        label: 'Início',
        atual: true,
        rota: { name: 'home', route: '/', path: '/', params: {}, query: [] },
        url: `${SITE_URL}/`,
      },
    ]);
    expect(conteudo).toEqual({});
  });
});

describe('GET url/page', () => {
  it('answers an institutional page', async () => {
    const { estrutura, conteudo } = await getPage(store.api(), '/pagina/quem-somos');
    expect(estrutura.nivel).toBe('page');
    expect(estrutura.breadcrumb.map(({ url }) => url)).toEqual([
      `${SITE_URL}/`,
      `${SITE_URL}/pagina/quem-somos`,
    ]);
    expect(estrutura.seo).toMatchObject({
      title: `${conteudo.nome} | Fio & Sinal`,
      canonical: `${SITE_URL}/pagina/quem-somos`,
      indexar: true,
    });
    expect(conteudo).toMatchObject({ url: `${SITE_URL}/pagina/quem-somos`, imagem: '' });
    expect(conteudo.descricao).toContain('<p>');
  });

  it.each(['/pagina/nenhuma', '/pagina', '/cabos-de-video', '/'])('is 404 for %s', async (url) => {
    expect((await get('page', { url })).status).toBe(404);
  });
});
