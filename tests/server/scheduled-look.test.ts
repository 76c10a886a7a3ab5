/** A look that ends while the shop runs: no page, icon or file shows it a moment longer, nor lets a cache in front do so. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ConteudoAparencia, ConteudoEditado } from '#lib/contract/panel-content.ts';
import { bandColours, PLAIN } from '#lib/domain/shop/appearance.ts';
import { PRODUCT } from '../bench/pages.ts';
import { copySeeded } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { openWalk, type Walk } from '../support/writes/walk.ts';
import { send } from './client.ts';

/** Milliseconds: enough to see all that shows it, twice. */
const CAMPAIGN = 20_000;
const PICTURE = '/banner/pix-desktop.webp';
const BEFORE: ConteudoAparencia = { especie: 'aparencia', ...PLAIN, faixa: '#1e3a5f', social: PICTURE };
const DURING: ConteudoAparencia = { especie: 'aparencia', ...PLAIN, faixa: '#3b0764', icone: PICTURE };

const dataDir = temporaryDirectory();
let shop: Shop;
let walk: Walk;
beforeAll(async () => {
  await copySeeded(dataDir);
  shop = await startShop({ dataDir, env: { CDN: '1' } });
  walk = await openWalk(shop.url);
}, 300_000);
afterAll(async () => {
  await shop?.stop();
  removeDirectory(dataDir);
});

const CALLS = '/vitrine/panel/content/aparencia-1';

async function publish(conteudo: ConteudoAparencia, visivelAte = ''): Promise<void> {
  const { base, versoes } = await walk.admin<ConteudoEditado>('GET', CALLS);
  const { revisao } = versoes.find(({ id }) => id === base) ?? {};
  const seen = { versao: base, revisao };
  const draft = await walk.admin<typeof seen>('PUT', `${CALLS}/draft`, { ...seen, conteudo });
  const { versao, revisao: saved } = draft;
  await walk.admin('POST', `${CALLS}/publish`, { versao, revisao: saved, visivelDe: '', visivelAte });
}

const PAGES = ['/', PRODUCT, '/cabos-de-audio', '/pagina/entrega', '/manifest.webmanifest'];
const MARKS = ['/favicon.svg', '/icone-192.png', '/imagem/social.png'];
const get = (path: string) => send(shop.url + path);
const etags = () => Promise.all(MARKS.map(async (path) => (await get(path)).headers.etag));

/** Those of the pages that show the band of a look. */
async function showing(look: ConteudoAparencia): Promise<readonly string[]> {
  const { ground } = bandColours(look);
  const answers = await Promise.all(PAGES.map(async (path) => ({ path, text: (await get(path)).text })));
  return answers.filter(({ text }) => text.includes(ground)).map(({ path }) => path);
}

/** Seconds for which any cache on the way may show it. */
async function shownFor(path: string): Promise<number> {
  const rule = (await get(path)).headers['cache-control'] ?? '';
  const seconds = (name: string) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(rule)?.[1] ?? 0);
  return Math.max(seconds('max-age'), seconds('s-maxage') + seconds('stale-while-revalidate'));
}

it('is seen nowhere once it is over, and what was before comes back by itself', async () => {
  await publish(BEFORE);
  expect(await showing(BEFORE)).toEqual(PAGES);
  const [before, end] = [await etags(), Date.now() + CAMPAIGN];
  await publish(DURING, new Date(end).toISOString());
  expect(await showing(DURING)).toEqual(PAGES);
  const during = await etags();
  expect(during.map((etag, place) => etag === before[place])).toEqual(MARKS.map(() => false));
  for (const path of [...PAGES, ...MARKS]) {
    expect(await shownFor(path), path).toBeLessThanOrEqual((end - Date.now()) / 1000 + 1);
  }
  expect(Date.now()).toBeLessThan(end);

  await expect.poll(() => Date.now() > end, { timeout: CAMPAIGN }).toBe(true);
  expect(await showing(DURING)).toEqual([]);
  expect(await showing(BEFORE)).toEqual(PAGES);
  expect(await etags()).toEqual(before);
  expect(await shownFor('/favicon.svg')).toBe(3600);
}, 120_000);
