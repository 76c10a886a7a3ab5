import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { CATEGORY, PRODUCT } from '../bench/pages.ts';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop } from '../support/shop.ts';
import { type Answer, send } from './client.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14) Chrome/142.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36';

const dataDir = await seededDirectory();
let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ dataDir });
});
afterAll(async () => {
  await shop.stop();
  removeDirectory(dataDir);
});

const get = (path: string, headers: Record<string, string> = {}) => send(`${shop.url}${path}`, { headers });
/** Of somebody logged in, once an answer has read their session. */
async function cookieOf(usuario: string): Promise<string> {
  const front = `${shop.url}/api/v2/front`;
  const json = { 'App-Token': 'wapstore', 'Content-Type': 'application/json' };
  const body = JSON.stringify({ usuario, senha: DEMO_PASSWORD });
  const login = await send(`${front}/checkout/login`, { method: 'POST', headers: json, body });
  const cookies = new Map(cookiesOf(login));
  const read = await send(`${front}/checkout/user`, { headers: { ...json, Cookie: written(cookies) } });
  return written(new Map([...cookies, ...cookiesOf(read)]));
}

/** Names and values. */
const cookiesOf = ({ headers }: Answer) =>
  (headers['set-cookie'] ?? []).map((line): [string, string] => {
    const [name = '', value = ''] = line.split(';', 1)[0]?.split('=', 2) ?? [];
    return [name, value];
  });
const written = (cookies: ReadonlyMap<string, string>): string =>
  [...cookies].map((pair) => pair.join('=')).join('; ');

/** A query of its own, so that tests do not meet in the cache. */
const fresh = (path: string): string => `${path}?p=${crypto.randomUUID()}`;

describe('a cacheable page', () => {
  it.each(['/', CATEGORY, PRODUCT])('is rendered once (%s)', async (path) => {
    const own = fresh(path);
    const first = await get(own);
    const second = await get(own);
    expect([first.status, first.headers['x-cache']]).toEqual([200, 'MISS']);
    expect([second.status, second.headers['x-cache']]).toEqual([200, 'HIT']);
    expect(second.text).toBe(first.text);
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('carries the same headers when it comes from the cache', async () => {
    const own = fresh('/');
    const [first, second] = [await get(own), await get(own)];
    const differing = ['date', 'x-cache', 'x-request-id'];
    const same = ({ headers }: typeof first) =>
      Object.entries(headers)
        .filter(([name]) => !differing.includes(name))
        .sort();
    expect(same(second)).toEqual(same(first));
  });

  it('is revalidated by browsers each time and kept by no shared cache unless CDN is set', async () => {
    for (const own of [fresh('/'), '/']) {
      const { headers } = await get(own);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect([headers['cache-tag'], headers['surrogate-key']]).toEqual([undefined, undefined]);
    }
  });

  it('answers 304 to the validator of its encoding only', async () => {
    const own = fresh('/');
    const br = await get(own, { 'Accept-Encoding': 'br' });
    const etag = String(br.headers.etag);
    expect(etag).not.toMatch(/^W/);
    const again = await get(own, { 'Accept-Encoding': 'br', 'If-None-Match': etag });
    expect([again.status, again.body.byteLength]).toEqual([304, 0]);
    // Some clients wait for as many bytes as it says.
    expect(again.headers['content-length']).toBeUndefined();
    expect((await get(own, { 'Accept-Encoding': 'gzip', 'If-None-Match': etag })).status).toBe(200);
  });

  it('has one content in every encoding', async () => {
    const own = fresh(PRODUCT);
    const plain = await get(own);
    const br = await get(own, { 'Accept-Encoding': 'br, gzip' });
    const gzip = await get(own, { 'Accept-Encoding': 'gzip' });
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    for (const { headers } of [plain, br, gzip]) expect(headers.vary).toBe('Accept-Encoding, Save-Data');
  });

  it('has two variants, for Apple devices and for all others', async () => {
    const own = fresh('/');
    const states = [];
    for (const agent of [DESKTOP, PHONE, MAC, IPHONE, DESKTOP, PHONE, MAC, IPHONE]) {
      states.push((await get(own, { 'User-Agent': agent })).headers['x-cache']);
    }
    expect(states).toEqual(['MISS', 'HIT', 'MISS', 'HIT', 'HIT', 'HIT', 'HIT', 'HIT']);
  });

  it('shows Apple devices the original pictures and others WebP', async () => {
    const apple = await get(PRODUCT, { 'User-Agent': MAC });
    const other = await get(PRODUCT, { 'User-Agent': DESKTOP });
    expect(apple.text).toMatch(/\/upload\/produto\/imagem\/b_[^"]+\.jpg/);
    expect(other.text).toMatch(/\/upload\/produto\/imagem\/b_[^"]+\.webp/);
  });

  it('is found with tracking parameters, in any order, and under any Host', async () => {
    const id = crypto.randomUUID();
    await get(`${CATEGORY}?p=${id}&pg=1`);
    for (const query of [`pg=1&p=${id}`, `utm_source=x&p=${id}&pg=1&gclid=y`]) {
      expect((await get(`${CATEGORY}?${query}`)).headers['x-cache'], query).toBe('HIT');
    }
    expect((await get(`${CATEGORY}?pg=1&p=${id}`, { Host: 'evil.example' })).headers['x-cache']).toBe('HIT');
  });

  it('never holds what a Host header claimed', async () => {
    const { text } = await get(fresh(PRODUCT), { Host: 'evil.example' });
    expect(text).not.toContain('evil.example');
  });

  it('is the same for an anonymous visitor with a session', async () => {
    const own = fresh('/');
    await get(own);
    expect((await get(own, { Cookie: 'PHPSESSID=abc; vitrine=c' })).headers['x-cache']).toBe('HIT');
  });

  it('answers HEAD without a body', async () => {
    const own = fresh('/');
    const before = await send(`${shop.url}${own}`, { method: 'HEAD' });
    expect([before.status, before.body.byteLength]).toEqual([200, 0]);
    const full = await get(own);
    expect(full.headers['x-cache']).toBe('MISS');
    const after = await send(`${shop.url}${own}`, { method: 'HEAD' });
    expect(after.headers).toMatchObject({
      'x-cache': 'HIT',
      'content-length': full.headers['content-length'],
    });
    expect(after.body.byteLength).toBe(0);
  });

  it('is rendered once for many who ask at the same time', async () => {
    const own = fresh(CATEGORY);
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(own)));
    expect(answers.filter(({ headers }) => headers['x-cache'] === 'MISS')).toHaveLength(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});

describe('the cache is left alone', () => {
  it.each(['debug', 'offPage', 'testeLoja', 'liberarAcesso', 'key', 'aviso'])('with ?%s', async (name) => {
    await get('/');
    const { headers } = await get(`/?${name}=1`);
    expect(headers['x-cache']).toBeUndefined();
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('for logged-in visitors, before any lookup', async () => {
    await get('/');
    const { headers } = await get('/', { Cookie: 'vitrine=cl' });
    expect(headers['x-cache']).toBeUndefined();
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('by the cart page', async () => {
    for (const _ of [1, 2]) {
      const { status, headers } = await get('/checkout/carrinho/');
      expect([status, headers['x-cache'], headers['cache-control']]).toEqual([
        200,
        undefined,
        'private, no-store',
      ]);
    }
  });

  it('by pages that do not exist', async () => {
    for (const _ of [1, 2]) {
      const { status, headers } = await get('/nao-existe');
      expect([status, headers['x-cache']]).toEqual([404, undefined]);
    }
  });
});

describe('of whoever is logged in', () => {
  it('a customer gets the bytes of everybody, a reseller and a seller their own', async () => {
    const everybody = await get(CATEGORY);
    const bytesFor = async (usuario: string): Promise<[boolean, string | undefined]> => {
      const own = await get(CATEGORY, { Cookie: await cookieOf(usuario) });
      return [own.text === everybody.text, own.headers['x-cache']?.toString()];
    };
    expect(await bytesFor('cliente@demo.test')).toEqual([true, 'HIT']);
    expect(await bytesFor('empresa@demo.test')).toEqual([true, 'HIT']);
    expect(await bytesFor('revenda@demo.test')).toEqual([false, undefined]);
    expect(await bytesFor('vendas@demo.test')).toEqual([false, undefined]);
  });

  it('nothing of a customer is in a page that is made because of them', async () => {
    const own = await get(fresh(CATEGORY), { Cookie: await cookieOf('cliente@demo.test') });
    expect(own.headers['x-cache']).toBe('MISS');
    expect(own.headers['set-cookie']).toBeUndefined();
    expect(own.text).not.toContain('Clara');
  });
});
