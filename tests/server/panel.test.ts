/** Every page of `/painel` is shut for who does not work there, whatever is asked or sent. */
import { globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { RECORD_KINDS } from '#lib/domain/panel/records.ts';
import { panelText } from '#lib/text/panel.ts';
import { person } from '../support/accounts.ts';
import { mainOf, textOf } from '../support/html.ts';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { type Answer, send } from './client.ts';

const directories = [await seededDirectory(), temporaryDirectory()];
let shop: Shop;
let hosted: Shop;
beforeAll(async () => {
  const [dataDir = '', hostedDir = ''] = directories;
  shop = await startShop({ dataDir });
  hosted = await startShop({ dataDir: hostedDir, env: { PLATFORM_URL: shop.url, LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await hosted.stop();
  await shop.stop();
  for (const directory of directories) removeDirectory(directory);
});

const PAGES = [
  ...globSync('src/pages/painel/**/*.{astro,ts}')
    .filter((file) => !file.endsWith('fechado.astro'))
    .map((file) =>
      file.replace(/^src\/pages|\.(astro|ts)$|(\/index)?\.astro$/g, '').replace(/\[[^\]]+\]/g, '1'),
    ),
  ...RECORD_KINDS.flatMap(({ path }) => [`/painel/${path}`, `/painel/${path}/1`]),
  '/painel/fechado',
  '/painel/nao-existe',
  '/painel/banners/1/../../pedidos',
];
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };

async function cookiesOf(name: Parameters<typeof person>[0]): Promise<string> {
  const body = new URLSearchParams({ acao: 'entrar', usuario: person(name).email, senha: DEMO_PASSWORD });
  const answer = await send(`${shop.url}/checkout/acesso`, {
    method: 'POST',
    headers: FORM,
    body: body.toString(),
  });
  expect(answer.status).toBe(303);
  return (answer.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
}

function open(path: string, Cookie = '', method = 'GET'): Promise<Answer> {
  const sent =
    method === 'POST' ? { headers: { ...FORM, Cookie }, body: 'acao=publicar' } : { headers: { Cookie } };
  return send(`${shop.url}${path}`, { method, ...sent });
}

/** Quotes, the guide and the first page are theirs, and what is not there is not there for them. */
const isSellers = (path: string): boolean =>
  /^\/painel(?:\/(?:acesso|guia|fechado|nao-existe|1|1\/1|orcamentos(?:\/(?:1|novo|venda))?))?$/.test(path);

async function expectShut(path: string, cookies: string, method: string): Promise<void> {
  const { status, headers, text } = await open(path, cookies, method);
  expect([path, status]).toEqual([path, 403]);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(text).toContain('A sua conta não tem acesso a esta parte do painel');
}

/** Into the panel, each once. */
const linksOf = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/href="(\/painel[^"#?]*)/g)].map(([, link = '']) => link)),
];

describe.each(['GET', 'POST'])('%s', (method) => {
  it('of every page leads somebody who is not logged in to the login, and back afterwards', async () => {
    for (const path of PAGES) {
      const { status, headers } = await open(path, '', method);
      expect([path, status]).toEqual([path, 303]);
      expect(headers.location).toMatch(/^\/checkout\/acesso\?voltar=%2Fpainel/);
      expect(headers['cache-control']).toBe('private, no-store');
    }
  });

  it.each(['cliente', 'revenda'] as const)('of every page is 403 for %s', async (name) => {
    const cookies = await cookiesOf(name);
    for (const path of PAGES) await expectShut(path, cookies, method);
  });

  it('of every page is 403 for vendas, but for the quotes, the guide, the own access and the first page', async () => {
    const cookies = await cookiesOf('vendas');
    const [theirs, others] = [PAGES.filter(isSellers), PAGES.filter((path) => !isSellers(path))];
    expect([theirs.length, others.length > 40]).toEqual([11, true]);
    for (const path of others) await expectShut(path, cookies, method);
    for (const path of theirs) {
      const { status, headers } = await open(path, cookies, method);
      expect([path, status]).not.toEqual([path, 403]);
      expect([path, headers['cache-control']]).toEqual([path, 'private, no-store']);
    }
  });
});

it('marketing is shown its sections, and refused those of the administration', async () => {
  const cookies = await cookiesOf('marketing');
  const { status, text } = await open('/painel', cookies);
  expect(status).toBe(200);
  expect(text).toContain('href="/painel/banners"');
  expect(text).not.toContain('href="/painel/pedidos"');
  expect(text).toContain('a razão social e o CNPJ da demonstração');
  expect((await open('/painel/pedidos', cookies)).status).toBe(403);
});

it('sellers are shown quotes and the guide, and nothing that is the work of others', async () => {
  const cookies = await cookiesOf('vendas');
  const { status, text } = await open('/painel', cookies);
  expect(status).toBe(200);
  expect(linksOf(text).toSorted()).toEqual([
    '/painel',
    '/painel/acesso',
    '/painel/guia',
    '/painel/orcamentos',
  ]);
  expect(text).not.toContain('a razão social e o CNPJ da demonstração');
  expect(text).not.toContain('Primeiros passos');
  expect((await open('/painel/guia', cookies)).text).toContain(
    '<strong>Orçamentos</strong> faz e altera orçamentos',
  );
});

it.each(['marketing', 'vendas'] as const)('no page shows %s a way to one that is shut', async (name) => {
  const cookies = await cookiesOf(name);
  const shown = new Map<string, string>();
  for (const path of PAGES) {
    const { status, text } = await open(path, cookies);
    if (status === 200) for (const link of linksOf(text)) shown.set(link, path);
  }
  expect(shown.size).toBeGreaterThan(2);
  for (const [link, from] of shown)
    expect([from, link, (await open(link, cookies)).status]).not.toEqual([from, link, 403]);
});

it.each([
  ['admin', true],
  ['marketing', true],
  ['vendas', true],
  ['cliente', false],
] as const)('the account of %s shows the way to the panel: %s', async (name, shown) => {
  const cookies = await cookiesOf(name);
  for (const path of ['/checkout/acesso', '/minha-conta']) {
    const { status, text } = await open(path, cookies);
    expect([path, status, text.includes('href="/painel"')]).toEqual([path, 200, shown]);
  }
});

it('a banner that was removed is not said to be in the shop', async () => {
  const Cookie = await cookiesOf('marketing');
  const path = '/painel/banners/banner-9';
  expect((await open(path, Cookie)).text).toContain('Você está vendo o que está no ar');
  const sent = { method: 'POST', headers: { ...FORM, Cookie }, body: 'acao=remover' };
  expect((await send(`${shop.url}${path}`, sent)).status).toBe(303);
  const { text } = await open(path, Cookie);
  expect(text).toContain('Nada está no ar');
  expect(text).not.toContain('Você está vendo o que está no ar');
});

it('nothing stands at the page that says it is shut, for who works here', async () => {
  const cookies = await cookiesOf('admin');
  for (const path of ['/painel/fechado', '/painel/nao-existe'])
    expect((await open(path, cookies)).status).toBe(404);
});

it('a shop on a hosted platform says that it is edited there, and not at which address', async () => {
  const { status, text } = await send(`${hosted.url}/painel/banners`);
  expect(status).toBe(200);
  expect(textOf(mainOf(text))).toContain(panelText.elsewhere);
  expect(text).not.toContain(shop.url);
  expect(text).toContain('noindex');
});
