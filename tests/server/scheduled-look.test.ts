/** A look that ends while the shop runs: no page, icon or file shows it a moment longer, nor lets a cache in front do so. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PLAIN } from '#lib/domain/shop/appearance.ts';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { PRODUCT } from '../bench/pages.ts';
import { copySeeded } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { send } from './client.ts';

/** Milliseconds: enough to start the shop and to see all that shows it. */
const CAMPAIGN = 40_000;

const dataDir = temporaryDirectory();
let shop: Shop;
let end: number;
beforeAll(async () => {
  await copySeeded(dataDir);
  const { db, close } = await openDatabase({ dataDir });
  end = Date.now() + CAMPAIGN;
  const version = (content: object, from: number, until: number | null) => ({
    appearance_id: 1,
    state: 'published' as const,
    content: JSON.stringify(content),
    visible_from: new Date(from),
    visible_until: until === null ? null : new Date(until),
    created_at: new Date(from),
    updated_at: new Date(from),
    published_at: new Date(from),
  });
  await db
    .insertInto('content_versions')
    .values([
      version({ ...PLAIN, faixa: '#0f766e', social: '/banner/pix-desktop.webp' }, 0, null),
      version({ ...PLAIN, faixa: '#7c3aed', icone: '/banner/pix-desktop.webp' }, end - 3_600_000, end),
    ])
    .execute();
  await close();
  shop = await startShop({ dataDir, env: { CDN: '1' } });
}, 300_000);
afterAll(async () => {
  await shop?.stop();
  removeDirectory(dataDir);
});

const PAGES = [
  '/',
  PRODUCT,
  '/cabos-de-audio',
  '/pagina/entrega',
  '/checkout/carrinho/',
  '/manifest.webmanifest',
];
const MARKS = ['/favicon.svg', '/icone-192.png', '/imagem/social.png'];
const get = (path: string) => send(shop.url + path);
const etags = () => Promise.all(MARKS.map(async (path) => (await get(path)).headers.etag));

/** Seconds for which any cache on the way may show it. */
async function shownFor(path: string): Promise<number> {
  const rule = (await get(path)).headers['cache-control'] ?? '';
  const seconds = (name: string) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(rule)?.[1] ?? 0);
  return Math.max(seconds('max-age'), seconds('s-maxage') + seconds('stale-while-revalidate'));
}

it('is seen nowhere once it is over, and what was before comes back by itself', async () => {
  const during = { css: /#7834e8|#7c3aed/, marks: await etags() };
  for (const path of PAGES) expect((await get(path)).text, path).toMatch(during.css);
  for (const path of [...PAGES, ...MARKS]) {
    const seconds = await shownFor(path);
    expect(seconds, path).toBeLessThanOrEqual((end - Date.now()) / 1000 + 0.1);
  }
  expect(Date.now()).toBeLessThan(end);

  await expect.poll(() => Date.now() > end, { timeout: CAMPAIGN }).toBe(true);
  const [texts, marks] = [await Promise.all(PAGES.map(get)), await etags()];
  expect(texts.filter(({ text }) => during.css.test(text))).toEqual([]);
  expect(texts.filter(({ text }) => !text.includes('#0f766e'))).toEqual([]);
  expect(marks.map((etag, place) => etag === during.marks[place])).toEqual(MARKS.map(() => false));
  expect(await shownFor('/favicon.svg')).toBe(3600);
}, 120_000);
