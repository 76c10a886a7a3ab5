/** Which pages are counted as shown: rendered ones and those of the page cache, for browsers, as what they are. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { PRODUCT } from '../bench/pages.ts';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop } from '../support/shop.ts';
import { send } from './client.ts';

const BROWSER = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const dataDir = await seededDirectory();
let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ dataDir });
});
afterAll(async () => {
  await shop.stop();
  removeDirectory(dataDir);
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  send(`${shop.url}${path}`, { method, headers: { 'User-Agent': BROWSER, ...headers } });

/** Ends the shop in good order, and reads what is in its database then. */
async function countsAfterStop(): Promise<Record<string, number>> {
  await shop.stop();
  const { db, close } = await openDatabase({ dataDir });
  const { rows } = await sql<{ kind: string; count: string }>`select kind, count from day_counts`
    .execute(db)
    .finally(close);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
}

it('counts by kind, also what the page cache answers, and writes it at an orderly stop', async () => {
  const first = await get(PRODUCT);
  const again = await get(PRODUCT);
  const known = await get(PRODUCT, { 'If-None-Match': String(again.headers.etag) });
  expect([first, again, known].map(({ status, headers }) => [status, headers['x-cache']])).toEqual([
    [200, 'MISS'],
    [200, 'HIT'],
    [304, 'HIT'],
  ]);
  expect(first.headers['set-cookie']).toBeUndefined();
  for (const path of ['/', '/', '/cabos-de-video', '/pagina/quem-somos', '/checkout/carrinho/', '/comparar'])
    await get(path);
  for (const path of [
    '/busca?busca=hdmi',
    '/busca?busca=hdmi&pg=2',
    '/busca?busca=sata',
    '/busca?busca=sata',
  ])
    await get(path);
  // None of these is a page that somebody looks at.
  await get(PRODUCT, { 'User-Agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' });
  await send(`${shop.url}${PRODUCT}`);
  await get(PRODUCT, {}, 'HEAD');
  await get('/nada-aqui');
  await get('/painel');
  await get('/sitemap.xml');
  await get('/api/v2/front/checkout/cart');
  expect(await countsAfterStop()).toEqual({
    ...{ produto: 3, inicio: 2, listagem: 1, institucional: 1, carrinho: 1, outras: 1 },
    ...{ busca: 4, buscasComResultado: 1, buscasSemResultado: 2 },
  });
});
