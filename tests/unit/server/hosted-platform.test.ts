/** What a shop makes of single answers of its platform, seen from whoever asked the shop. */
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHostedPlatform, type HostedPlatform } from '#lib/server/hosted/platform.ts';
import { processLog } from '#lib/server/observe/log.ts';
import { type FailingPlatform, startFailingPlatform } from '../../support/failing-platform.ts';
import { type RecordingPlatform, startRecordingPlatform } from '../../support/recording-platform.ts';

const SITE = 'https://loja.example';
const PAGE = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let platform: RecordingPlatform;
let failing: FailingPlatform;
let shop: HostedPlatform;

const shopOf = (url: string) => createHostedPlatform({ siteUrl: SITE }, url, processLog('silent'));
beforeAll(async () => {
  platform = await startRecordingPlatform();
  failing = await startFailingPlatform(platform.url);
  shop = shopOf(platform.url);
});
afterAll(async () => {
  await failing.close();
  platform.stop();
});

const asked = (path: string, init: RequestInit = {}) => new Request(SITE + path, init);
const call = (path: string, init?: RequestInit) => shop.fetch(asked(`/api/v2/front/${path}`, init));

/** As it is sent on. */
async function readToEnd({ body }: Response): Promise<void> {
  const reader = body?.getReader();
  while (reader && !(await reader.read()).done);
}

describe('a platform that answers 404 to everything', () => {
  it.each(['settings', 'url/verify?url=/x', 'url/product/detail?url=/x', 'brands', 'struct/menus/footer'])(
    'is away, and nothing is gone (%s)',
    async (path) => {
      failing.tell({ '': { status: 404, body: { error: 'nada' } } });
      const answer = await shopOf(failing.url).fetch(asked(`/api/v2/front/${path}`));
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30']);
    },
  );

  it('is believed as soon as it can say the settings', async () => {
    failing.tell({
      settings: { status: 200, body: { configuracoes: {} } },
      '': { status: 404, body: { error: 'nada' } },
    });
    const own = shopOf(failing.url);
    expect((await own.fetch(asked('/api/v2/front/url/verify?url=/x'))).status).toBe(404);
    // What the visitor alone has may be missing whatever the settings say.
    expect((await own.fetch(asked('/api/v2/front/wishlist'))).status).toBe(404);
  });
});

it('a platform that forgets the shop is not believed from one moment to the next', async () => {
  const own = shopOf(failing.url);
  const nothing = { '': { status: 404, body: { error: 'nada' } } };
  const verify = async () => (await own.fetch(asked('/api/v2/front/url/verify?url=/x'))).status;
  failing.tell({ settings: { status: 200, body: { configuracoes: {} } }, ...nothing });
  expect(await verify()).toBe(404);
  failing.tell(nothing);
  expect(await verify()).toBe(503);
});

describe('a page of the platform that does not come', () => {
  it('is a page of ours for somebody who opened it, and JSON for a script', async () => {
    const own = shopOf('http://127.0.0.1:9');
    const page = await own.pass(asked('/checkout/pagamento', { headers: PAGE }));
    expect([page.status, page.headers.get('Retry-After'), page.headers.get('Content-Type')]).toEqual([
      503,
      '30',
      'text/html; charset=utf-8',
    ]);
    expect(await page.text()).toMatch(/<html lang="pt-BR">[\s\S]*Esta página está fora do ar/);
    const script = await own.pass(asked('/checkout/pagamento', { headers: { Accept: '*/*' } }));
    expect([script.status, await script.json()]).toEqual([502, { error: expect.any(String) }]);
  });

  it('is so too where it says so in JSON', async () => {
    platform.reply({ status: 502, body: '{"error":"upstream"}' });
    const page = await shop.pass(asked('/minha-conta', { headers: PAGE }));
    expect([page.status, await page.text()]).toEqual([503, expect.not.stringContaining('upstream')]);
  });

  it('is given up where it stops midway', { timeout: 30_000 }, async () => {
    platform.reply({ headers: { 'Content-Type': 'text/html' }, body: '<p>Pagar</p>', between: 40_000 });
    const began = performance.now();
    expect((await shop.pass(asked('/checkout/pagamento', { headers: PAGE }))).status).toBe(503);
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  it('is given up where it has no end', async () => {
    platform.reply({ headers: { 'Content-Type': 'text/html' }, body: 'a'.repeat(17 * 1024 * 1024) });
    expect((await shop.pass(asked('/minha-conta', { headers: PAGE }))).status).toBe(503);
  });

  it('is told without our files where it breaks off while it is sent on', async () => {
    const packed = gzipSync('a'.repeat(100_000));
    const headers = { 'Content-Type': 'application/pdf', 'Content-Encoding': 'gzip' };
    platform.reply({ headers, body: packed.subarray(0, packed.length - 20) });
    const answer = await shop.pass(asked('/minha-conta/nota.pdf'));
    const failure = await readToEnd(answer).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect((failure as Error).stack).not.toMatch(/\n\s+at /);
  });
});

describe('a platform that is gone', () => {
  it('is not waited for by every visit, and found again by the first that comes after it is back', async () => {
    failing.tell({ '': { status: 0, body: '' } });
    const own = shopOf(failing.url);
    const ask = () => own.fetch(asked('/api/v2/front/brands'));
    const first = await Promise.all(Array.from({ length: 5 }, ask));
    expect(first.map(({ status }) => status)).toEqual([504, 504, 504, 504, 504]);
    const began = performance.now();
    for (let visit = 0; visit < 20; visit++) expect((await ask()).status).toBe(504);
    expect(performance.now() - began).toBeLessThan(3000);
    failing.tell({ '': { status: 200, body: { marcas: [] } } });
    await expect.poll(async () => (await ask()).status, { timeout: 10_000 }).toBe(200);
  }, 30_000);
});

describe('what is a visitor’s alone is nobody else’s to keep', () => {
  const headers = { 'Cache-Control': 'public, max-age=600', Expires: 'Thu, 01 Jan 2099 00:00:00 GMT' };

  it.each(['checkout/cart', 'checkout/user', 'wishlist'])('(%s)', async (path) => {
    platform.reply({ headers });
    expect((await call(path)).headers.get('Cache-Control')).toBe('private, no-store');
    platform.reply({ headers, status: 500 });
    expect((await call(path)).headers.get('Cache-Control')).toBe('private, no-store');
  });

  it.each([{ Session: 's1' }, { Cookie: 'PHPSESSID=s1' }])(
    'nor are the words for whoever has a session (%j)',
    async (sent: Record<string, string>) => {
      platform.reply({ headers });
      const answer = await call('unknown', { headers: sent });
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    },
  );

  it('nor is an answer that begins a session', async () => {
    platform.reply({ headers: { ...headers, 'Set-Cookie': 'PHPSESSID=s1; Path=/' } });
    expect((await call('brands')).headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('but what everybody is told is', async () => {
    platform.reply({ headers });
    expect((await call('brands')).headers.get('Cache-Control')).toBe('public, max-age=600');
  });

  it.each(['/minha-conta', '/minha-conta/pedidos', '/checkout/pagamento', '/ligar'])('(%s)', async (path) => {
    platform.reply({ headers: { ...headers, 'Content-Type': 'text/html' } });
    const answer = await shop.pass(asked(path, { headers: PAGE }));
    expect([answer.headers.get('Cache-Control'), answer.headers.get('Expires')]).toEqual([
      'private, no-store',
      null,
    ]);
  });
});

describe('what a platform says of a failure', () => {
  const post = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
  const said = async (status: number, error: string) => {
    platform.reply({ status, body: JSON.stringify({ error }) });
    return (await (await call('checkout/cart', post)).json()) as { readonly error: string };
  };

  it.each([400, 409, 422])('is told where it is a sentence (%i)', async (status) => {
    const error = 'Restam 2 unidades. Escolha outra cor e/ou quantidade até 12/05/2026.';
    expect(await said(status, error)).toEqual({ error });
  });

  it.each([418, 451, 500, 502, 503])(
    'is not told where it is of no use to a visitor (%i)',
    async (status) => {
      expect((await said(status, 'PLATMSG')).error).not.toContain('PLATMSG');
    },
  );

  it.each([
    'PDOException: connection refused',
    'Falha em /var/www/loja/Carrinho.php:12',
    'SQLSTATE[42S02]',
    'Undefined index: preco',
    '<b>Fatal error</b>',
    'erro\n#0 main',
    'SELECT id FROM clientes',
  ])('is not told where it is a trace (%s)', async (error) => {
    expect((await said(422, error)).error).not.toContain(error);
  });
});

it.each(['mensagem', 'message'])('a trace is not told by another name (%s)', async (name) => {
  platform.reply({ status: 422, body: JSON.stringify({ [name]: 'PDOException: connection refused' }) });
  const text = await (await call('checkout/cart', { method: 'POST', body: '{}' })).text();
  expect(JSON.parse(text)).toEqual({ error: expect.not.stringContaining('PDO') });
});

it('what stands beside a sentence is told only where it is harmless', async () => {
  const error = 'Restam 2 unidades.';
  const reply = (beside: object) =>
    platform.reply({ status: 422, body: JSON.stringify({ error, ...beside }) });
  const told = async () => (await call('checkout/cart', { method: 'POST', body: '{}' })).json();
  reply({ campo: 'quantidade', resta: 2 });
  expect(await told()).toEqual({ error, campo: 'quantidade', resta: 2 });
  reply({ trace: ['#0 /var/www/loja/Carrinho.php(12)'] });
  expect(await told()).toEqual({ error });
});

it('a failure that is no JSON is told as one', async () => {
  platform.reply({ status: 500, headers: { 'Content-Type': 'text/html' }, body: '<h1>PDOException</h1>' });
  const answer = await call('checkout/cart', { method: 'POST', body: '{}' });
  expect([answer.status, await answer.json()]).toEqual([500, { error: expect.not.stringContaining('PDO') }]);
});

describe('an answer in another spelling', () => {
  const page = '<p>Pagar até amanhã</p>';

  it.each([
    ['x-gzip', gzipSync(page)],
    ['GZIP', gzipSync(page)],
    ['deflate', deflateSync(page)],
    ['br', brotliCompressSync(page)],
    ['identity', Buffer.from(page)],
  ])('is read (%s)', async (encoding, body) => {
    platform.reply({ headers: { 'Content-Type': 'text/html', 'Content-Encoding': encoding }, body });
    const answer = await shop.pass(asked('/checkout/pagamento', { headers: PAGE }));
    expect([answer.status, await answer.text()]).toEqual([200, page]);
  });

  it.each(['; charset=ISO-8859-1', '; charset=utf-8', '; charset=nenhum', ''])(
    'is read in its own characters, whatever it says of them (%j)',
    async (charset) => {
      const body = Buffer.from('{"error":"Não há"}', 'latin1');
      platform.reply({ status: 422, headers: { 'Content-Type': `application/json${charset}` }, body });
      const answer = await call('newsletter', { method: 'POST', body: '{}' });
      expect(await answer.json()).toEqual({ error: 'Não há' });
    },
  );
});
