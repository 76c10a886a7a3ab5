/** What strangers send to bring a shop down, to poison what others see, or to get at what is not theirs. */
import { globSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isSecretPath } from '#lib/paths.ts';
import { CATEGORY, PRODUCT } from '../bench/pages.ts';
import { send } from '../server/client.ts';
import { copySeeded } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { rounds } from './rounds.ts';

const dataDir = temporaryDirectory();
let shop: Shop;
beforeAll(async () => {
  await copySeeded(dataDir);
  shop = await startShop({ dataDir, env: { LOG_LEVEL: 'error' } });
  calm = Math.max(await waited(), await waited());
}, 150_000);
afterAll(async () => {
  await shop?.stop();
  removeDirectory(dataDir);
});

const at = (path: string): string => `${shop.url}${path}`;
/** Milliseconds from asking for a page to the end of its answer. */
const waited = async (): Promise<number> => {
  const began = performance.now();
  expect((await send(at('/'))).status).toBe(200);
  return performance.now() - began;
};
/** What this machine takes for it while nobody attacks (ms). */
let calm = 0;
const serves = async (): Promise<void> => {
  expect(await waited()).toBeLessThan(15_000 + 100 * calm);
};

/** A connection that sends this and then does nothing. */
function open(bytes: string): Promise<Socket> {
  const { port } = new URL(shop.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), 'localhost', () => {
      socket.write(bytes);
      resolve(socket);
    });
    socket.once('error', reject);
    socket.once('connect', () => socket.off('error', reject).on('error', () => undefined));
  });
}

describe('those who hold connections', () => {
  it('and send their headers slowly, two thousand at once, keep nobody else out and are cut off', async () => {
    const sockets: Socket[] = [];
    for (let opened = 0; opened < 2000; opened += 200)
      sockets.push(
        ...(await Promise.all(
          Array.from({ length: 200 }, () => open('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')),
        )),
      );
    for (const socket of sockets) socket.resume();
    await serves();
    await vi.waitUntil(() => sockets.every((socket) => socket.closed), { timeout: 60_000, interval: 250 });
    await serves();
  }, 180_000);

  it('and read nothing of what they asked for keep nobody else out', async () => {
    const ask = `GET ${CATEGORY} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(20);
    const sockets = await Promise.all(Array.from({ length: 50 }, () => open(ask)));
    for (const socket of sockets) socket.pause();
    await serves();
    for (const socket of sockets) socket.destroy();
    await serves();
  }, 90_000);

  it('and send a body of 1 GiB in chunks are told 413 long before its end', async () => {
    const socket = await open(
      'POST /api/v2/front/checkout/cart HTTP/1.1\r\nHost: localhost\r\nApp-Token: wapstore\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    const piece = `10000\r\n${' '.repeat(65_536)}\r\n`;
    let sent = 0;
    while (!socket.closed && !socket.destroyed && socket.writable && sent < 2 ** 30) {
      sent += 65_536;
      await new Promise((resolve) => socket.write(piece, resolve));
    }
    expect(answer === '' || answer.startsWith('HTTP/1.1 413')).toBe(true);
    expect(sent).toBeLessThan(64 * 1024 * 1024);
    await serves();
  }, 90_000);
});

describe('a request in two readings', () => {
  const smuggled = 'GET /nao-existe-contrabando HTTP/1.1\r\nHost: localhost\r\n\r\n';
  it.each([
    [
      'a length and chunks',
      `Content-Length: ${smuggled.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['two lengths', 'Content-Length: 0\r\nContent-Length: 60\r\n\r\n'],
    ['a length with a sign', 'Content-Length: +60\r\n\r\n'],
    ['a negative length', 'Content-Length: -1\r\n\r\n'],
    ['chunks under another name', 'Transfer-Encoding: xchunked\r\n\r\n'],
    ['chunks after a space', 'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n'],
    ['chunks twice', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n'],
    ['a folded header', 'Transfer-Encoding:\r\n chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n'],
    ['a size that is none', 'Transfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n'],
    ['a lone carriage return', 'X: a\rTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ])(
    'with %s gets one answer, a refusal, and no further',
    async (_, rest) => {
      const socket = await open(`POST /comprar HTTP/1.1\r\nHost: localhost\r\n${rest}${smuggled}`);
      let answer = '';
      socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
      await vi.waitUntil(() => socket.closed, { timeout: 40_000 });
      expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([expect.stringMatching(/ 4\d\d$/)]);
    },
    60_000,
  );
});

describe('what a page is rendered for', () => {
  const MARK = 'veneno-8f3a';
  const UNKEYED: Readonly<Record<string, string>> = {
    'X-Forwarded-Host': `${MARK}.example`,
    'X-Forwarded-Server': MARK,
    'X-Forwarded-Proto': MARK,
    'X-Forwarded-Port': '4444',
    'X-Forwarded-Prefix': `/${MARK}`,
    'X-Original-URL': `/${MARK}`,
    'X-Rewrite-URL': `/${MARK}`,
    'X-Host': `${MARK}.example`,
    Forwarded: `host=${MARK}.example`,
    'X-HTTP-Method-Override': 'DELETE',
    'X-Request-Id': MARK,
    'X-Client-Address': MARK,
    'Accept-Language': MARK,
    Origin: `https://${MARK}.example`,
    Referer: `https://${MARK}.example/`,
    Accept: `text/${MARK}`,
    Range: 'bytes=0-9',
    'If-Modified-Since': MARK,
    'Content-Type': `text/${MARK}`,
    Via: MARK,
    'User-Agent': MARK,
    Host: `${MARK}.example`,
    Cookie: `outra=${MARK}`,
  };
  it.each([
    '/?idUnico=1',
    '/cabos-de-audio',
    '/busca?busca=optico',
    '/marcas',
    '/pagina/quem-somos',
    '/nao-existe',
  ])('is nothing that is said in headers: who comes to %s next sees the page of everybody', async (path) => {
    const poisoned = await send(at(path), { headers: UNKEYED });
    const next = await send(at(path));
    for (const { text, headers } of [poisoned, next])
      expect(text + JSON.stringify({ ...headers, 'x-request-id': '' })).not.toMatch(/veneno|:4444/);
    expect(next.status).toBe(path === '/nao-existe' ? 404 : 200);
    expect(next.text).toMatch(/<title>.+<\/title>/);
    expect(next.headers['content-type']).toMatch(/^text\/html/);
    expect(next.headers['set-cookie']).toBeUndefined();
  });
});

describe('a path that is written otherwise', () => {
  it.each([
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/..%5c..%5cetc%5cpasswd',
    '/upload/../session-secret',
    '/upload/..%2fsession-secret',
    '/upload/%2e%2e/session-secret',
    '/upload/%2e%2e%2fsession-secret',
    '/upload/%252e%252e%252fsession-secret',
    '/upload//session-secret',
    '/upload/produto/imagem/..%2f..%2f..%2fsession-secret',
    '/%00',
    '/upload/a%00.webp',
    '/_astro/..%2f..%2fserver%2fentry.mjs',
    '/%5c%5cevil.example',
    '/.env',
    '/.git/config',
    '/painel',
    '//painel',
    '/./painel',
    '/x/../painel',
    '/%70ainel',
    '/%2570ainel',
    '/%252570ainel',
    '/painel/%256eewsletter/inscritos.csv',
    '/painel%2f',
    '/painel/%2e/banners',
    '/PAINEL',
    '/painel;a=b',
    '/minha-conta%2fpedidos',
    '/%6dinha-conta/pedidos',
  ])('leads to nothing that is not for everybody (%s)', async (path) => {
    const { status, headers, text } = await send(at(path));
    expect([301, 302, 303, 307, 308, 400, 403, 404]).toContain(status);
    expect(text).not.toMatch(/root:x:|only for the shop|import /);
    const { location } = headers;
    // Where it leads is in the shop.
    if (location !== undefined) expect(new URL(location, `${shop.url}/`).origin).toBe(shop.url);
  });

  it('leads nowhere else with two slashes and a host', async () => {
    for (const path of [
      '//evil.example/',
      '//evil.example/cabos-de-audio/',
      '/%2fevil.example/',
      '/\\evil.example/',
    ]) {
      const { status, headers } = await send(at(path));
      expect([301, 308, 400, 404]).toContain(status);
      if (headers.location) expect(new URL(headers.location, `${shop.url}/`).origin).toBe(shop.url);
    }
  });
});

describe('every route of the shop', () => {
  const routes = globSync('**/*.{astro,ts}', { cwd: 'src/pages' })
    .map((file) => `/${file.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '')}`)
    .map((route) => route.replaceAll(/\[(?:\.\.\.)?[^\]]+\]/g, '1'))
    .toSorted();

  it('answers with the security headers, whatever it answers', async () => {
    expect(routes.length).toBeGreaterThan(30);
    for (const route of routes) {
      const { status, headers } = await send(at(route));
      expect(status, route).toBeLessThan(500);
      const policy = String(headers['content-security-policy']);
      expect([route, policy]).toEqual([route, expect.stringContaining("default-src 'self'")]);
      expect(policy, route).not.toContain('unsafe');
      expect([route, headers]).toEqual([
        route,
        expect.objectContaining({
          'x-content-type-options': 'nosniff',
          'referrer-policy': isSecretPath(route) ? 'strict-origin' : 'strict-origin-when-cross-origin',
          'permissions-policy': expect.any(String),
          'x-request-id': expect.any(String),
        }),
      ]);
    }
  }, 120_000);

  const count = rounds(300, 20_000);
  it(`breaks at none of ${count} generated requests`, async () => {
    const paths = fc.oneof(
      fc.constantFrom(...routes, CATEGORY, PRODUCT),
      fc.webPath(),
      fc.string({ unit: 'binary-ascii' }).map((text) => `/${encodeURI(text)}`),
    );
    const value = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.integer().map(String),
      fc.constantFrom('', '-1', '0', '1e9', 'null', '[]', "'", '%00', '<b>', '../', '9'.repeat(30)),
    );
    const names = fc.oneof(
      fc.constantFrom(
        'pg',
        'ipp',
        'busca',
        'ordem',
        'filtro',
        'preco',
        'marca',
        'key',
        'aviso',
        'voltar',
        'url',
      ),
      fc.string({ maxLength: 8 }),
    );
    const request = fc.record({
      path: paths,
      query: fc.array(fc.tuple(names, value), { maxLength: 5 }),
      method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST'),
      body: fc.array(fc.tuple(names, value), { maxLength: 5 }),
      cookie: fc.constantFrom('', 'PHPSESSID=x', 'vitrine=cl', 'vitrine=cl; PHPSESSID=a.b; aparelho=%'),
    });
    const drawn = fc.sample(request, count);
    const broken: unknown[] = [];
    const next = async (): Promise<void> => {
      for (let one = drawn.pop(); one; one = drawn.pop()) {
        const search = new URLSearchParams(one.query.map(([name, text]) => [name, text]));
        const { status } = await send(at(`${one.path.replaceAll(/[^\x21-\x7e]/g, '')}?${search}`), {
          method: one.method,
          headers: {
            ...(one.cookie !== '' && { Cookie: one.cookie }),
            ...(one.method === 'POST' && {
              'Content-Type': 'application/x-www-form-urlencoded',
              'Sec-Fetch-Site': 'same-origin',
            }),
          },
          ...(one.method === 'POST' && {
            body: String(new URLSearchParams(one.body.map(([name, text]) => [name, text]))),
          }),
        });
        if (status >= 500) broken.push([status, one]);
      }
    };
    await Promise.all(Array.from({ length: 8 }, next));
    expect(broken).toEqual([]);
  }, 600_000);
});
