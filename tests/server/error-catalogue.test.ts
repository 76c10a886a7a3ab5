/**
 * The error catalogue of the specification (section 8), row by row, as far as a server answers: a shop on a platform that
 * fails. The rows of the browser are those of `tests/stores` and `tests/e2e/replay.spec.ts`.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorText } from '#lib/text/layout.ts';
import { type FailingPlatform, startFailingPlatform } from '../support/failing-platform.ts';
import { mainOf, textOf } from '../support/html.ts';
import { seededDirectory } from '../support/seeded.ts';
import { events, removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { type Answer, send } from './client.ts';

const PRODUCT = '/cabo-hdmi-ultra-high-speed-48g-2m';
const CATEGORY = '/cabos-de-video/hdmi';
const CART = '/checkout/carrinho/';
const BACK = 'Voltar para a página anterior';
const HOME = 'Clique aqui para ir para página inicial';
const HINT = 'Confira o cadastro deste item no painel da loja.';
const SAID = 'O catálogo está sendo <contado>.';
const failed = (status: number) => ({ status, body: { error: SAID } });
const broken = failed(500);

const [storeDir, shopDir] = [await seededDirectory(), temporaryDirectory()];
let store: Shop;
let platform: FailingPlatform;
let shop: Shop;

beforeAll(async () => {
  store = await startShop({ dataDir: storeDir });
  platform = await startFailingPlatform(store.url);
  platform.tell({ 'struct/menus': broken });
  shop = await startShop({ dataDir: shopDir, env: { PLATFORM_URL: platform.url } });
});
beforeEach(() => platform.tell({}));
afterAll(async () => {
  await shop.stop();
  await platform.close();
  await store.stop();
  for (const folder of [storeDir, shopDir]) removeDirectory(folder);
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  send(shop.url + path, { headers });
/** `debug` is never answered from memory; a parameter nobody knows keeps an address from being asked twice. */
const shown = ({ text }: Answer): string => textOf(mainOf(text));
const titleOf = ({ text }: Answer): string => /<title>([^<]*)/.exec(text)?.[1] ?? '';

it('a preview whose link is over is refused to its reader, and warns nobody else', async () => {
  const before = events(store).length;
  const answer = await send(`${store.url}/?previa=1.zzzzzz.${'A'.repeat(43)}`);
  expect(answer.status).toBe(403);
  expect(shown(answer)).toContain('Este link de pré-visualização venceu');
  expect(events(store).slice(before)).toEqual([]);
});

describe('a failing page-data call', () => {
  it.each([
    ['a product', 'url/product/detail', PRODUCT],
    ['whatever stands there', 'url/verify', '/nao-visto'],
    ['a category', 'url/product/listing/category', `${CATEGORY}?pg=2`],
    ['an institutional page', 'url/page', '/pagina/garantia'],
    ['the lists', 'url/list/listing', '/lista'],
  ])('of %s shows status, words for its visitor and a way on', async (_, call, path) => {
    platform.tell({ [call]: broken });
    const [first, after] = [await get(path), await get(path, { Referer: `${shop.url}/marcas?x=1` })];
    for (const answer of [first, after]) {
      expect(answer.status).toBe(500);
      expect(shown(answer)).toContain('500');
      // Those of a hosted platform are for whoever runs it.
      expect(answer.text).not.toContain('O catálogo está sendo');
      expect(shown(answer)).toContain(errorText.unexpected);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(shown(answer)).not.toContain(call);
    }
    expect(shown(first)).toContain(HOME);
    expect(shown(after)).toContain(BACK);
    expect(after.text).toContain('href="/marcas?x=1"');
  });

  it.each([
    [410, 410],
    [500, 500],
    [503, 503],
    // What refuses the shop is nothing that its visitor did.
    [403, 503],
    [418, 503],
    [429, 503],
    [451, 503],
  ])('answers with its status (%i)', async (status, told) => {
    platform.tell({ 'url/verify': failed(status) });
    const answer = await get('/nao-visto');
    expect(answer.status).toBe(told);
    expect(shown(answer)).toContain(String(told));
  });

  it('shows its endpoint to whoever asks with debug, and nothing of the inside', async () => {
    platform.tell({ 'url/product/detail': broken });
    const answer = await get(`${PRODUCT}?debug`);
    expect(shown(answer)).toContain('/api/v2/front/url/product/detail');
    expect(shown(answer)).not.toContain(HINT);
    expect(answer.text).not.toContain(platform.url);
    expect(answer.text).not.toMatch(/\bat .*\.(ts|mjs|js):\d/);
    expect(answer.text).not.toContain(process.cwd());
  });

  it.each(['/nao-visto', PRODUCT])('is only logged with offPage=true (%s)', async (path) => {
    platform.tell({ 'url/': broken });
    const answer = await get(`${path}?offPage=true`);
    expect(answer.status).toBe(200);
    expect(titleOf(answer)).toContain('Página não encontrada');
    expect(answer.text).toContain('content="noindex');
    expect(shown(answer)).not.toMatch(/500|catálogo/);
    const told = { event: 'page data missing', path, endpoint: '/api/v2/front/url/verify', status: 500 };
    expect(events(shop)).toContainEqual(expect.objectContaining(told));
  });

  it.each(['?offPage', '?offPage=1', '?offPage=false'])('is shown with %s', async (query) => {
    platform.tell({ 'url/': broken });
    expect((await get(`/nao-visto${query}`)).status).toBe(500);
  });
});

describe('another API error', () => {
  it('says what failed only to whoever asks with debug', async () => {
    platform.tell({ 'checkout/cart': broken });
    const [plain, debugged] = [await get(CART), await get(`${CART}?debug`)];
    expect([plain.status, debugged.status]).toEqual([500, 500]);
    expect(shown(plain)).not.toMatch(/checkout\/cart|catálogo/);
    expect(shown(debugged)).toContain('/api/v2/front/checkout/cart');
    expect(debugged.text).not.toContain('O catálogo está sendo');
    expect(shown(debugged)).not.toContain(HINT);
  });

  it('with status 404 and debug says to check the registration', async () => {
    platform.tell({ 'checkout/cart': failed(404) });
    const [plain, debugged] = [await get(CART), await get(`${CART}?debug=1`)];
    expect([plain.status, debugged.status]).toEqual([404, 404]);
    expect(shown(plain)).not.toContain(HINT);
    expect(shown(debugged)).toContain(HINT);
  });
});

describe('what is only logged', () => {
  const logged = (part: string): void => expect(shop.output()).toContain(`"part":"${part}`);

  it('a menu', async () => {
    // It failed as the shop started.
    for (const hash of ['header-pitchbar', 'menu-principal', 'footer', 'icone-footer'])
      logged(`menu ${hash}`);
  });

  it('banners, showcases, brands and Instagram', async () => {
    platform.tell({ showcase: broken, brands: broken });
    const answer = await get('/?debug');
    expect(answer.status).toBe(200);
    expect(shown(answer)).not.toMatch(/catálogo está/);
    for (const part of [
      'banner slot home-bloco-3',
      'showcase home-vitrine-superior',
      'brands',
      'instagram',
    ]) {
      logged(part);
    }
  });

  it('brands on their own page, which says so and how to try again', async () => {
    platform.tell({ brands: broken });
    const answer = await get('/marcas?debug');
    expect(answer.status).toBe(200);
    expect(shown(answer)).toContain('Não foi possível carregar as marcas agora. Tentar de novo');
    expect(mainOf(answer.text)).toContain('<a href="/marcas">');
    expect(shown(answer)).not.toMatch(/0 marcas|catálogo/);
    expect(answer.text).toContain('content="noindex');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('the visitor, their favourites, and whether a product is one', async () => {
    platform.tell({ 'checkout/user': broken, wishlist: broken });
    const answer = await get(`${PRODUCT}?debug`, { Cookie: 'vitrine=cl' });
    expect(answer.status).toBe(200);
    for (const part of ['user', 'wishlist']) logged(part);
  });
});

describe('an unknown route', () => {
  it.each(['/nao-existe', '/pagina/nao-existe', '/lista/nao-existe', '/marcas/nao-existe', '/a/b/c/d'])(
    'answers 404 with the text and the title (%s)',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(shown(answer)).toMatch(/404.*This page could not be found/s);
      expect(titleOf(answer)).toContain('Página não encontrada');
      expect(shown(answer)).not.toContain(HINT);
    },
  );

  it('says with debug what was asked, and where to look', async () => {
    const answer = await get('/nao-existe?debug');
    expect(answer.status).toBe(404);
    expect(shown(answer)).toContain('/api/v2/front/url/verify');
    expect(shown(answer)).toContain(HINT);
  });

  it('leads back where the visitor came from', async () => {
    const answer = await get('/nao-existe', { Referer: `${shop.url}${CATEGORY}?pg=2` });
    expect(answer.text).toContain(`href="${CATEGORY}?pg=2"`);
    expect(shown(answer)).toContain(BACK);
  });

  it('is only logged with offPage=true', async () => {
    const answer = await get('/nao-existe?offPage=true');
    expect(answer.status).toBe(200);
    expect(shown(answer)).not.toContain('This page could not be found');
    expect(titleOf(answer)).toContain('Página não encontrada');
  });
});

describe('parameters that fail validation', () => {
  it.each(['?pg=0', '?pg=-1', '?pg=abc', '?pg=1.5', '?pg=999999'])('answer 404 (%s)', async (query) => {
    const answer = await get(CATEGORY + query);
    expect(answer.status).toBe(404);
    expect(shown(answer)).toContain('This page could not be found');
  });
});

describe('401 of the wishlist', () => {
  it('leads to /checkout/acesso', async () => {
    platform.tell({ wishlist: failed(401) });
    const answer = await send(`${shop.url}/favoritos`, {
      method: 'POST',
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        Cookie: 'vitrine=cl',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'adicionar=1&rota=%2F',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toMatch(/^\/checkout\/acesso\?/);
  });
});
