/** A path has one reading: what a second decoding would turn into another address names nothing, in every part of the shop. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT } from '../bench/pages.ts';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { type Answer, send } from './client.ts';

const directories = [await seededDirectory(), temporaryDirectory()];
let embedded: Shop;
let hosted: Shop;
beforeAll(async () => {
  const [dataDir = '', hostedDir = ''] = directories;
  embedded = await startShop({ dataDir });
  hosted = await startShop({ dataDir: hostedDir, env: { PLATFORM_URL: embedded.url, LOG_LEVEL: 'silent' } });
}, 240_000);
afterAll(async () => {
  await hosted?.stop();
  await embedded?.stop();
  for (const directory of directories) removeDirectory(directory);
});

const TOKEN = { 'App-Token': 'wapstore' };

const PAGES = [
  '/%2570ainel',
  '/%252570ainel',
  '/%25252525252525252525252570ainel',
  '/%25%37%30ainel',
  '/%2550AINEL',
  '/%2570ainel/',
  '//%2570ainel',
  '/./%2570ainel',
  '/x/../%2570ainel/banners',
  '/%2570ainel/newsletter/inscritos.csv',
  '/painel/%256eewsletter/inscritos.csv',
  '/%256dinha-conta/pedidos',
  '/minha-conta/%2570edidos',
  '/%2563heckout/pagamento',
  '/checkout/%2570agamento',
  '/checkout/%2e%2e%252fpainel',
  '/painel/..%255cpainel',
  `${PRODUCT}%2541`,
  '/busca%253fbusca=x',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/painel',
  '/%e0%80%af',
  '/%ed%a0%80',
  '/%f8%80%80%80%af',
  '/painel/%c0%af',
  '/minha-conta/%ff',
  '/checkout/%zz',
  '/painel%00',
  '/%00',
  '/minha-conta/%00',
  '/checkout/%00',
  '/painel%09',
  '/painel%7f',
] as const;

const CALLS = [
  '/api/v2/front/%2573ettings',
  '/api/%252e%252e/painel',
  '/api/v2/front/struct/menus/%00',
  '/api/v2/front/struct/menus/%zz',
  '/api/v2/front/%c0%ae',
  '/api/v2/vitrine/%2570anel/newsletter',
  '/upload/%00',
  '/upload/a%00.png',
  '/upload/produto/imagem/%00.webp',
  '/upload/produto/imagem/1%00.webp',
  '/upload/produto/arquivo/%00',
  '/upload/produto/arquivo/a%00.pdf',
  '/upload/midia/%00.webp',
  '/upload/midia/%252e%252e%252fsession-secret',
  '/upload/%2500',
  '/upload/%zz',
  '/upload/%c0%ae%c0%ae/session-secret',
] as const;

describe.each([
  ['its own platform', () => embedded],
  ['a hosted one', () => hosted],
])('of a shop on %s', (_title, shop) => {
  const get = (path: string): Promise<Answer> => send(`${shop().url}${path}`, { headers: TOKEN });

  it.each(PAGES)('%s is the page of what does not exist', async (path) => {
    const { status, headers, text } = await get(path);
    expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
    expect(text).toContain('Página não encontrada');
    expect(text).not.toContain('class="panel');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each(CALLS)('%s is no call and no picture', async (path) => {
    const { status, headers, text } = await get(path);
    expect([path, status, headers['content-type']]).toEqual([
      path,
      404,
      expect.stringMatching(/^application\/json/),
    ]);
    expect(JSON.parse(text)).toEqual({ error: expect.any(String) });
  });

  it('a line break in a path, which no route has, is 404', async () => {
    for (const path of ['/%0a', '/painel/%0d%0a', '/cabos%0a']) expect((await get(path)).status).toBe(404);
  });

  it.each(['/og/%00.png', '/og/a%2541.png', '/og/%zz.png'])('%s is no picture', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('a form that is sent to such a path is not taken', async () => {
    for (const path of [
      '/%2570ainel/banners',
      '/painel/%2562anners',
      '/painel/%00',
      '/checkout/%2570agamento',
    ]) {
      const { status, headers } = await send(`${shop().url}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
        body: 'acao=publicar',
      });
      expect([path, status]).toEqual([path, expect.toSatisfy((code) => code === 404 || code === 405)]);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('a percent sign that is meant is one: in a search, and in a path before what is no pair of digits', async () => {
    expect((await get('/busca?busca=100%25')).status).toBe(200);
    expect((await get('/busca?busca=%2570ainel')).status).toBe(200);
    const { status, text } = await get('/100%25-algodao');
    expect(status).toBe(404);
    expect(text).toContain('Página não encontrada');
  });
});

it.each([
  '//painel',
  '/./painel',
  '/x/../painel',
  '/%70ainel',
  '/painel/%2e',
  '/\\painel',
  '/PAINEL',
  '/painel/',
])('%s is the panel, and asks who is there', async (path) => {
  const { status, headers, text } = await send(`${embedded.url}${path}`);
  expect([path, status, text.includes('class="panel')]).toEqual([path, expect.any(Number), false]);
  if (status !== 404) expect(headers.location).toMatch(/^\/checkout\/acesso\?voltar=%2Fpainel/);
});

it('a path that is only spelled otherwise is led to its one spelling', async () => {
  const { status, headers } = await send(`${embedded.url}/CABOS%2Dde-video`);
  expect([status, headers.location]).toEqual([301, '/cabos-de-video']);
});
