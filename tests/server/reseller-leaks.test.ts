/** No cache on the way gives a reseller's prices to anybody else, or the page of everybody to a reseller. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { CATEGORY, PRODUCT } from '../bench/pages.ts';
import { person } from '../support/accounts.ts';
import { copySeeded } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { type Answer, send } from './client.ts';

const directories = [temporaryDirectory(), temporaryDirectory()];
let platform: Shop;
let hosted: Shop;
beforeAll(async () => {
  const [platformDir = '', hostedDir = ''] = directories;
  await copySeeded(platformDir);
  platform = await startShop({ dataDir: platformDir });
  hosted = await startShop({ dataDir: hostedDir, env: { PLATFORM_URL: platform.url, LOG_LEVEL: 'silent' } });
}, 300_000);
afterAll(async () => {
  await hosted.stop();
  await platform.stop();
  for (const directory of directories) removeDirectory(directory);
});

const OTHER = '/cabo-hdmi-ultra-high-speed-48g-1m';
/** Every kind of page with a price that the cache may keep. */
const PAGES = [
  // Not the address that a start renders ahead.
  '/?p=1',
  CATEGORY,
  `${CATEGORY}?order=Menor%20Pre%C3%A7o`,
  PRODUCT,
  '/busca?busca=hdmi',
  '/lista',
  `/comparar?p=${OTHER.slice(1)}`,
];
/** A name twice is kept by nobody: a cache in front may take one of its values for both. */
const COMPARISON = `/comparar?p=${PRODUCT.slice(1)}&p=${OTHER.slice(1)}`;
/** What is the same for everybody, whoever asks. */
const FOR_ALL = ['/feed/google.xml', '/sitemap.xml', '/llms.txt', '/robots.txt'];
const CALLS = [
  `url/product/detail?url=${PRODUCT}`,
  `url/product/listing/category?url=${CATEGORY}`,
  'url/product/listing/search?busca=hdmi',
  'search/suggestions?busca=hdmi',
  'showcase/products/home-vitrine-superior',
];
/** Two of the cache's variants, so that one can be read before the other is there. */
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36';
const APPLE = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';

async function logIn(shop: Shop): Promise<string> {
  const answer = await call(shop, 'checkout/login', '', {
    usuario: person('revenda').email,
    senha: DEMO_PASSWORD,
  });
  expect(answer.status).toBe(200);
  return (answer.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
}

function call(shop: Shop, path: string, cookie: string, body?: object): Promise<Answer> {
  return send(`${shop.url}/api/v2/front/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'App-Token': 'wapstore',
      'Content-Type': 'application/json',
      ...(cookie && { Cookie: cookie }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

function page(shop: Shop, path: string, cookie = '', headers: Record<string, string> = {}): Promise<Answer> {
  return send(`${shop.url}${path}`, {
    headers: { 'User-Agent': DESKTOP, ...(cookie && { Cookie: cookie }), ...headers },
  });
}

/** Every amount of money on a page, in order. */
const pricesOf = ({ text }: Answer) => text.match(/R\$(?:\s|&nbsp;)*[\d.]+,\d\d/g) ?? [];
const stateOf = ({ headers }: Answer) => headers['x-cache'];

function expectOwn(answer: Answer): void {
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect([answer.headers.etag, stateOf(answer), answer.headers['speculation-rules']]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
}

describe.each([
  ['with its own platform', () => platform],
  ['on a hosted platform', () => hosted],
])('a shop %s', { timeout: 60_000 }, (_, shopOf) => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await logIn(shopOf());
  });

  it.each(PAGES)('shows each their prices, whoever comes first (%s)', async (path) => {
    const shop = shopOf();
    const everybody = pricesOf(await page(shop, path, '', { 'User-Agent': APPLE }));
    expect(everybody.length).toBeGreaterThan(0);

    const own = await page(shop, path, cookie);
    expectOwn(own);
    expect(pricesOf(own)).not.toEqual(everybody);

    const first = await page(shop, path);
    expect([stateOf(first), pricesOf(first)]).toEqual(['MISS', everybody]);
    const again = await page(shop, path, cookie, { 'If-None-Match': String(first.headers.etag) });
    expectOwn(again);
    expect(pricesOf(again)).toEqual(pricesOf(own));
    const kept = await page(shop, path);
    expect(pricesOf(kept)).toEqual(everybody);
    // A slow machine may come back to a page of a hosted shop when it is old already.
    expect(['HIT', 'STALE']).toContain(stateOf(kept));
  });

  it('shows each their prices in a comparison, which nothing keeps', async () => {
    const shop = shopOf();
    const everybody = await page(shop, COMPARISON);
    const own = await page(shop, COMPARISON, cookie);
    expectOwn(own);
    expect(pricesOf(own)).not.toEqual(pricesOf(everybody));
    const again = await page(shop, COMPARISON);
    expect(pricesOf(again)).toEqual(pricesOf(everybody));
    expect([stateOf(again), again.headers['cache-control']]).toEqual([undefined, 'private, no-store']);
  });

  it('shows each their prices when they come at the same moment to a page nobody has asked for', async () => {
    const shop = shopOf();
    const everybody = pricesOf(await page(shop, PRODUCT, '', { 'User-Agent': APPLE }));
    const own = pricesOf(await page(shop, PRODUCT, cookie));
    const path = `${PRODUCT}?p=${crypto.randomUUID()}`;
    const cookies = Array.from({ length: 6 }, (_, index) => (index % 2 === 0 ? cookie : ''));
    const answers = await Promise.all(cookies.map((each) => page(shop, path, each)));
    for (const [index, answer] of answers.entries()) {
      expect(pricesOf(answer)).toEqual(cookies[index] ? own : everybody);
    }
  });

  it('answers calls with prices to nobody but who asked, and lets nothing keep them', async () => {
    const shop = shopOf();
    for (const path of CALLS) {
      const [before, own, after] = [
        await call(shop, path, ''),
        await call(shop, path, cookie),
        await call(shop, path, ''),
      ];
      expect([path, own.status, after.text === before.text]).toEqual([path, 200, true]);
      expect([path, own.text]).not.toEqual([path, before.text]);
      for (const { headers } of [before, own]) {
        expect(headers['cache-control']).toContain('no-store');
        expect(headers.etag).toBeUndefined();
      }
    }
  });

  it.each(FOR_ALL)('has one %s for all', async (path) => {
    const shop = shopOf();
    const own = await page(shop, path, cookie);
    const everybody = await page(shop, path);
    expect([own.status, own.body.equals(everybody.body)]).toEqual([200, true]);
  });

  it('believes the session, not the readable cookie', async () => {
    const shop = shopOf();
    const everybody = pricesOf(await page(shop, PRODUCT, '', { 'User-Agent': APPLE }));
    const path = `${PRODUCT}?p=${crypto.randomUUID()}`;
    const session = cookie.split('; ').find((pair) => pair.startsWith('PHPSESSID=')) ?? '';
    for (const forged of ['vitrine=cl', 'vitrine=cl; PHPSESSID=made-up', session]) {
      expect(pricesOf(await page(shop, path, forged))).toEqual(everybody);
    }
    expect(pricesOf(await page(shop, path))).toEqual(everybody);
  });

  it('shows the prices of everybody to what is left of a session after the logout', async () => {
    const shop = shopOf();
    const own = await logIn(shop);
    const path = `${PRODUCT}?p=${crypto.randomUUID()}`;
    const prices = pricesOf(await page(shop, path, own));
    const left = await call(shop, 'checkout/logout', own, {});
    expect([left.status, left.headers['clear-site-data']]).toEqual([
      200,
      '"prefetchCache", "prerenderCache"',
    ]);
    const after = await page(shop, path, own);
    expect(pricesOf(after)).not.toEqual(prices);
    expect(pricesOf(after)).toEqual(pricesOf(await page(shop, path)));
  });
});
