/**
 * A platform that refuses single calls: a token it does not know, a bill, or too many questions. None of it is the visitor's
 * fault, and a search engine that reads 401 or 403 forgets the page.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FailingPlatform, startFailingPlatform } from '../support/failing-platform.ts';
import { textOf } from '../support/html.ts';
import { seededDirectory } from '../support/seeded.ts';
import { events, removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { send } from './client.ts';

const [storeDir, shopDir] = [await seededDirectory(), temporaryDirectory()];
const METRICS_TOKEN = 'a token of twenty signs';
let store: Shop;
let platform: FailingPlatform;
let shop: Shop;
beforeAll(async () => {
  store = await startShop({ dataDir: storeDir });
  platform = await startFailingPlatform(store.url);
  shop = await startShop({ dataDir: shopDir, env: { PLATFORM_URL: platform.url, METRICS_TOKEN } });
});
afterAll(async () => {
  await shop.stop();
  await platform.close();
  await store.stop();
  for (const folder of [storeDir, shopDir]) removeDirectory(folder);
});

let visits = 0;
/** An address that nobody asked for yet: no page that is known stands in. */
const fresh = (path: string) => `${path}${path.includes('?') ? '&' : '?'}p=${++visits}`;
const get = (path: string) => send(shop.url + fresh(path));
const SAID = 'Token da loja de Ana recusado';
const refuse = (call: string, status: number) => platform.tell({ [call]: { status, body: { error: SAID } } });

const CALLS: readonly (readonly [string, string])[] = [
  ['url/verify', '/cabos-de-video'],
  ['url/product/detail', '/cabo-hdmi-ultra-high-speed-48g-2m'],
  ['url/product/listing/category', '/cabos-de-video/hdmi'],
  ['url/product/listing/brand', '/marcas/palcorde'],
  ['url/product/listing/search', '/busca?busca=hdmi'],
  ['url/page', '/pagina/garantia'],
  ['url/home', '/'],
  ['url/list/listing', '/lista'],
];

describe.each([401, 403, 429])('a call that is answered %i', (status) => {
  it.each(CALLS)('(%s) makes its page one to ask for again', async (call, path) => {
    refuse(call, status);
    const answer = await get(path);
    expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '30',
      'private, no-store',
    ]);
    const words = textOf(answer.text);
    expect(words).toContain('Serviço temporariamente indisponível');
    expect(words).not.toMatch(/Token|Ana|Unauthorized|Forbidden/);
  });

  it('(url/product/listing) leaves no page that says so once the platform knows the shop again', async () => {
    refuse('url/product/listing', status);
    const address = shop.url + fresh('/cabos-de-video/displayport');
    expect((await send(address)).status).toBe(503);
    platform.tell({});
    expect((await send(address)).status).toBe(200);
  });

  it.each(['struct/', 'showcase/', 'brands', 'evaluations/'])(
    '(%s) takes a part of a page away, and no more',
    async (call) => {
      refuse(call, status);
      const { status: shown, text } = await get('/');
      expect([shown, text.includes('</html>')]).toEqual([200, true]);
    },
  );
});

it.each([404, 410])('a page that is gone is gone (%i)', async (status) => {
  refuse('url/verify', status);
  expect((await get('/cabos-de-video')).status).toBe(status);
});

it('whoever asks by script is told who refused, as by the platform itself', async () => {
  refuse('wishlist/add', 401);
  const answer = await send(`${shop.url}/api/v2/front/wishlist/add`, {
    method: 'POST',
    headers: { 'App-Token': 'wapstore', 'Content-Type': 'application/json', 'Content-Length': '2' },
    body: '{}',
  });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([401, { error: SAID }]);
});

it('is logged with call and status and counted, and nowhere in the words of the platform', async () => {
  expect(events(shop)).toContainEqual(
    expect.objectContaining({ call: 'url/product/detail', problem: 'status 401' }),
  );
  expect(shop.output()).toContain('401 from /api/v2/front/url/product/detail');
  expect(shop.output()).not.toMatch(/Ana recusado/);
  expect(shop.output()).not.toMatch(/[?&](?:url|busca)=/);
  const { text } = await send(`${shop.url}/metrics`, {
    headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
  });
  expect(text).toMatch(/hosted_answers_refused_total\{call="GET url\/product\/detail"\} [1-9]/);
});
