/** What the shop refuses of requests, and what it survives. */
import { describe, expect, it } from 'vitest';
import { cartReminderLeavePath, newsletterLeavePath } from '#lib/paths.ts';
import { FORMS } from '#lib/server/http/methods.ts';
import { CATEGORY, PRODUCT } from '../bench/pages.ts';
import { addressOf } from '../contract/calls/call.ts';
import { EVERY_CALL } from '../contract/calls/every.ts';
import { at, openShop, shop } from '../support/openings/shop.ts';
import { type Answer, send, sendRaw } from './client.ts';

openShop();

const cart = '/api/v2/front/checkout/cart';
const json = { 'App-Token': 'wapstore', 'Content-Type': 'application/json' };

describe('unsafe requests', () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const origins: readonly (readonly [string, Readonly<Record<string, string>>, boolean])[] = [
    ['of our own pages', { 'Sec-Fetch-Site': 'same-origin' }, true],
    ['typed by the visitor', { 'Sec-Fetch-Site': 'none' }, true],
    ['of a sister site', { 'Sec-Fetch-Site': 'same-site' }, false],
    ['of another site', { 'Sec-Fetch-Site': 'cross-site' }, false],
    ['of another site with a stolen Origin', { 'Sec-Fetch-Site': 'cross-site', Origin: 'SHOP' }, false],
    ['of our origin, by an old browser', { Origin: 'SHOP' }, true],
    ['of another origin, by an old browser', { Origin: 'https://evil.example' }, false],
    ['of an opaque origin', { Origin: 'null' }, false],
    ['without a word', {}, false],
  ];

  it.each(origins)('%s to a page', async (_title, headers, passes) => {
    const own = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('SHOP', shop.url)]),
    );
    const { status } = await send(at('/comprar'), {
      method: 'POST',
      headers: { ...form, ...own },
      body: 'quantidade=1',
    });
    expect(status === 403).toBe(!passes);
  });

  it.each(origins.slice(0, -1))('%s to the API', async (_title, headers, passes) => {
    const own = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('SHOP', shop.url)]),
    );
    const { status } = await send(at(cart), { method: 'POST', headers: { ...json, ...own }, body: '{}' });
    expect(status === 403).toBe(!passes);
  });

  const foreign = origins.filter(([, , passes]) => !passes).map(([, headers]) => headers);

  it('of others are refused by every form of the shop', async () => {
    // A mail program posts to leave newsletter and reminders; the key of its letter is what gives it the right.
    const byKey = [newsletterLeavePath, cartReminderLeavePath];
    const forms = [...FORMS].filter((path) => !byKey.includes(path));
    const paths = [...forms, '/minha-conta/enderecos/novo', '/minha-conta/enderecos/1', '/painel/banners'];
    for (const path of paths)
      for (const headers of foreign)
        expect([path, headers, (await postAs({ ...form, ...headers }, path)).status]).toEqual([
          path,
          headers,
          403,
        ]);
  });

  it('of others are refused by every call that changes something', async () => {
    const ids = Object.fromEntries(['id', 'key', 'hash', 'numero', 'token'].map((name) => [name, '1']));
    for (const call of EVERY_CALL.filter(({ method }) => method !== 'GET'))
      for (const headers of foreign.filter((said) => Object.keys(said).length > 0)) {
        const address = addressOf(call, { params: ids });
        const { status } = await send(at(address), {
          method: call.method,
          headers: { ...json, ...headers },
          // Node frames no body of a DELETE.
          ...(call.method !== 'DELETE' && { body: '{}' }),
        });
        expect([address, headers, status]).toEqual([address, headers, 403]);
      }
  });

  function postAs(headers: Readonly<Record<string, string>>, path: string): Promise<Answer> {
    return send(at(path), { method: 'POST', headers, body: 'quantidade=1' });
  }

  it('of a program need the App-Token on the API', async () => {
    const { 'App-Token': _token, ...without } = json;
    expect((await send(at(cart), { method: 'POST', headers: without, body: '{}' })).status).toBe(401);
    expect((await send(at(cart), { method: 'POST', headers: json, body: '{}' })).status).toBe(400);
  });

  it('to the API are JSON or empty', async () => {
    const post = (headers: Record<string, string>, body: string) =>
      send(at(cart), { method: 'POST', headers: { 'App-Token': 'wapstore', ...headers }, body });
    expect((await post(form, 'a=1')).status).toBe(415);
    expect((await post({ 'Content-Type': 'text/plain' }, '{}')).status).toBe(415);
    expect((await post({}, '{}')).status).toBe(415);
    expect((await post({ 'Content-Type': 'application/json; charset=utf-8' }, '{}')).status).toBe(400);
    expect((await send(at(cart), { method: 'DELETE', headers: { 'App-Token': 'wapstore' } })).status).toBe(
      400,
    );
  });

  it('without a body, whose length nobody tells, are not waited for', async () => {
    const bytes = `POST ${cart} HTTP/1.1\r\nHost: localhost\r\nApp-Token: wapstore\r\nConnection: close\r\n\r\n`;
    expect(await sendRaw(shop.url, bytes)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('of at most 256 KiB are read, one byte more is 413, announced or not', async () => {
    const post = (bytes: number, headers: Record<string, string> = {}) =>
      send(at(cart), { method: 'POST', headers: { ...json, ...headers }, body: Buffer.alloc(bytes, ' ') });
    expect((await post(262_144)).status).toBe(400);
    expect((await post(262_145)).status).toBe(413);
    expect((await post(262_145, { 'Transfer-Encoding': 'chunked' })).status).toBe(413);
    expect((await post(3_000_000)).status).toBe(413);
    expect((await send(at('/health'))).status).toBe(200);
  });
});

describe('methods', () => {
  const own = { 'Sec-Fetch-Site': 'same-origin' };

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'])(
    '%s on a page that is only read answers 405 and names what it takes',
    async (method) => {
      for (const path of ['/', CATEGORY, '/favicon.svg', '/nao-existe']) {
        const { status, headers } = await send(at(path), { method, headers: own });
        expect([status, headers.allow, headers['cache-control']], path).toEqual([
          405,
          'GET, HEAD',
          'no-store',
        ]);
      }
    },
  );

  it.each(['PUT', 'DELETE', 'TRACE'])(
    '%s on the cart page answers 405 and begins no session',
    async (method) => {
      const { status, headers } = await send(at('/checkout/carrinho/'), { method, headers: own });
      expect([status, headers.allow, headers['set-cookie']]).toEqual([405, 'GET, HEAD, POST', undefined]);
    },
  );

  it.each(['OPTIONS', 'TRACE', 'PROPFIND'])('%s on the API answers 405', async (method) => {
    expect((await send(at(cart), { method, headers: json })).status).toBe(405);
  });
});

describe('what a request says of its host', () => {
  const claims: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['Host', { Host: 'evil.example' }],
    ['X-Forwarded-Host', { 'X-Forwarded-Host': 'evil.example' }],
    ['Forwarded', { Forwarded: 'host=evil.example' }],
    ['X-Original-URL', { 'X-Original-URL': '/evil.example' }],
    ['Referer', { Referer: 'http://evil.example/' }],
    ['a readable cookie', { Cookie: 'vitrine=evil.example' }],
  ];

  it.each(claims)('is in no page, also not in the next one of the cache (%s)', async (_title, headers) => {
    for (const path of [
      PRODUCT,
      CATEGORY,
      `${CATEGORY.toUpperCase()}/`,
      '/checkout/carrinho/',
      '/nao-existe',
    ]) {
      const answer = await send(at(path), { headers });
      expect(answer.text + JSON.stringify(answer.headers), path).not.toContain('evil.example');
      expect((await send(at(path))).text, path).not.toContain('evil.example');
    }
  });
});

describe('malformed requests', () => {
  it.each([
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ...['a@b', 'a/b', 'a?b', 'a#b', '[::1', 'a:b'].map((host): [string, string] => [
      `a host that would change the address (${host})`,
      `GET ${CATEGORY} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    ]),
    ['a target without a slash', 'GET cabos HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['no HTTP at all', 'HELLO\r\n\r\n'],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ])('%s answers 400', async (_title, bytes) => {
    expect(await sendRaw(shop.url, bytes)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('with headers over 16 KB answers 431', async () => {
    const bytes = `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(17_000)}\r\n\r\n`;
    expect(await sendRaw(shop.url, bytes)).toMatch(/^HTTP\/1\.1 431 /);
  });

  it.each(['', 'localhost', '127.0.0.1:80', '[::1]:4321', 'loja_1.example'])(
    'are not those for the host "%s"',
    async (host) => {
      const bytes = `GET /health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      expect(await sendRaw(shop.url, bytes)).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  it('are not those of proxies, which ask with the whole URL', async () => {
    const bytes = `GET ${shop.url}/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    expect(await sendRaw(shop.url, bytes)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('leave the shop standing', async () => {
    expect((await send(at('/health'))).status).toBe(200);
  });
});

describe('who comes too early', () => {
  it('is told on the page of the form, and in its headers, when to try again', async () => {
    const logIn = () =>
      send(at('/checkout/acesso'), {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
        body: 'acao=entrar&usuario=apressado%40demo.test&senha=nao-e-esta',
      });
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, headers } = await logIn();
      expect([status, headers['retry-after']]).toEqual([422, undefined]);
    }
    const { status, headers, text } = await logIn();
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(30);
    expect(text).toMatch(/Muitas tentativas\. Tente de novo em \d+ segundos?\./);
    expect(text).toContain('value="apressado@demo.test"');
  });
});
