import { readdirSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsletterLeavePath } from '#lib/paths.ts';
import { cspHash } from '#lib/server/http/headers.ts';
import { FORMS } from '#lib/server/http/methods.ts';
import { CATEGORY, PRODUCT } from '../bench/pages.ts';
import { addressOf } from '../contract/calls/call.ts';
import { EVERY_CALL } from '../contract/calls/every.ts';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop } from '../support/shop.ts';
import { type Answer, send, sendRaw } from './client.ts';

const dataDir = await seededDirectory();
let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ dataDir });
});
afterAll(async () => {
  await shop.stop();
  removeDirectory(dataDir);
});

const at = (path: string): string => `${shop.url}${path}`;
const cart = '/api/v2/front/checkout/cart';
const json = { 'App-Token': 'wapstore', 'Content-Type': 'application/json' };

describe('health', () => {
  it('answers 200 while the database does', async () => {
    const { status, text, headers } = await send(at('/health'));
    expect([status, JSON.parse(text)]).toEqual([200, { status: 'ok' }]);
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('every answer', () => {
  const asset = (): string =>
    `/_astro/${readdirSync('dist/client/_astro').find((name) => name.endsWith('.js'))}`;
  const kinds: Readonly<Record<string, () => Promise<Answer>>> = {
    'a page': () => send(at('/')),
    'a page from the cache': () => send(at('/')),
    'a missing page': () => send(at('/nao-existe')),
    'a redirect': () => send(at(`${CATEGORY}/`)),
    'a script': () => send(at(asset())),
    'a file': () => send(at('/favicon.svg')),
    'an API answer': () => send(at('/api/v2/front/ping'), { headers: json }),
    'an API error': () => send(at('/api/v2/front/ping')),
    'a refusal': () => send(at('/comprar'), { method: 'POST' }),
    'a malformed request': () => send(at('/%')),
    'a method nobody takes': () => send(at('/'), { method: 'TRACE' }),
    'a body too large': () => send(at(cart), { method: 'POST', headers: json, body: Buffer.alloc(262_145) }),
  };

  it.each(Object.keys(kinds))('carries the security headers (%s)', async (kind) => {
    const answer = await kinds[kind]?.();
    const policy = answer?.headers['content-security-policy'];
    for (const directive of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "script-src 'self'",
      "style-src 'self'",
    ]) {
      expect(policy).toContain(directive);
    }
    expect(policy).not.toContain('unsafe');
    expect(answer?.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(answer?.headers['permissions-policy']).toContain('camera=()');
    expect(answer?.headers['x-powered-by']).toBeUndefined();
  });

  it.each(['/', CATEGORY, PRODUCT, '/checkout/carrinho/', '/pagina/quem-somos', '/nao-existe'])(
    'allows the styles it has inline, and no other (%s)',
    async (path) => {
      const { headers, text } = await send(at(path));
      const [, sources = ''] =
        /style-src 'self' ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
      const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(
        ([, style = '']) => `'${cspHash(style)}'`,
      );
      const island = cspHash('astro-island,astro-slot,astro-static-slot{display:contents}');
      const allowed = sources
        .split(' ')
        .filter((source) => source !== `'${island}'` || styles.includes(source));
      expect(allowed.toSorted()).toEqual(styles.toSorted());
    },
  );

  it('has its own request id', async () => {
    const ids = await Promise.all([send(at('/')), send(at('/')), send(at('/health'))]);
    expect(new Set(ids.map(({ headers }) => headers['x-request-id'])).size).toBe(3);
  });

  it('takes no request id from a stranger', async () => {
    const { headers } = await send(at('/health'), { headers: { 'X-Request-Id': 'chosen-by-a-stranger' } });
    expect(headers['x-request-id']).not.toBe('chosen-by-a-stranger');
  });
});

describe('pages fetched ahead', () => {
  it('are offered to visitors who neither save data nor are logged in, from the cache too', async () => {
    const rulesOf = async (headers: Record<string, string> = {}) => {
      const answer = await send(at('/'), { headers });
      return [answer.headers['speculation-rules'], answer.headers.vary];
    };
    await send(at('/'));
    for (const _ of ['fresh', 'cached']) {
      expect(await rulesOf()).toEqual(['"/speculation-rules.json"', 'Accept-Encoding, Save-Data']);
      expect((await rulesOf({ 'Save-Data': 'on' }))[0]).toBeUndefined();
      expect((await rulesOf({ Cookie: 'vitrine=cl' }))[0]).toBeUndefined();
    }
    const rules = await send(at('/speculation-rules.json'));
    expect([rules.status, rules.headers['content-type']]).toEqual([200, 'application/speculationrules+json']);
  });

  it('are pages that only read', async () => {
    const ahead = { 'Sec-Purpose': 'prefetch;prerender' };
    const ask = (path: string, more: Parameters<typeof send>[1] = {}) =>
      send(at(path), { ...more, headers: { ...more.headers, ...ahead } }).then(({ status }) => status);
    expect(await ask(PRODUCT)).toBe(200);
    expect(await ask('/checkout/carrinho/')).toBe(503);
    expect(await ask('/pagina/avaliacao-da-loja?key=abc')).toBe(503);
    expect(await ask('/api/v2/front/evaluations/store/add/abc', { headers: json })).toBe(503);
    const body = JSON.stringify({ url: PRODUCT });
    expect(await ask('/api/v2/front/browsing-history/produto', { method: 'POST', headers: json, body })).toBe(
      503,
    );
  });

  it('are forgotten when the visitor becomes another one', async () => {
    const forget = '"prefetchCache", "prerenderCache"';
    const body = JSON.stringify({ usuario: 'cliente@demo.test', senha: 'cabo-de-demonstracao' });
    const login = await send(at('/api/v2/front/checkout/login'), { method: 'POST', headers: json, body });
    expect([login.status, login.headers['clear-site-data']]).toEqual([200, forget]);
    const wrong = await send(at('/api/v2/front/checkout/login'), {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ usuario: 'ninguem@demo.test', senha: 'x' }),
    });
    expect([wrong.status, wrong.headers['clear-site-data']]).toEqual([401, undefined]);
    const store = { method: 'PUT', headers: json, body: JSON.stringify({ id: 1 }) };
    const channel = await send(at('/api/v2/front/sales-channel/actual'), store);
    expect([channel.status, channel.headers['clear-site-data']]).toEqual([200, forget]);
  });

  it('are forgotten when a form makes the visitor another one', async () => {
    const forget = '"prefetchCache", "prerenderCache"';
    const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
    const post = async (path: string, body: string) => {
      const { status, headers } = await send(at(path), { method: 'POST', headers: form, body });
      return [status, headers['clear-site-data']];
    };
    const logIn = 'acao=entrar&usuario=cliente%40demo.test&senha=';
    expect(await post('/checkout/acesso', `${logIn}cabo-de-demonstracao`)).toEqual([303, forget]);
    expect(await post('/checkout/acesso', `${logIn}x`)).toEqual([422, undefined]);
    expect(await post('/checkout/acesso', 'acao=sair')).toEqual([303, forget]);
    expect(await post('/encerrar-venda', '')).toEqual([303, forget]);
    expect(await post('/newsletter', 'email=')).toEqual([422, undefined]);
  });
});

describe('static files', () => {
  it('are compressed, and immutable where their name carries a hash', async () => {
    const name = readdirSync('dist/client/_astro').find((file) => file.endsWith('.js'));
    const plain = await send(at(`/_astro/${name}`));
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toMatch(/javascript/);
    const br = await send(at(`/_astro/${name}`), { headers: { 'Accept-Encoding': 'gzip, br' } });
    if (plain.body.byteLength >= 200) expect(br.headers['content-encoding']).toBe('br');
    const content = br.headers['content-encoding'] ? brotliDecompressSync(br.body) : br.body;
    expect(content.equals(plain.body)).toBe(true);
  });

  it('answer 304 and HEAD', async () => {
    const { headers } = await send(at('/favicon.svg'));
    const again = await send(at('/favicon.svg'), { headers: { 'If-None-Match': String(headers.etag) } });
    expect([again.status, again.body.byteLength]).toEqual([304, 0]);
    const head = await send(at('/favicon.svg'), { method: 'HEAD' });
    expect([head.status, head.body.byteLength]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  it('do not lead out of their folder', async () => {
    for (const path of [
      '/../package.json',
      '/..%2fpackage.json',
      '/_astro/../../server/entry.mjs',
      '/.sources',
    ]) {
      expect((await send(at(path))).status, path).toBe(404);
    }
  });
});

describe('dynamic answers', () => {
  it('are compressed as the client asks', async () => {
    const path = '/api/v2/front/struct/menus/menu-principal';
    const plain = await send(at(path), { headers: json });
    const br = await send(at(path), { headers: { ...json, 'Accept-Encoding': 'br' } });
    const gzip = await send(at(path), { headers: { ...json, 'Accept-Encoding': 'gzip' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(br.headers.vary).toBe('Accept-Encoding');
  });

  it('of the API are for their visitor alone', async () => {
    expect((await send(at(cart), { headers: json })).headers['cache-control']).toContain('no-store');
  });
});

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
    // A mail program posts to leave the newsletter; the key of its letter is what gives it the right.
    const forms = [...FORMS].filter((path) => path !== newsletterLeavePath);
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

describe('the addresses of error pages', () => {
  it.each(['/404', '/500', '/500.html', '/manutencao'])('%s is a page that does not exist', async (path) => {
    const { status, text } = await send(at(path));
    expect(status).toBe(404);
    expect(text).toContain('This page could not be found');
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
  it.each(['/%', '/%ff', '/a%zz'])('%s answers 400', async (path) => {
    expect((await send(at(path))).status).toBe(400);
  });

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

describe('spelling', () => {
  it.each([
    [`${CATEGORY}/`, CATEGORY],
    [`/${CATEGORY}`, CATEGORY],
    [`${CATEGORY}.html`, CATEGORY],
    [CATEGORY.toUpperCase(), CATEGORY],
    [`${CATEGORY}/?pg=2`, `${CATEGORY}?pg=2`],
    [`${PRODUCT}/`, PRODUCT],
    [`${PRODUCT}.html`, PRODUCT],
    ['/pagina/quem-somos/', '/pagina/quem-somos'],
    ['/checkout/carrinho', '/checkout/carrinho/'],
    ['/index.html', '/'],
  ])('%s is sent to %s', async (path, canonical) => {
    const { status, headers } = await send(at(path));
    expect([status, headers.location]).toEqual([301, canonical]);
    expect((await send(at(canonical))).status).toBe(200);
  });

  it.each(['/nao-existe/', '/nao-existe.html', '//evil.example/', '/pagina/nao-existe/', `${CATEGORY}%2f`])(
    '%s is not sent anywhere',
    async (path) => {
      const { status, headers, text } = await send(at(path));
      expect([status, headers.location]).toEqual([404, undefined]);
      expect(text).toContain('This page could not be found');
    },
  );
});

describe('cookies', () => {
  it('are never set by a page that is read', async () => {
    for (const path of ['/', CATEGORY, PRODUCT, '/checkout/carrinho/', '/nao-existe']) {
      expect((await send(at(path))).headers['set-cookie'], path).toBeUndefined();
    }
  });
});
