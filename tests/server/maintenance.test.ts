/** A closed shop: who sees the wait page, and who may look behind it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#lib/platform/kernel/database/database.ts';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop } from '../support/shop.ts';
import { type Answer, send } from './client.ts';

const VERSION = 'obra 2026; "sim"';
const MESSAGE = 'Voltamos às 14h, com o estoque contado.';
const PICTURE = '/upload/aguarde.png';
const UNLOCK = `liberarAcesso=${encodeURIComponent(VERSION)}`;
const PRODUCT = '/cabo-hdmi-ultra-high-speed-48g-2m';
const dataDir = await seededDirectory();
let shop: Shop;

beforeAll(async () => {
  await (await startShop({ dataDir })).stop();
  const database = await openDatabase({ dataDir });
  await setMaintenance(database.db, { ativo: true, mensagem: MESSAGE, arquivo: PICTURE });
  await database.close();
  shop = await startShop({ dataDir, env: { UNLOCK_VERSION: VERSION } });
});
afterAll(async () => {
  await shop.stop();
  removeDirectory(dataDir);
});

type WaitPage = { readonly ativo: boolean; readonly mensagem: string; readonly arquivo: string };

async function setMaintenance(db: Database['db'], paginaAguarde: WaitPage): Promise<void> {
  const { valor } = await db
    .selectFrom('settings')
    .select('valor')
    .where('chave', '=', 'sistema')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('settings')
    .set({ valor: JSON.stringify({ ...valor, paginaAguarde }) })
    .where('chave', '=', 'sistema')
    .execute();
}

const get = (path: string, cookie?: string): Promise<Answer> =>
  send(shop.url + path, { headers: { ...(cookie && { Cookie: cookie }) } });
const isWaitPage = ({ status, text }: Answer): boolean => status === 503 && text.includes(MESSAGE);

/** The cookie as a browser sends it back. */
async function unlockedCookie(): Promise<string> {
  const [line = ''] = (await get(`/?${UNLOCK}`)).headers['set-cookie'] ?? [];
  return line.split(';', 1)[0] ?? '';
}

describe('the wait page', () => {
  it.each(['/', '/cabos-de-video/hdmi', '/checkout/carrinho/', '/nao-existe', '/sitemap.xml', '/manutencao'])(
    'is all there is at %s: message, picture, 503 with Retry-After, noindex, kept nowhere',
    async (path) => {
      const answer = await get(path);
      expect(isWaitPage(answer)).toBe(true);
      expect(answer.text).toMatch(new RegExp(`<img [^>]*src="${PICTURE}"`));
      expect(answer.text).toMatch(/<meta name="robots" content="noindex/);
      expect(answer.text).not.toContain('data-intent-for');
      expect(answer.headers).toMatchObject({
        'retry-after': '600',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      });
    },
  );

  it('answers forms too', async () => {
    const posted = await send(`${shop.url}/comprar`, {
      method: 'POST',
      headers: { Origin: shop.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'idProduto=1&quantidade=1',
    });
    expect(isWaitPage(posted)).toBe(true);
  });

  it.each(['/checkout/acesso', '/api/docs', '/robots.txt', '/health', '/.well-known/security.txt'])(
    'does not stand before %s',
    async (path) => {
      expect((await get(path)).status).toBe(200);
    },
  );

  it.each(['/painel', '/painel/produtos'])('does not stand before the panel (%s)', async (path) => {
    expect(isWaitPage(await get(path))).toBe(false);
  });

  it('does not stand before the API', async () => {
    const answer = await send(`${shop.url}/api/v2/front/ping`, { headers: { 'App-Token': 'wapstore' } });
    expect(answer.status).toBe(200);
  });

  it('comes for a path next to an open one', async () => {
    expect(isWaitPage(await get('/painel-de-parede'))).toBe(true);
    expect(isWaitPage(await get('/checkout/acesso/mais'))).toBe(true);
  });
});

describe('unlocking', () => {
  it('takes the value of the address, and remembers it in a cookie that does not hold the value', async () => {
    const answer = await get(`${PRODUCT}?${UNLOCK}`);
    expect(answer.status).toBe(200);
    const [line = ''] = answer.headers['set-cookie'] ?? [];
    expect(line).toMatch(/^liberarAcesso=[0-9a-f]{64}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await get('/', await unlockedCookie())).status).toBe(200);
  });

  it('shows pages that are not indexed and kept nowhere', async () => {
    const cookie = await unlockedCookie();
    const paths = [`/?${UNLOCK}`, '/', PRODUCT, '/cabos-de-video/hdmi', '/sitemap.xml', '/llms.txt'];
    for (const path of paths) {
      // Twice, since the second might come from memory.
      for (const answer of [await get(path, cookie), await get(path, cookie)]) {
        expect(answer.status, path).toBe(200);
        expect(answer.headers, path).toMatchObject({
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        });
        expect(answer.headers, path).not.toHaveProperty('x-cache');
        expect(answer.headers, path).not.toHaveProperty('cdn-cache-control');
        expect(answer.headers, path).not.toHaveProperty('cache-tag');
        if (answer.text.includes('<html')) expect(answer.text, path).toContain('content="noindex, follow"');
      }
    }
    expect(isWaitPage(await get(PRODUCT))).toBe(true);
  });

  it.each(['', 'obra', `${VERSION} `, VERSION.toUpperCase(), 'x'.repeat(100)])(
    'is refused for another value, which also takes it back (%j)',
    async (value) => {
      const cookie = await unlockedCookie();
      const answer = await get(`/?liberarAcesso=${encodeURIComponent(value)}`, cookie);
      expect(isWaitPage(answer)).toBe(true);
      expect(answer.headers['set-cookie']).toEqual([
        'liberarAcesso=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      ]);
    },
  );

  it.each(['liberarAcesso=', 'liberarAcesso=1', `liberarAcesso=${'a'.repeat(64)}`, 'liberarAcesso=obra'])(
    'is not had by a cookie of one’s own making (%s)',
    async (cookie) => {
      expect(isWaitPage(await get('/', cookie))).toBe(true);
    },
  );

  it('leaves the wait page to be looked at', async () => {
    expect(isWaitPage(await get('/manutencao', await unlockedCookie()))).toBe(true);
  });

  it('never writes the value of the address into the page', async () => {
    for (const value of ['"><script>alert(1)</script>', "'-alert(1)-'", '</title><svg onload=alert(1)>']) {
      const { text } = await get(`/?liberarAcesso=${encodeURIComponent(value)}`);
      expect(text).not.toContain('alert(1)');
    }
  });
});
