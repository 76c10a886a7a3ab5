/**
 * The settings of a hosted platform that says less of itself than our own does, or nothing for a while. The shop runs in this
 * process, so that a test can have it read the settings anew.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '#lib/contract/settings.ts';
import { DEMO_NAME } from '#lib/domain/shop/demo-company.ts';
import { readConfig } from '#lib/server/config.ts';
import { launch } from '#lib/server/launch.ts';
import { processLog } from '#lib/server/observe/log.ts';
import { getRuntime } from '#lib/server/runtime.ts';
import { accessText } from '#lib/text/account.ts';
import { sample } from '../faults/rounds.ts';
import { type FailingPlatform, startFailingPlatform } from '../support/failing-platform.ts';
import { LEFTOVERS, mainOf, structuredData, textOf } from '../support/html.ts';
import { seededDirectory } from '../support/seeded.ts';
import { keysOf, spoiled } from '../support/settings-changes.ts';
import { freePort, removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { type Answer, send } from './client.ts';

const CATEGORY = '/cabos-de-video/hdmi';
const PAGES: Readonly<Record<string, number>> = {
  '/': 200,
  [CATEGORY]: 200,
  '/cabo-hdmi-ultra-high-speed-48g-2m': 200,
  '/busca?busca=hdmi': 200,
  '/busca?busca=xyzzyxyzzy': 200,
  '/checkout/carrinho/': 200,
  '/checkout/acesso': 200,
  '/pagina/central-de-atendimento': 200,
  '/nao-existe': 404,
};
const FILES = ['/llms.txt', '/manifest.webmanifest', '/.well-known/security.txt', '/robots.txt'];

const [storeDir, shopDir] = [await seededDirectory(), temporaryDirectory()];
let store: Shop;
let platform: FailingPlatform;
let url: string;
let stop: () => Promise<void>;
let full: Settings;

beforeAll(async () => {
  store = await startShop({ dataDir: storeDir });
  platform = await startFailingPlatform(store.url);
  const port = String(await freePort());
  url = `http://localhost:${port}`;
  const config = readConfig({ PORT: port, DATA_DIR: shopDir, PLATFORM_URL: platform.url });
  stop = await launch(config, processLog('silent'));
  full = JSON.parse((await send(`${store.url}/api/v2/front/settings`, TOKEN)).text);
});
afterAll(async () => {
  await stop();
  await platform.close();
  await store.stop();
  for (const folder of [storeDir, shopDir]) removeDirectory(folder);
});

const TOKEN = { headers: { 'App-Token': 'wapstore' } };
const get = (path: string): Promise<Answer> => send(url + path);
/** The shop knows nothing but what it is told from here on. */
function tell(body: unknown, change: { readonly status?: number; readonly type?: string } = {}): void {
  platform.tell({ settings: { status: 200, body, ...change } });
  getRuntime().pageCache.clear();
}
const settingsWith = (configuracoes: unknown) => ({ configuracoes });

/** What is wrong with the pages. */
async function flaws(paths: readonly string[]): Promise<readonly string[]> {
  const answers = await Promise.all(paths.map(async (path) => ({ path, answer: await get(path) })));
  return answers.flatMap(({ path, answer: { status, text } }) => {
    const expected = PAGES[path] ?? 200;
    const left = LEFTOVERS.exec(textOf(text)) ?? LEFTOVERS.exec(JSON.stringify(structuredData(text)));
    return [
      ...(status === expected ? [] : [`${path}: ${status}`]),
      ...(left ? [`${path}: ${left[0]}`] : []),
      ...(/="mailto:"|="tel:\+55"|content="" name=/.test(text) ? [`${path}: a link that leads nowhere`] : []),
    ];
  });
}

/** The keys that public clients read, and no others. */
const PROVEN = {
  google: { ga: { gtm: '' }, tag: { verification: ['prova'] } },
  sistema: {
    checkout: {
      carrinho: {
        alertaFreteGratis: false,
        alertaFreteGratisValorFixo: 0,
        mensagemAlertaFreteGratis: '',
        mensagemAlertaFreteGratisGanhou: '',
      },
    },
    paginaAguarde: { arquivo: '', mensagem: '' },
  },
  seo: { geral: { titleSocial: 'Cabos do Zé', descriptionSocial: '' } },
};

describe('settings that say little', { timeout: 240_000 }, () => {
  it('as far as public clients prove them, make every page', async () => {
    tell(settingsWith(PROVEN));
    expect(await flaws([...Object.keys(PAGES), ...FILES])).toEqual([]);
  });

  it('as far as public clients prove them, lead from a product to the checkout of the platform', async () => {
    tell(settingsWith(PROVEN));
    const product = '/cabo-hdmi-ultra-high-speed-48g-2m';
    const [, idProduto = ''] = /name="idProduto" value="(\d+)"/.exec((await get(product)).text) ?? [];
    const body = new URLSearchParams({ rota: product, idProduto, quantidade: '2' }).toString();
    const bought = await send(`${url}/comprar`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    });
    expect(bought.status).toBe(303);
    const Cookie = (bought.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
    const cart = await send(`${url}/checkout/carrinho/`, { headers: { Cookie } });
    expect(textOf(mainOf(cart.text))).not.toMatch(LEFTOVERS);
    expect(cart.text).toMatch(/value="2"/);
    expect(cart.text).toContain('href="/checkout/pagamento"');
    const [passed, straight] = await Promise.all(
      [url, store.url].map((at) => send(`${at}/checkout/pagamento`, { headers: { Cookie } })),
    );
    expect(passed?.status).toBe(straight?.status);
    expect(passed?.status).toBeLessThan(400);
  });

  it.each([[{}], [[]], [null], ['']])('or nothing (%j), make every page', async (configuracoes) => {
    tell(settingsWith(configuracoes));
    expect(await flaws([...Object.keys(PAGES), ...FILES])).toEqual([]);
  });

  it('claim nothing that the shop did not say', async () => {
    const silent = { status: 404, body: {} };
    platform.tell({
      settings: { status: 200, body: settingsWith({}) },
      struct: silent,
      'showcase/banners': silent,
    });
    getRuntime().pageCache.clear();
    const name = new URL(url).host;
    const [home, cart, access, none] = [
      await get('/'),
      await get('/checkout/carrinho/'),
      await get('/checkout/acesso'),
      await get('/busca?busca=xyzzyxyzzy'),
    ];
    const [store] = structuredData(home.text).flatMap((data) => data['@graph'] ?? []);
    expect(store).toMatchObject({ name, url });
    expect(Object.keys(store as object)).not.toEqual(expect.arrayContaining(['email', 'telephone']));
    for (const { text } of [home, cart, access, none]) {
      expect(/property="og:site_name" content="([^"]*)"/.exec(text)?.[1]).toBe(name);
      expect(text).not.toMatch(/"mailto:"|"tel:\+55"/);
    }
    // What else names the demo on other pages are words of its platform: titles, a brand, posts.
    for (const { text } of [cart, access]) expect(text).not.toMatch(new RegExp(`${DEMO_NAME}|fioesinal`));
    expect(textOf(mainOf(access.text))).not.toContain(accessText.guest.help);
    expect(none.text).not.toContain('id="search-ask"');
    const llms = (await get('/llms.txt')).text;
    expect(llms).toMatch(new RegExp(`^# ${name}\n\nPreços`));
    expect(llms).not.toMatch(/Pix|Atendimento: /);
  });

  it('name no trade that the shop did not', async () => {
    const silent = { status: 404, body: {} };
    const said = { status: 200, body: { estrutura: { seo: { title: 'Ferragens do Zé' } } } };
    platform.tell({
      settings: { status: 200, body: settingsWith(PROVEN) },
      'url/home': said,
      struct: silent,
      showcase: silent,
      brands: silent,
    });
    getRuntime().pageCache.clear();
    const [home, none, missing] = [
      await get('/'),
      await get('/busca?busca=xyzzyxyzzy'),
      await get('/nao-existe'),
    ];
    expect(home.text).toMatch(/<h1[^>]*>Ferragens do Zé<\/h1>/);
    const own = [home, none, missing].map(({ text }) => {
      const holders = [...text.matchAll(/(?:placeholder|aria-label)="([^"]*)"/g)].map(([, words]) => words);
      // The platform titles its search page with the name of the demo.
      return `${textOf(text)} ${holders.join(' ')}`.replaceAll('Fio & Sinal', '');
    });

    for (const words of own) expect(words).not.toMatch(/\bcabos?\b|conector|\bsinal\b|HDMI|áudio|aparelho/i);
  });

  /** The answers say what is saved by paying at once, and not how it is paid. */
  it('and name no way to pay for the cash price, which none of them names', async () => {
    const product = '/cabo-hdmi-ultra-high-speed-48g-2m';
    const [, idProduto = ''] = /name="idProduto" value="(\d+)"/.exec((await get(product)).text) ?? [];
    const bought = await send(`${url}/comprar`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ rota: product, idProduto, quantidade: '3' }).toString(),
    });
    const Cookie = (bought.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
    const pages = async () => [
      ...(await Promise.all(['/', CATEGORY, product].map(get))),
      await send(`${url}/checkout/carrinho/`, { headers: { Cookie } }),
    ];
    tell(full);
    for (const { text } of await pages()) {
      expect(textOf(text)).toMatch(/à vista no Pix/i);
      expect(text).not.toContain('cashUnnamed');
    }
    tell(settingsWith(PROVEN));
    for (const { text } of await pages()) {
      // What the platform itself writes about paying: descriptions, opinions, banners.
      const prices = [
        ...text.matchAll(/class="(?:price_method|cart-line_cash|[^"]*cart-summary_cash)"[\s\S]*?<\//g),
      ];
      expect(prices.length).toBeGreaterThan(0);
      expect(prices.join('')).toContain('vista');
      expect(prices.join('')).not.toContain('Pix');
      // The cart at the side too.
      expect(text).toContain('cashUnnamed');
    }
  });

  it('with any one key left out make every page', async () => {
    const wrong: string[] = [];
    for (const path of sample(keysOf(full.configuracoes), 5)) {
      tell(settingsWith(spoiled(full.configuracoes, path, () => undefined)));
      for (const flaw of await flaws(Object.keys(PAGES))) wrong.push(`${path.join('.')}: ${flaw}`);
    }
    expect(wrong).toEqual([]);
  });

  it('reach scripts as they reach pages', async () => {
    tell(settingsWith(PROVEN));
    const { status, text } = await send(`${url}/api/v2/front/settings`, TOKEN);
    expect(status).toBe(200);
    expect(JSON.parse(text).configuracoes.sistema.geral.site.telefone).toBe('');
  });
});

/** Most hosted shops have products at `/x.html`, and nothing at `/x`; no setting says so. */
describe('products whose addresses end in .html', { timeout: 60_000 }, () => {
  const slugs = ['cabo-hdmi-ultra-high-speed-48g-2m', 'cabo-hdmi-ultra-high-speed-48g-3m'];

  beforeAll(async () => {
    const missing = { status: 404, body: {} };
    const answers = slugs.map(async (slug) => {
      const [verify, detail] = [`url/verify?url=%2F${slug}`, `url/product/detail?url=%2F${slug}`];
      const { text } = await send(`${store.url}/api/v2/front/${detail}`, TOKEN);
      return [
        [`${verify}.html`, { status: 200, body: { nivel: 'product/detail' } }],
        [`${detail}.html`, { status: 200, body: JSON.parse(text) }],
        [verify, missing],
        [detail, missing],
      ] as const;
    });
    const settings = { status: 200, body: settingsWith(PROVEN) };
    platform.tell({ settings, ...Object.fromEntries((await Promise.all(answers)).flat()) });
    getRuntime().pageCache.clear();
  });

  it('are found there', async () => {
    const { status, text } = await get(`/${slugs[0]}.html`);
    expect([status, text.includes('"@type":"Product')]).toEqual([200, true]);
    expect((await get(`/${slugs[0]}`)).status).toBe(404);
  });

  it('are compared', async () => {
    const { status, text } = await get(`/comparar?${slugs.map((slug) => `p=${slug}`).join('&')}`);
    expect(status).toBe(200);
    for (const slug of slugs) expect(mainOf(text)).toContain(`href="/${slug}`);
  });
});

/** As a live shop does with more than 30; no setting says where its limit is. */
it('more products a page than the platform gives are as many as it gives', { timeout: 60_000 }, async () => {
  const { pathname, search } = new URL(`${CATEGORY}?ipp=36`, url);
  const call = `url/product/listing/category?url=${encodeURIComponent(pathname)}&offset=0&limit=36`;
  platform.tell({
    settings: { status: 200, body: settingsWith(PROVEN) },
    [call]: { status: 400, body: { error: 'limit' } },
  });
  getRuntime().pageCache.clear();
  const { status, text } = await get(pathname + search);
  expect(status).toBe(200);
  expect(mainOf(text)).toContain('<option selected>24</option>');
  expect(text.match(/class="product-card"/g)).toHaveLength(14);
});

describe('settings that fail', { timeout: 60_000 }, () => {
  const html = { type: 'text/html' };
  const failures: readonly (readonly [string, unknown, Parameters<typeof tell>[1]])[] = [
    ['404', { error: 'nada' }, { status: 404 }],
    ['404 in HTML', '<h1>nada</h1>', { status: 404, ...html }],
    ['403', { error: 'token' }, { status: 403 }],
    ['500', { error: 'x' }, { status: 500 }],
    ['a redirect', '', { status: 302, ...html }],
    ['HTML', '<!doctype html><p>Manutenção', html],
    ['no JSON', '{"configuracoes":', { type: 'application/json' }],
    ['nothing', '', { type: 'application/json' }],
    ['nothing, 204', '', { status: 204, type: 'text/plain' }],
    ['a text', 'x', {}],
    ['null', null, {}],
    ['an error in their place', { error: 'x' }, {}],
    ['no answer', '', { status: 0 }],
  ];

  it.each(failures)('%s: every page is 503 for a while', async (_, body, change) => {
    tell(body, change);
    const paths = [
      '/',
      CATEGORY,
      '/nao-existe',
      '/pagina/garantia',
      '/llms.txt',
      '/.well-known/security.txt',
    ];
    const answers = await Promise.all(paths.map(get));
    const told = answers.map(({ status, headers }) => [
      status,
      headers['retry-after'],
      headers['cache-control'],
    ]);
    expect(told).toEqual(paths.map(() => [503, '30', 'private, no-store']));
    for (const {
      text,
      headers: { 'content-type': type },
    } of answers.filter(({ headers }) => headers['content-type']?.startsWith('text/html'))) {
      expect(type).toContain('utf-8');
      const words = textOf(text);
      expect(words).toMatch(/503 A loja está fora do ar no momento/);
      expect(words).toContain('Serviço temporariamente indisponível');
      expect(words).not.toMatch(/Error|Server|Unavailable|token|settings/i);
    }
  });

  it.each([404, 403])('as every other call does (%i): every page is 503 too', async (status) => {
    platform.tell({ '': { status, body: { error: 'token' } } });
    getRuntime().pageCache.clear();
    const paths = ['/', CATEGORY, '/marcas', '/lista', '/pagina/garantia', '/nao-existe', '/comparar'];
    const answers = await Promise.all(paths.map(get));
    expect(answers.map(({ status }, index) => [paths[index], status])).toEqual(
      paths.map((path) => [path, 503]),
    );
    for (const { headers, text } of answers) {
      expect(headers['retry-after']).toBe('30');
      expect(textOf(text)).not.toContain('token');
    }
  });

  it('pages that are known go on answering', async () => {
    tell(full);
    expect((await get(CATEGORY)).status).toBe(200);
    platform.tell({ settings: { status: 404, body: {} } });
    expect((await get(CATEGORY)).status).toBe(200);
    expect((await get('/cabos-de-audio')).status).toBe(200);
  });
});

/** Themes read of it what search engines are told, and nothing else. */
describe('a platform that says nothing of its home page', { timeout: 60_000 }, () => {
  const without = [
    [404, { error: 'nada' }],
    [200, { error: 'nada' }],
    [200, []],
  ] as const;

  it.each(without)('(%i, %j) has one all the same, called as the shop is', async (status, body) => {
    platform.tell({ settings: { status: 200, body: settingsWith(PROVEN) }, 'url/home': { status, body } });
    getRuntime().pageCache.clear();
    const { status: shown, text } = await get('/');
    expect(shown).toBe(200);
    expect(text).toContain('<title>Cabos do Zé</title>');
    expect(text).toContain(`<link rel="canonical" href="${url}/"`);
    expect(text).not.toContain('noindex');
    expect(text.match(/class="product-card"/g)?.length).toBeGreaterThan(3);
  });

  it('and has nothing else to show has none for now, rather than one that is gone', async () => {
    platform.tell({
      settings: { status: 200, body: settingsWith(PROVEN) },
      '': { status: 404, body: { error: 'nada' } },
    });
    getRuntime().pageCache.clear();
    const { status, headers } = await get('/');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '30',
      'private, no-store',
    ]);
  });
});

/** Nothing public shows an answer of `ping`. */
it.each([
  ['has no call for it', { ping: { status: 404, body: { error: 'nada' } } }, 200],
  ['fails there', { ping: { status: 500, body: '', type: 'text/html' } }, 200],
  ['says something else there', { ping: { status: 200, body: 'pong', type: 'text/plain' } }, 200],
  ['fails everywhere', { '': { status: 500, body: { error: 'x' } } }, 503],
] as const)(
  'a platform that %s: visitors are sent here as far as there are settings',
  async (_, told, status) => {
    platform.tell(told);
    for (const path of ['/health', '/health/ready', '/health/write']) {
      expect([path, (await get(path)).status]).toEqual([path, status]);
    }
  },
);
