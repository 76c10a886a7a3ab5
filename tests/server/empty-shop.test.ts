/** A shop that begins with nothing (`SEED=none`): every address answers, and its home page says what comes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { type Answer, send } from './client.ts';

const dataDir = temporaryDirectory();
let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ dataDir, env: { SEED: 'none' } });
});
afterAll(async () => {
  await shop.stop();
  removeDirectory(dataDir);
});

const get = (path: string): Promise<Answer> => send(shop.url + path);

describe('an empty shop', () => {
  it('says on its home page that it opens soon, and to its owner what to do first', async () => {
    const { status, text, headers } = await get('/');
    expect(status).toBe(200);
    expect(text.includes('Loja: em breve')).toBe(true);
    expect(text.includes('npm run user:create')).toBe(true);
    expect(text.includes('Fio &amp;') || text.includes('Fio & Sinal')).toBe(false);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    ...[
      '/busca',
      '/busca?busca=hdmi',
      '/marcas',
      '/lista',
      '/comparar',
      '/pagina',
      '/pagina/avaliacoes-da-loja',
    ],
    ...['/checkout/acesso', '/checkout/cadastro', '/checkout/carrinho/', '/vistos', '/entrar', '/api/docs'],
    ...['/feed/google.xml', '/sitemap.xml', '/sitemap-1.xml', '/robots.txt', '/llms.txt', '/health'],
    ...['/manifest.webmanifest', '/.well-known/security.txt', '/speculation-rules.json'],
  ])('answers %s', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  it.each([
    '/cabos-de-video',
    '/nada/nada',
    '/c/x',
    '/marcas/x',
    '/lista/x',
    '/pagina/quem-somos',
    '/og/x.png',
  ])('has nothing at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it.each(['/painel', '/painel/menus', '/minha-conta', '/checkout/pedido/10001'])(
    'asks for a login at %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(303);
      expect(answer.headers.location).toContain('/checkout/acesso');
    },
  );

  it('writes nothing of all this into its log as wrong', () => {
    expect(shop.output()).not.toMatch(/"level":"(warn|error)"/);
  });
});
