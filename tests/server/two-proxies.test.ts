/** Behind a CDN and a proxy of its own the shop knows its visitors apart: in its limits and in its access log. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop } from '../support/shop.ts';
import { type Answer, send } from './client.ts';

const CDN = '192.0.2.9';

describe.each([
  ['as their number', '2'],
  ['by their places', `127.0.0.0/8,::1,${CDN}`],
])('two proxies, told %s', (_title, TRUST_PROXY) => {
  let dataDir: string;
  let shop: Shop;
  beforeAll(async () => {
    dataDir = await seededDirectory();
    shop = await startShop({ dataDir, env: { TRUST_PROXY } });
  }, 240_000);
  afterAll(async () => {
    await shop?.stop();
    removeDirectory(dataDir);
  });

  const logIn = (visitor: string, usuario: string): Promise<Answer> =>
    send(`${shop.url}/checkout/acesso`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Sec-Fetch-Site': 'same-origin',
        'X-Forwarded-For': `203.0.113.99, ${visitor}, ${CDN}`,
      },
      body: new URLSearchParams({ acao: 'entrar', usuario, senha: 'nao-e-esta' }).toString(),
    });

  it('fifty wrong passwords of one person make that person wait, and nobody else', async () => {
    for (let tries = 0; tries < 50; tries += 1) {
      expect((await logIn('198.51.100.7:40000', `ninguem${tries}@demo.test`)).status).toBe(422);
    }
    expect((await logIn('198.51.100.7:40001', 'ninguem@demo.test')).status).toBe(429);
    expect((await logIn('198.51.100.8', 'outra@demo.test')).status).toBe(422);
    expect((await logIn('[2001:db8::1]:443', 'outra@demo.test')).status).toBe(422);
  }, 60_000);

  it('the access log names the visitor, and the port where a proxy tells it', async () => {
    const logs = join(dataDir, 'logs');
    const ask = (path: string, forwarded: string) =>
      send(`${shop.url}${path}`, { headers: { 'X-Forwarded-For': `10.9.9.9, ${forwarded}, ${CDN}` } });
    await ask('/marcas', '[2001:db8::7]:50123');
    await ask('/busca', '198.51.100.21');
    await vi.waitUntil(
      () => {
        const text = readdirSync(logs).map((name) => readFileSync(join(logs, name), 'utf8'));
        const lines = text.flatMap((all) => all.split('\n').filter(Boolean));
        const found = lines.map((line): Record<string, unknown> => JSON.parse(line));
        const of = (path: string) => found.find((line) => line.path === path);
        const brands = of('/marcas');
        const search = of('/busca');
        if (!brands || !search) return false;
        expect([brands.ip, brands.port]).toEqual(['2001:db8::7', 50_123]);
        expect([search.ip, search.port]).toEqual(['198.51.100.21', undefined]);
        return true;
      },
      { timeout: 10_000 },
    );
  });
});
