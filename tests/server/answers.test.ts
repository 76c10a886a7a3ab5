/** What answers carry: headers, compression, one spelling of every address. */
import { readdirSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cspHash } from '#lib/server/http/headers.ts';
import { CATEGORY, PRODUCT } from '../bench/pages.ts';
import { at, openShop } from '../support/openings/shop.ts';
import { type Answer, send } from './client.ts';

openShop();

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

describe('the addresses of error pages', () => {
  it.each(['/404', '/500', '/500.html', '/manutencao'])('%s is a page that does not exist', async (path) => {
    const { status, text } = await send(at(path));
    expect(status).toBe(404);
    expect(text).toContain('This page could not be found');
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

describe('a part of a file', () => {
  const picture = async (): Promise<string> =>
    /\/upload\/produto\/imagem\/[^"\s]+\.webp/.exec((await send(at('/'))).text)?.[0] ?? '';
  const script = async (): Promise<string> =>
    `/_astro/${readdirSync('dist/client/_astro').find((name) => name.endsWith('.js'))}`;

  it.each([
    ['a picture', picture],
    ['a script', script],
  ])('of %s is sent to who asks for it, and no page is cut', async (_, find) => {
    const path = await find();
    const whole = await send(at(path));
    expect([whole.status, whole.headers['accept-ranges']]).toEqual([200, 'bytes']);
    const part = await send(at(path), { headers: { Range: 'bytes=10-19' } });
    expect([part.status, part.headers['content-range'], part.headers['content-length']]).toEqual([
      206,
      `bytes 10-19/${whole.body.length}`,
      '10',
    ]);
    expect(part.body.equals(whole.body.subarray(10, 20))).toBe(true);
    const beyond = await send(at(path), { headers: { Range: `bytes=${whole.body.length}-` } });
    expect([beyond.status, beyond.body.length]).toEqual([416, 0]);
    expect((await send(at('/'), { headers: { Range: 'bytes=10-19' } })).status).toBe(200);
  });
});
