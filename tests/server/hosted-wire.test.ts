/** What passes between a shop in hosted mode and its platform, seen from the platform. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Arrival,
  type RecordingPlatform,
  startRecordingPlatform,
} from '../support/recording-platform.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { send, sendRaw } from './client.ts';

const dataDir = temporaryDirectory();
let platform: RecordingPlatform;
let shop: Shop;
beforeAll(async () => {
  platform = await startRecordingPlatform();
  shop = await startShop({ dataDir, env: { PLATFORM_URL: platform.url, LOG_LEVEL: 'silent' } });
  // It renders a page for practice, whose last questions may come after the answer that says it is there.
  let seen = -1;
  const settled = () => {
    const before = seen;
    seen = platform.arrivals().length;
    expect(seen).toBe(before);
  };
  await vi.waitFor(settled, { timeout: 15_000, interval: 300 });
});
beforeEach(() => platform.reply({}));
afterAll(async () => {
  await shop.stop();
  platform.stop();
  removeDirectory(dataDir);
});

const JSON_TYPE = { 'Content-Type': 'application/json' };
/** What a browser adds to a call of a page of this shop. */
const browser = () => ({
  Origin: shop.url,
  Referer: `${shop.url}/cabos`,
  'Sec-Fetch-Site': 'same-origin',
  'Sec-Fetch-Mode': 'cors',
  'Sec-Fetch-Dest': 'empty',
});
const write = (path: string, body: string, headers: Record<string, string> = {}, method = 'POST') =>
  send(`${shop.url}${path}`, {
    method,
    headers: { ...JSON_TYPE, ...browser(), 'Content-Length': String(Buffer.byteLength(body)), ...headers },
    body,
  });
function onlyArrival(): Arrival {
  const [arrival, ...more] = platform.arrivals();
  if (!arrival || more.length > 0) throw new Error(`${more.length} requests came, not one`);
  return arrival;
}
const cookiesOf = (headers: { readonly 'set-cookie'?: string[] | undefined }) => headers['set-cookie'] ?? [];

describe('a call arrives at the platform', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'with method, path, query and body as sent (%s)',
    async (method) => {
      const body = '{"quantidade": 2,  "nome": "açaí"}';
      await write('/api/v2/front/checkout/cart?a=1&b=%C3%A7%20x&b=2', body, {}, method);
      expect(platform.arrivals()).toMatchObject([
        { method, target: '/api/v2/front/checkout/cart?a=1&b=%C3%A7%20x&b=2', body },
      ]);
      expect(platform.arrivals()[0]?.headers['content-type']).toBe('application/json');
    },
  );

  it('with the session as cookie and as header, and no other cookie', async () => {
    await write('/api/v2/front/ping', '{}', { Cookie: 'outro=1; PHPSESSID=abc123; vitrine=c' });
    const { headers } = onlyArrival();
    expect([headers.session, headers.cookie]).toEqual(['abc123', 'PHPSESSID=abc123']);
  });

  it('with neither before there is a session', async () => {
    await send(`${shop.url}/api/v2/front/ping`, { headers: { Cookie: 'vitrine=c', Session: '' } });
    const { headers } = onlyArrival();
    expect([headers.session, headers.cookie]).toEqual([undefined, undefined]);
  });

  it('with its token and language', async () => {
    const own = { 'App-Token': 'ficha', 'Accept-Language': 'pt-BR' };
    await send(`${shop.url}/api/v2/front/ping`, { headers: own });
    expect(platform.arrivals()[0]?.headers).toMatchObject({
      'app-token': 'ficha',
      'accept-language': 'pt-BR',
    });
  });

  it('under the name of the platform, without where it came from or what belongs to the connection', async () => {
    await write('/api/v2/front/ping', '{}', {
      Connection: 'close, X-Hop',
      'X-Hop': '1',
      TE: 'trailers',
      'X-Forwarded-For': '203.0.113.7',
      'X-Forwarded-Host': 'mal.example',
      Forwarded: 'host=mal.example',
      'Proxy-Authorization': 'Basic eA==',
    });
    const { headers } = onlyArrival();
    expect(headers.host).toBe(new URL(platform.url).host);
    const dropped = ['origin', 'referer', 'x-hop', 'te', 'forwarded', 'proxy-authorization', 'keep-alive'];
    const left = Object.keys(headers).filter((name) => dropped.includes(name) || /^(sec|x)-/.test(name));
    expect(left).toEqual(['x-forwarded-for']);
  });

  it('with the address of who is connected, whatever that one says of it', async () => {
    await send(`${shop.url}/api/v2/front/ping`, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
    expect(onlyArrival().headers['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::)$/);
  });

  it('for a picture too', async () => {
    await send(`${shop.url}/upload/produto/imagem/b_cabo.webp?v=2`, { headers: browser() });
    const [arrival] = platform.arrivals();
    expect(arrival?.target).toBe('/upload/produto/imagem/b_cabo.webp?v=2');
    expect([arrival?.headers.origin, arrival?.headers.referer]).toEqual([undefined, undefined]);
  });

  it('up to 256 KiB, and above that not at all', async () => {
    const limit = 256 * 1024;
    const bodyOf = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;
    expect((await write('/api/v2/front/form/contact', bodyOf(limit))).status).toBe(200);
    expect(platform.arrivals()[0]?.body).toHaveLength(limit);
    platform.reply({});
    expect((await write('/api/v2/front/form/contact', bodyOf(limit + 1))).status).toBe(413);
    expect(platform.arrivals()).toEqual([]);
  });
});

describe('nothing of the platform but its front API and its pictures', () => {
  it.each([
    '/api',
    '/api/',
    '/api/v2/front',
    '/api/v2/admin/pedidos',
    '/api/v1/front/ping',
    '/api/v2/front/../../admin',
    '/api/v2/front/%2e%2e/%2E%2E/admin',
    '/api/v2/front/..%2f..%2fadmin',
    '/api/v2/front/%2e%2e%5c..%5cadmin',
    '/api/v2/front/..\\..\\admin',
    '/api/v2/front//admin',
    '/api/v2/front/ping%00',
    '/upload/../api/v2/admin',
    '/upload/%2e%2e/api/v2/admin',
    '/upload/..%2fapi%2fv2%2fadmin',
    '/checkout/%2e%2e/api/v2/admin',
    '/checkout/..%2fapi%2fv2%2fadmin',
    '/minha-conta/%2e%2e%2fadmin',
    '/minha-conta/..%5c..%5cadmin',
  ])('is reached by %s', async (path) => {
    platform.reply({ status: 404, body: '{"error":"nada"}' });
    const { status } = await send(`${shop.url}${path}`);
    expect(status).toBe(404);
    const beyond = platform.arrivals().filter(({ target }) => !target.startsWith('/api/v2/front/url/'));
    expect(beyond).toEqual([]);
  });

  it('is reached by a whole address, whatever host it names', async () => {
    const { host } = new URL(platform.url);
    for (const target of [`http://${host}/api/v2/admin`, 'http://mal.example/api/v2/admin']) {
      const answer = await sendRaw(
        shop.url,
        `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    }
    expect(platform.arrivals()).toEqual([]);
    await sendRaw(
      shop.url,
      `GET http://mal.example/api/v2/front/ping HTTP/1.1\r\nHost: mal.example\r\nConnection: close\r\n\r\n`,
    );
    expect(platform.arrivals()).toMatchObject([{ target: '/api/v2/front/ping', headers: { host } }]);
  });

  it('says so in JSON', async () => {
    const { headers, text } = await send(`${shop.url}/api/v2/admin`);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(text)).toEqual({ error: expect.any(String) });
  });

  it('takes the place of the document and the page of the API', async () => {
    expect(JSON.parse((await send(`${shop.url}/api/v2/openapi.json`)).text).openapi).toMatch(/^3\.1/);
    expect((await send(`${shop.url}/api/docs`)).status).toBe(200);
    expect(platform.arrivals().filter(({ target }) => /openapi|docs/.test(target))).toEqual([]);
  });

  it('is reached by a page of another site', async () => {
    const { status } = await write('/api/v2/front/ping', '{}', { 'Sec-Fetch-Site': 'cross-site' });
    expect(status).toBe(403);
    expect(platform.arrivals()).toEqual([]);
  });
});

describe('an answer comes back', () => {
  it.each([200, 201, 400, 401, 404, 422, 429, 500, 503])('with status %i and its body', async (status) => {
    platform.reply({ status, body: '{"error":"motivo"}' });
    const answer = await send(`${shop.url}/api/v2/front/unknown`);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([status, { error: 'motivo' }]);
  });

  it('with its cookies on our own host', async () => {
    platform.reply({
      headers: {
        'Set-Cookie': [
          'PHPSESSID=s1; Path=/; Domain=.plataforma.example; Secure; HttpOnly; SameSite=Lax',
          'preferencia=a; Path=/',
          'vitrine=cl; Path=/',
        ],
      },
    });
    const { headers } = await send(`${shop.url}/api/v2/front/ping`);
    expect(cookiesOf(headers)).toEqual([
      'PHPSESSID=s1; Path=/; HttpOnly; SameSite=Lax',
      'preferencia=a; Path=/',
    ]);
  });

  it('with a redirect for the browser to follow, to our own host', async () => {
    platform.reply({ status: 302, headers: { Location: `${platform.url}/upload/b.webp?x=1` } });
    const { status, headers } = await send(`${shop.url}/upload/a.webp`);
    expect([status, headers.location]).toEqual([302, `${shop.url}/upload/b.webp?x=1`]);
    expect(platform.arrivals()).toHaveLength(1);
  });

  it('without headers of the platform’s own connection and machine', async () => {
    platform.reply({
      headers: {
        'Keep-Alive': 'timeout=99',
        'X-Powered-By': 'PHP/7.4',
        'Strict-Transport-Security': 'max-age=9',
      },
    });
    const { headers } = await send(`${shop.url}/api/v2/front/ping`);
    expect(headers['keep-alive']).not.toBe('timeout=99');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('the readable cookie', () => {
  const hintAfter = async (path: string, answer: object, cookie = '', method = 'POST') => {
    platform.reply({ body: JSON.stringify(answer) });
    const { headers } = await write(path, '{}', cookie ? { Cookie: cookie } : {}, method);
    return cookiesOf(headers).filter((line) => line.startsWith('vitrine='));
  };

  it('says there is a cart after a write to it', async () => {
    const lines = await hintAfter('/api/v2/front/checkout/cart', { itens: [], quantidadeTotal: 1 });
    expect(lines).toEqual([expect.stringMatching(/^vitrine=c; Max-Age=\d+; Path=\/; SameSite=Lax$/)]);
  });

  it('says who is logged in after a login, and nothing any more after a logout', async () => {
    const login = await hintAfter('/api/v2/front/checkout/login', { logado: true }, 'vitrine=c');
    expect(login).toEqual([expect.stringMatching(/^vitrine=cl;/)]);
    const logout = await hintAfter('/api/v2/front/checkout/logout', { sucesso: true }, 'vitrine=cl');
    expect(logout).toEqual([expect.stringMatching(/^vitrine=; Max-Age=0;/)]);
  });

  it('is corrected when the platform has forgotten who is logged in', async () => {
    platform.reply({ body: '{"logado":false}' });
    const { headers } = await send(`${shop.url}/api/v2/front/checkout/user`, {
      headers: { Cookie: 'PHPSESSID=s; vitrine=cl' },
    });
    expect(cookiesOf(headers)).toEqual([expect.stringMatching(/^vitrine=c;/)]);
  });

  it('stays as it is after a refused write and after other calls', async () => {
    expect(await hintAfter('/api/v2/front/newsletter/subscribe', { logado: true })).toEqual([]);
    platform.reply({ status: 400, body: '{"error":"x"}' });
    expect(cookiesOf((await write('/api/v2/front/checkout/cart', '{}')).headers)).toEqual([]);
  });
});

describe('a page of the platform', () => {
  it('is asked for as from its own origin', async () => {
    await send(`${shop.url}/checkout/pagamento?etapa=2`, {
      method: 'POST',
      headers: {
        ...browser(),
        'Content-Type': 'application/x-www-form-urlencoded',
        Cookie: 'PHPSESSID=s1; preferencia=a',
        Connection: 'close, X-Hop',
        'X-Hop': '1',
      },
      body: 'forma=pix',
    });
    const [arrival] = platform.arrivals();
    expect(arrival).toMatchObject({
      method: 'POST',
      target: '/checkout/pagamento?etapa=2',
      body: 'forma=pix',
    });
    expect(arrival?.headers).toMatchObject({
      host: new URL(platform.url).host,
      origin: platform.url,
      referer: `${platform.url}/cabos`,
      cookie: 'PHPSESSID=s1; preferencia=a',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(arrival?.headers['x-hop']).toBeUndefined();
  });

  it.each(['/minha-conta', '/minha-conta/pedidos', '/checkout/cadastro'])(
    'is answered as it is (%s)',
    async (path) => {
      const body = '<!doctype html><script>eval("1")</script>';
      platform.reply({ headers: { 'Content-Type': 'text/html; charset=iso-8859-1' }, body });
      const { status, text, headers } = await send(`${shop.url}${path}`);
      expect([status, text]).toEqual([200, body]);
      expect(headers['content-type']).toBe('text/html; charset=iso-8859-1');
      expect(headers['content-security-policy']).toBeUndefined();
      expect(platform.arrivals()).toMatchObject([{ target: path }]);
    },
  );

  it('leads on within our own host, with its cookies there', async () => {
    platform.reply({
      status: 302,
      headers: {
        Location: `${platform.url}/checkout/confirmacao?pedido=7`,
        'Set-Cookie': 'PHPSESSID=s2; Domain=plataforma.example; Secure; Path=/',
      },
    });
    const { status, headers } = await send(`${shop.url}/checkout/pagamento`);
    expect([status, headers.location]).toEqual([302, `${shop.url}/checkout/confirmacao?pedido=7`]);
    expect(cookiesOf(headers)).toEqual(['PHPSESSID=s2; Path=/']);
  });

  it('leads on elsewhere as it says', async () => {
    for (const location of ['/minha-conta/pedidos', 'https://banco.example/pagar?volta=1']) {
      platform.reply({ status: 303, headers: { Location: location } });
      expect((await send(`${shop.url}/checkout/pagamento`)).headers.location).toBe(location);
    }
  });

  it('is not what the login and the cart of this shop are', async () => {
    for (const path of ['/checkout/acesso', '/checkout/carrinho/']) {
      platform.reply({});
      await send(`${shop.url}${path}`);
      expect(platform.arrivals().filter(({ target }) => target.startsWith('/checkout'))).toEqual([]);
    }
  });

  it('is posted to from this shop only', async () => {
    const headers = { ...browser(), 'Sec-Fetch-Site': 'cross-site', Origin: 'https://mal.example' };
    expect(
      (await send(`${shop.url}/checkout/pagamento`, { method: 'POST', headers, body: 'x' })).status,
    ).toBe(403);
    expect(platform.arrivals()).toEqual([]);
  });
});

describe('a platform that takes eight seconds', { timeout: 30_000 }, () => {
  it.each([
    ['/?debug=1', 503],
    ['/cabo-que-ninguem-pediu', 503],
    ['/api/v2/front/ping', 504],
    ['/checkout/pagamento', 504],
  ])('is waited for less than six (%s)', async (path, expected) => {
    platform.reply({ after: 8_000 });
    const began = performance.now();
    const { status } = await send(`${shop.url}${path}`);
    expect(status).toBe(expected);
    expect(performance.now() - began).toBeLessThan(6_000);
  });

  it('is not waited for in the middle of an answer', async () => {
    platform.reply({ between: 8_000 });
    const began = performance.now();
    expect((await send(`${shop.url}/api/v2/front/ping`)).status).toBe(504);
    expect(performance.now() - began).toBeLessThan(6_000);
  });

  it.each(['/upload/a.webp', '/minha-conta/nota.pdf'])(
    'is waited for where a file has begun to come (%s)',
    async (path) => {
      const body = 'x'.repeat(100_000);
      platform.reply({ between: 6_000, body, headers: { 'Content-Type': 'application/octet-stream' } });
      const { status, text } = await send(`${shop.url}${path}`);
      expect([status, text === body]).toEqual([200, true]);
    },
  );
});
