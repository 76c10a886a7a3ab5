/** What is counted of searches: from every answer, those of the page cache too, and without the page knowing. */

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { PRODUCT } from '../bench/pages.ts';
import { person } from '../support/accounts.ts';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop } from '../support/shop.ts';
import { send } from './client.ts';

const dataDir = await seededDirectory();
let shop: Shop;
let cookie: string;
beforeAll(async () => {
  await searchedBefore(['cabo sata', 'clicada', 'vista', 'de fora', 'categoria']);
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

/** The panel names nothing that was searched for on fewer than three days: these were on the two before, once each. */
async function searchedBefore(terms: readonly string[]): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  await sql`insert into search_counts (day, term, searches, clicks)
    select (now() at time zone 'America/Sao_Paulo')::date - ago, term, 1, 0
    from unnest(${[...terms]}::text[]) term, generate_series(1, 2) ago`
    .execute(db)
    .finally(close);
}

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const get = (path: string, headers: Record<string, string> = {}) =>
  send(`${shop.url}${path}`, { headers: { 'User-Agent': BROWSER, ...headers } });
const searchOf = (text: string) => `/busca?${new URLSearchParams({ busca: text })}`;
async function unanswered() {
  const { text } = await get('/painel/sinonimos', { Cookie: cookie });
  return text;
}

/** How often something was searched for, as the panel says; undefined where it does not name it. */
function timesOf(page: string, term: string): number | undefined {
  const [, times] =
    page.match(new RegExp(`<td>${term}</td>\\s*<td data-number[^>]*>\\s*(\\d+)\\s*</td>`)) ?? [];
  return times === undefined ? undefined : Number(times);
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
  expect(timesOf(page, 'cabo sata')).toBe(2 + 2);
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
  for (const text of ['vista', 'de fora', 'categoria'])
    expect([text, timesOf(page, text)]).toEqual([text, 2 + 1]);
  expect(timesOf(page, 'clicada')).toBeUndefined();
});

it('are not told of what was searched for on this day alone', async () => {
  for (let time = 0; time < 3; time++) await get(searchOf('fulano de tal'));
  const page = await unanswered();
  expect(timesOf(page, 'vista')).toBe(3);
  expect(timesOf(page, 'fulano de tal')).toBeUndefined();
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
