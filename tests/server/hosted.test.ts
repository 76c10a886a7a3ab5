/** A shop whose platform is another process of this shop: the same pages, also while that one is away. */
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentText } from '#lib/text/payment.ts';
import { CATEGORY, PRODUCT } from '../bench/pages.ts';
import { ANA } from '../support/accounts.ts';
import { withoutFinder } from '../support/html.ts';
import { seededDirectory } from '../support/seeded.ts';
import { freePort, removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { type Answer, send } from './client.ts';

const [platformDir, shopDir] = [await seededDirectory(), temporaryDirectory()];
let platformPort: number;
let platform: Shop;
let shop: Shop;
const startPlatform = () => startShop({ dataDir: platformDir, port: platformPort });
const startHosted = () =>
  startShop({ dataDir: shopDir, env: { PLATFORM_URL: platform.url, LOG_LEVEL: 'silent' } });
beforeAll(async () => {
  platformPort = await freePort();
  platform = await startPlatform();
  shop = await startHosted();
});
afterAll(async () => {
  await shop.stop();
  await platform.stop();
  for (const folder of [platformDir, shopDir]) removeDirectory(folder);
});

const get = (path: string, cookies: Jar = new Map()) => browse(path, {}, cookies);
const call = (site: Shop, path: string) =>
  send(`${site.url}/api/v2/front/${path}`, { headers: { 'App-Token': 'wapstore' } });
/** A page nobody has asked for yet. */
const fresh = (path: string): string => `${path}?p=${crypto.randomUUID()}`;

type Jar = Map<string, string>;

/** As a browser does from a page of the shop, with the cookies in the jar, which keeps what comes back. */
async function browse(path: string, posted: Readonly<Record<string, string>>, jar: Jar): Promise<Answer> {
  const isPost = Object.keys(posted).length > 0;
  const answer = await send(`${shop.url}${path}`, {
    method: isPost ? 'POST' : 'GET',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      ...(isPost && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      ...(jar.size > 0 && { Cookie: [...jar].map((pair) => pair.join('=')).join('; ') }),
    },
    ...(isPost && { body: new URLSearchParams(posted).toString() }),
  });
  for (const line of answer.headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line)) jar.delete(name);
    else jar.set(name, value);
  }
  return answer;
}

/** What is left out leaves a space of the page behind; the data of an island have their names in another order. */
const spaced = (html: string): string =>
  html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ uid="\w+"/g, '')
    .replaceAll(/ props="[^"]*"/g, (props) => [...props].toSorted().join(''));

describe('a shop on a hosted platform', { timeout: 30_000 }, () => {
  it.each(['/', CATEGORY, PRODUCT, '/pagina/quem-somos', '/busca?busca=hdmi'])(
    'shows the page the platform would (%s)',
    async (path) => {
      const [own, theirs] = [await get(path), await send(`${platform.url}${path}`)];
      expect(own.status).toBe(200);
      expect(own.text).not.toContain(platform.url);
      // Links that share a page carry its address inside their own.
      const [from, to] = [encodeURIComponent(platform.url), encodeURIComponent(shop.url)];
      expect(own.text).not.toContain(from);
      // The page of favourites is ours; a hosted platform has its own way to them, behind the login.
      const page = own.text.replaceAll(
        'href="/checkout/acesso?motivo=favoritos"',
        'href="/minha-conta/favoritos"',
      );
      // How an order is paid, and what its delivery waits for, is theirs to say: they have a checkout of their own.
      const unsaid = [paymentText.arranged, paymentText.term];
      for (const text of unsaid) expect(own.text).not.toContain(text);
      // The finder is ours.
      const known = withoutFinder(theirs.text)
        // The list of orders and the checkout too.
        .replaceAll(
          'class="main-menu_top" href="/minha-conta/pedidos"',
          'class="main-menu_top" href="/checkout/acesso"',
        )
        .replaceAll('Comprar agora vai direto ao pagamento.', 'Comprar agora leva ao carrinho.')
        // And what each length costs: their call that tells it may note what was asked for.
        .replaceAll(/ ?<span class="choice_price">[^<]*<\/span>/g, '')
        .replaceAll('<span class="choice_priced">', '<span>');
      const silent = known.replaceAll(/ ?<p class="[\w-]+">[^<]*<\/p>/g, (told) =>
        unsaid.some((text) => told.includes(text)) ? '' : told,
      );
      expect(spaced(page)).toBe(spaced(silent.replaceAll(platform.url, shop.url).replaceAll(from, to)));
    },
  );

  it.each(['url/home', `url/product/detail?url=${PRODUCT}`, 'settings', 'struct/menus/menu-principal'])(
    'answers as the platform does, under its own name (%s)',
    async (path) => {
      const [own, theirs] = [await call(shop, path), await call(platform, path)];
      expect([own.status, theirs.status]).toEqual([200, 200]);
      expect(JSON.parse(own.text)).toEqual(JSON.parse(theirs.text.replaceAll(platform.url, shop.url)));
    },
  );

  it('shows its pictures', async () => {
    const [picture = ''] = /\/upload\/[^"\s]+\.webp/.exec((await get(PRODUCT)).text) ?? [];
    const [own, theirs] = [await get(picture), await send(`${platform.url}${picture}`)];
    expect([own.status, own.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(own.body.equals(theirs.body)).toBe(true);
  });

  it('draws pictures for social networks, and feeds what the platform sells', async () => {
    const [own, theirs] = [await get(`/og${PRODUCT}.png`), await send(`${platform.url}/og${PRODUCT}.png`)];
    expect([own.status, own.headers['content-type']]).toEqual([200, 'image/png']);
    expect([theirs.status, own.body.length > 10_000]).toEqual([200, true]);
    const [feed, origin] = [await get('/feed/google.xml'), await send(`${platform.url}/feed/google.xml`)];
    expect(feed.status).toBe(200);
    expect(feed.text.match(/<item>/g)?.length).toBeGreaterThan(200);
    expect(feed.text).toBe(origin.text.replaceAll(platform.url, shop.url));
  });

  it('opens no database, and shares its directory with a second process', async () => {
    const second = await startHosted();
    expect((await send(`${second.url}/`)).status).toBe(200);
    await second.stop();
    expect(readdirSync(shopDir)).not.toContain('db');
  });

  it('keeps a cart and a login in cookies of its own', async () => {
    const jar: Jar = new Map();
    const [, idProduto = ''] = /name="idProduto" value="(\d+)"/.exec((await get(PRODUCT)).text) ?? [];
    const buy = (quantidade: string) => browse('/comprar', { rota: PRODUCT, idProduto, quantidade }, jar);
    expect((await buy('2')).status).toBe(303);
    expect([jar.has('PHPSESSID'), jar.get('vitrine')]).toEqual([true, 'c']);
    expect((await get('/checkout/carrinho/', jar)).text).toMatch(/value="2"/);

    const login = { acao: 'entrar', ...ANA };
    expect((await browse('/checkout/acesso', login, jar)).status).toBe(303);
    expect(jar.get('vitrine')).toBe('cl');
    expect((await get('/checkout/acesso', jar)).text).toContain('Olá, ');
    // Whoever is logged in has nothing to log in for.
    const [, favorites = ''] =
      /<a class="header_action" href="([^"]*favoritos)"/.exec((await get('/', jar)).text) ?? [];
    expect(favorites).toBe('/minha-conta/favoritos');
    expect((await get(favorites, jar)).status).toBe(200);
    expect((await buy('1')).status).toBe(303);
    expect(jar.get('vitrine')).toBe('cl');

    await browse('/checkout/acesso', { acao: 'sair' }, jar);
    // What is left says nothing of the visitor: only that this device logged in to the account before.
    expect([...jar.keys()]).toEqual(['aparelho']);
  });
});

it('the panel is elsewhere, and where is nobody’s to read', async () => {
  const { status, text } = await get('/painel');
  expect([status, text.includes('plataforma externa')]).toEqual([200, true]);
  expect(text).not.toContain(new URL(platform.url).host);
});

describe('while the platform is away', { timeout: 60_000 }, () => {
  const [seen, unseen] = [fresh(CATEGORY), fresh('/cabos-de-audio')];
  beforeAll(async () => {
    await get(seen);
    await platform.stop();
  });

  it('a page that was seen before is shown', async () => {
    const { status, text } = await get(seen);
    expect([status, text.includes('HDMI')]).toEqual([200, true]);
  });

  it('any other is said to be out of reach, within six seconds, and is not kept', async () => {
    for (const path of [unseen, fresh(PRODUCT), '/checkout/carrinho/', '/checkout/pagamento']) {
      const began = performance.now();
      const { status, headers } = await get(
        path,
        new Map([
          ['PHPSESSID', 'x'],
          ['vitrine', 'c'],
        ]),
      );
      expect([502, 504], path).toContain(status);
      expect(performance.now() - began, path).toBeLessThan(6_000);
      expect(headers['x-cache'], path).not.toBe('HIT');
    }
  });

  it('calls say so in JSON', async () => {
    const { status, text } = await call(shop, 'url/home');
    expect([502, 504]).toContain(status);
    expect(JSON.parse(text)).toEqual({ error: expect.any(String) });
  });

  it('it is noticed when it comes back', async () => {
    platform = await startPlatform();
    await expect.poll(async () => (await get(unseen)).status, { timeout: 10_000 }).toBe(200);
    expect((await get('/checkout/carrinho/')).status).toBe(200);
    expect((await call(shop, 'url/home')).status).toBe(200);
  });
});
