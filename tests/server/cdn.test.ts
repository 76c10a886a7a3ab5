/** A shop behind a CDN: what a shared cache may keep, what it is told to forget, and by whom. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { CATEGORY, PRODUCT } from '../bench/pages.ts';
import { person } from '../support/accounts.ts';
import { type StandIn, says, standIn } from '../support/carrier-stand-in.ts';
import { copySeeded } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { send } from './client.ts';

/** Milliseconds; a first start seeds and builds. */
const START_LIMIT = 300_000;

const dataDir = temporaryDirectory();
const JSON_HEADERS = {
  'App-Token': 'wapstore',
  'Content-Type': 'application/json',
  'Sec-Fetch-Site': 'same-origin',
};
let cdn: StandIn;
let shop: Shop;
let Cookie = '';
beforeAll(async () => {
  cdn = await standIn(says({ success: true }));
  await copySeeded(dataDir);
  const env = { CDN: '1', CDN_PURGE_URL: `${cdn.url}/purge_cache`, CDN_PURGE_TOKEN: 'um-token' };
  shop = await startShop({ dataDir, env });
  const answer = await call('POST', 'front/checkout/login', {
    usuario: person('admin').email,
    senha: DEMO_PASSWORD,
  });
  Cookie = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
}, START_LIMIT);
afterAll(async () => {
  await shop?.stop();
  await cdn?.close();
  removeDirectory(dataDir);
});

const call = (method: string, path: string, body?: object) =>
  send(`${shop.url}/api/v2/${path}`, {
    method,
    headers: { ...JSON_HEADERS, Cookie },
    ...(body && { body: JSON.stringify(body) }),
  });
const purges = () => cdn.asked.map(({ body }): unknown => JSON.parse(body));

describe('a page', () => {
  it('may be kept by a shared cache, and says by which tags it is found again', async () => {
    for (const cookie of ['', 'outro=1']) {
      const { headers } = await send(`${shop.url}/`, { headers: { Cookie: cookie } });
      expect(headers['cache-control']).toMatch(/s-maxage=\d+/);
      expect(headers['cache-tag']).toMatch(/(^|,)banners:\*,/);
      expect(headers['surrogate-key']).toBe(String(headers['cache-tag']).replaceAll(',', ' '));
    }
  });

  it.each(['/', CATEGORY, PRODUCT, '/marcas', '/pagina'])(
    'says its tags to Cloudflare and to Fastly alike, rendered or not: %s',
    async (path) => {
      const own = `${path}?p=${crypto.randomUUID()}`;
      const rendered = await send(shop.url + own);
      const stored = await send(shop.url + own);
      const known = await send(shop.url + own, { headers: { 'If-None-Match': String(stored.headers.etag) } });
      expect([rendered, stored].map(({ headers }) => headers['x-cache'])).toEqual(['MISS', 'HIT']);
      expect([rendered, stored, known].map(({ status }) => status)).toEqual([200, 200, 304]);
      for (const { headers } of [rendered, stored, known]) {
        expect(headers['cache-tag']).toMatch(/(^|,)settings(,|$)/);
        expect(headers['surrogate-key']).toBe(String(headers['cache-tag']).replaceAll(',', ' '));
      }
    },
  );

  it.each(['/', '/checkout/carrinho/'])('of somebody at %s may not, and has no tags', async (path) => {
    const { headers } = await send(`${shop.url}${path}`, { headers: { Cookie } });
    expect(headers['cache-control']).toBe('private, no-store');
    expect([headers['cache-tag'], headers['surrogate-key']]).toEqual([undefined, undefined]);
  });
});

it.each([
  ['/sitemap.xml', 'product:*'],
  ['/sitemap-1.xml', 'category:*'],
  ['/llms.txt', 'menu:*'],
  ['/manifest.webmanifest', 'settings:*'],
])('a file may be kept for an hour, and says what it was made of: %s', async (path, key) => {
  const { headers } = await send(shop.url + path);
  expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/);
  expect(String(headers['cache-tag']).split(',')).toContain(key);
  expect(headers['surrogate-key']).toBe(String(headers['cache-tag']).replaceAll(',', ' '));
});

it('a file that is made of nothing says nothing of it', async () => {
  const { headers } = await send(`${shop.url}/robots.txt`);
  expect([headers['cache-control'], headers['cache-tag']]).toEqual(['public, max-age=3600', undefined]);
});

it('an address that has moved carries what a page reads, and is found again by its tags', async () => {
  const told = purges().length;
  const path = 'vitrine/panel/redirects';
  expect((await call('POST', path, { de: '/velho', para: '/marcas' })).status).toBe(200);
  await expect
    .poll(() => purges().slice(told), { timeout: 15_000 })
    .toEqual([{ tags: ['address:/velho', 'address:*', 'many'] }]);
  const moved = await send(`${shop.url}/velho?pg=2&x=${'a'.repeat(4000)}`);
  expect([moved.status, moved.headers.location]).toEqual([301, '/marcas?pg=2']);
  expect(moved.headers).toMatchObject({
    'cache-control': 'public, max-age=300',
    'cache-tag': 'address:*,page:*',
    'surrogate-key': 'address:* page:*',
  });
  const campaign = await send(`${shop.url}/velho?gclid=abc`);
  expect(campaign.headers).toMatchObject({
    location: '/marcas?gclid=abc',
    'cache-control': 'private, no-store',
  });
});

it('a change is told once, after it is saved, and what waits when the shop ends is told then', async () => {
  const change = async (telefone: string) => {
    const { grupos } = JSON.parse((await call('GET', 'vitrine/panel/settings')).text);
    const { revisao, valores } = grupos.find(({ grupo }: { readonly grupo: string }) => grupo === 'contato');
    const form = { revisao, valores: { ...valores, telefone } };
    expect((await call('PUT', 'vitrine/panel/settings/contato', form)).status).toBe(200);
  };
  const before = purges().length;
  const told = () => purges().slice(before);
  await change('(11) 4555-0101');
  await expect.poll(told, { timeout: 15_000 }).toEqual([{ tags: expect.arrayContaining(['settings:*']) }]);
  expect(cdn.asked[0]?.headers.authorization).toBe('Bearer um-token');
  await change('(11) 4555-0102');
  await shop.stop();
  expect(told()).toHaveLength(2);
});
