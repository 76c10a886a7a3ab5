/** What is counted of searches: from every answer, those of the page cache too, and without the page knowing. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#lib/platform/seed/accounts.ts';
import { PRODUCT } from '../bench/pages.ts';
import { person } from '../support/accounts.ts';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop } from '../support/shop.ts';
import { send } from './client.ts';

const dataDir = await seededDirectory();
let shop: Shop;
let cookie: string;
beforeAll(async () => {
  shop = await startShop({ dataDir });
  const { headers } = await send(`${shop.url}/checkout/acesso`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({
      ...{ acao: 'entrar', usuario: person('marketing').email, senha: DEMO_PASSWORD },
    }).toString(),
  });
  cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
});
afterAll(async () => {
  await shop.stop();
  removeDirectory(dataDir);
});

const get = (path: string, headers: Record<string, string> = {}) => send(`${shop.url}${path}`, { headers });
const searchOf = (text: string) => `/busca?${new URLSearchParams({ busca: text })}`;
async function unanswered() {
  const { text } = await get('/painel/sinonimos', { Cookie: cookie });
  return text;
}

it('are page views of a first page, rendered or from the cache', async () => {
  const first = await get(searchOf('cabo sata'));
  const second = await get(searchOf('cabo sata'));
  expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['MISS', 'HIT']);
  expect(first.headers['set-cookie']).toBeUndefined();
  await get(`${searchOf('cabo sata')}&pg=2`);
  await get(`${searchOf('cabo hdmi')}&order=Menor+Preço`);
  await get(searchOf('cabo sata'), { 'User-Agent': 'Googlebot/2.1' });
  const page = await unanswered();
  expect(page).toContain('cabo sata');
  expect(page).toMatch(
    /href="\/painel\/sinonimos\?termo=cabo(?:\+|%20)sata&(?:amp;|#38;)?tipo=redirect#new-synonym"/,
  );
});

it('are answered when a product is opened from them, also from the cache, and by nothing else', async () => {
  for (const text of ['clicada', 'vista', 'de fora', 'categoria']) await get(searchOf(text));
  const from = (text: string, origin = shop.url) => ({ Referer: origin + searchOf(text) });
  await get(PRODUCT);
  await get(PRODUCT, from('clicada'));
  await get(PRODUCT, from('de fora', 'https://exemplo.com'));
  await get('/cabos-de-video', from('categoria'));
  const page = await unanswered();
  for (const text of ['vista', 'de fora', 'categoria']) expect(page).toContain(`<td>${text}</td>`);
  expect(page).not.toContain('<td>clicada</td>');
});

it('a search that leads to a page goes there, without a script', async () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
  const body = { acao: 'adicionar', termo: 'devolver', tipo: 'redirect', significado: '/pagina/quem-somos' };
  const added = await send(`${shop.url}/painel/sinonimos`, {
    method: 'POST',
    headers: { ...form, Cookie: cookie },
    body: new URLSearchParams(body).toString(),
  });
  expect(added.status).toBe(303);
  const { status, headers } = await get(searchOf('devolver'));
  expect([status, headers.location]).toEqual([302, '/pagina/quem-somos']);
});

it('nothing is fetched ahead from a search', async () => {
  const { headers } = await get(searchOf('hdmi'));
  expect(headers['speculation-rules']).toBeUndefined();
});
