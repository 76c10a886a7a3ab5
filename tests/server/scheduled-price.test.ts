/** A promotion that ends while the shop runs: no page, feed or answer shows it a moment longer, nor lets a cache in front do so. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { PRODUCT } from '../bench/pages.ts';
import { copySeeded } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { type Answer, send } from './client.ts';

/** Milliseconds: enough to start the shop and to see all that shows it. */
const PROMOTION = 40_000;
/** What it costs first and then, as pages, calls and feeds write it. */
const FIRST = /1\.?234[,.]56/;
const THEN = /2\.?345[,.]67/;

const dataDir = temporaryDirectory();
let shop: Shop;
let end: number;
beforeAll(async () => {
  await copySeeded(dataDir);
  const { db, close } = await openDatabase({ dataDir });
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', PRODUCT.slice(1))
    .executeTakeFirstOrThrow();
  await db.deleteFrom('price_schedules').where('product_id', '=', id).execute();
  end = Date.now() + PROMOTION;
  const of = { product_id: id, nome: 'Promoção', desconto_vista: null } as const;
  const later = new Date(end + 86_400_000);
  await db
    .insertInto('price_schedules')
    .values([
      { ...of, preco_de: 300_000, preco_por: 123_456, data_inicial: new Date(0), data_final: new Date(end) },
      { ...of, preco_de: 300_000, preco_por: 234_567, data_inicial: new Date(end), data_final: later },
    ])
    .execute();
  await close();
  shop = await startShop({ dataDir, env: { CDN: '1' } });
}, 300_000);
afterAll(async () => {
  await shop?.stop();
  removeDirectory(dataDir);
});

const SHOWING = [
  // Where its family is one card, that may show another length, at its own price.
  '/',
  `/busca?busca=${PRODUCT.slice(1).replaceAll('-', '+')}`,
  '/lista/home-theater-completo',
  PRODUCT,
  // It stands among what is recommended there.
  '/cabo-hdmi-essencial-ultra-48g-1m',
  `/comparar?p=${PRODUCT.slice(1)}`,
  '/feed/google.xml',
  '/api/v2/front/feed/products?limit=100',
];
/** They show neither it nor anything by its price. */
const OTHERS = ['/cabo-xlr-balanceado-3m', '/cabos-de-audio', '/pagina/entrega', '/pagina'];
const get = (path: string) => send(shop.url + path, { headers: { 'App-Token': 'wapstore' } });

/** Seconds for which any cache on the way may show it. */
function shownFor({ headers }: Answer): number {
  const rule = headers['cache-control'] ?? '';
  const seconds = (name: string) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(rule)?.[1] ?? 0);
  return Math.max(seconds('max-age'), seconds('s-maxage') + seconds('stale-while-revalidate'));
}

/** Those of the paths that show it, which is seen no longer than it may be. */
async function showing(paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const answer = await get(path);
    const left = (end - Date.now()) / 1000;
    if (!FIRST.test(answer.text)) continue;
    expect(shownFor(answer), `${path}: ${answer.headers['cache-control']}`).toBeLessThanOrEqual(left + 0.1);
    found.push(path);
  }
  return found;
}

it('is shown by nobody once it is over, and what follows is', async () => {
  expect(await showing(SHOWING)).toEqual(SHOWING);
  // As they are kept.
  expect(await showing(SHOWING)).toEqual(SHOWING);
  for (const path of OTHERS) expect(shownFor(await get(path)), path).toBeGreaterThan(3600);
  expect(Date.now()).toBeLessThan(end);

  await expect.poll(() => Date.now() > end, { timeout: PROMOTION }).toBe(true);
  const after = await Promise.all(SHOWING.map(async (path) => ({ path, text: (await get(path)).text })));
  expect(after.filter(({ text }) => FIRST.test(text)).map(({ path }) => path)).toEqual([]);
  expect(after.filter(({ text }) => !THEN.test(text)).map(({ path }) => path)).toEqual([]);
}, 120_000);
