/** What a shop does with answers of its platform that say nothing it can read, and with pages that are the platform's. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RecordingPlatform, startRecordingPlatform } from '../support/recording-platform.ts';
import { events, removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { send } from './client.ts';

const dataDir = temporaryDirectory();
const METRICS_TOKEN = 'a token of twenty signs';
let platform: RecordingPlatform;
let shop: Shop;
beforeAll(async () => {
  platform = await startRecordingPlatform();
  shop = await startShop({ dataDir, env: { PLATFORM_URL: platform.url, METRICS_TOKEN } });
});
afterAll(async () => {
  await shop.stop();
  platform.stop();
  removeDirectory(dataDir);
});

const call = (path: string) =>
  send(`${shop.url}/api/v2/front/${path}`, { headers: { 'App-Token': 'wapstore' } });
const json = (body: unknown) => platform.reply({ body: JSON.stringify(body) });

describe('an unexpected 200', () => {
  it.each([
    ['evaluations/product', { media: 0, quantidade: 0, avaliacoes: [] }],
    ['showcase/instagram', { postagens: [] }],
    ['brands', { marcas: [] }],
    ['wishlist', { favoritos: [] }],
    ['checkout/cart', { itens: [], quantidadeTotal: 0 }],
  ])('of %s is an empty answer', async (path, meant) => {
    for (const body of [{}, []]) {
      json(body);
      const { status, text } = await call(path);
      expect([status, JSON.parse(text)]).toMatchObject([200, meant]);
    }
  });

  it.each(['<p>Manutenção', '{"produtos":', 'null', '7', '"x"', '[1]', ''])(
    'that says nothing (%s) is the failure of its call',
    async (body) => {
      platform.reply({ body });
      const { status, text } = await call('url/home');
      expect([status, JSON.parse(text)]).toEqual([502, { error: expect.any(String) }]);
    },
  );
});

/** Clients look for both: a status that is none of success, and what the answer says. */
describe('a 200 that says only that it failed', () => {
  const failures = [
    { error: 'Produto sem estoque' },
    { sucesso: false, mensagem: 'Produto sem estoque' },
    { status: 'erro', erro: 'Produto sem estoque' },
  ];

  it.each(failures)('is no empty cart, favourites or visitor (%j)', async (body) => {
    for (const path of ['checkout/cart', 'wishlist', 'checkout/user', 'struct/menus/footer', 'brands']) {
      json(body);
      expect([path, (await call(path)).status]).toEqual([path, 502]);
    }
  });

  it.each(failures)('is a write that was refused, in its words (%j)', async (body) => {
    json(body);
    const { status, text } = await send(`${shop.url}/api/v2/front/checkout/cart`, {
      method: 'POST',
      headers: {
        'App-Token': 'wapstore',
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
      },
      body: JSON.stringify({ tipo: 'produto', itens: [{ idProduto: 1, quantidade: 1 }] }),
    });
    expect([status, JSON.parse(text)]).toEqual([422, { error: 'Produto sem estoque' }]);
  });

  it('has no words of an operator', async () => {
    json({ error: 'SQLSTATE[42000] in /var/www/loja.php' });
    const { status, text } = await send(`${shop.url}/api/v2/front/checkout/cart`, {
      method: 'POST',
      headers: {
        'App-Token': 'wapstore',
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
      },
      body: '{}',
    });
    expect(status).toBe(422);
    expect(text).not.toMatch(/SQLSTATE|var/);
  });

  it('is a cart all the same where it has one', async () => {
    json({ sucesso: false, mensagem: 'Restam 2', itens: [], quantidadeTotal: 0 });
    expect((await call('checkout/cart')).status).toBe(200);
  });
});

describe('an answer that leads elsewhere', () => {
  // Each call is logged once a minute.
  it.each([
    [301, 'url/verify'],
    [302, 'sitemap'],
    [304, 'representative'],
    [307, 'sales-channel/actual'],
    [308, 'shipment/regions'],
  ])('with status %i is the failure of its call (%s)', async (status, path) => {
    platform.reply({ status, headers: { Location: 'https://other.example/x' }, body: '' });
    const answer = await call(path);
    expect([answer.status, answer.headers.location]).toEqual([502, undefined]);
    expect(events(shop)).toContainEqual(expect.objectContaining({ call: path, problem: `status ${status}` }));
  });

  it('and one that is as before goes to whoever has it from before', async () => {
    platform.reply({ status: 304, body: '' });
    const headers = { 'App-Token': 'wapstore', 'If-None-Match': '"1"' };
    expect((await send(`${shop.url}/api/v2/front/brands`, { headers })).status).toBe(304);
  });
});

it.each([
  ['as it is', {}, (body: string) => body],
  ['packed', { 'Content-Encoding': 'gzip' }, gzipSync],
])('an answer that has no end (%s) is given up, and said so', async (_, headers, sent) => {
  platform.reply({ headers, body: sent(JSON.stringify({ marcas: [], lixo: 'a'.repeat(20_000_000) })) });
  expect((await call('brands')).status).toBe(502);
  expect(events(shop)).toContainEqual(
    expect.objectContaining({ event: 'hosted platform failed', cause: 'the answer is too long' }),
  );
});

it('what is refused or left out is counted, and said with call and field, and no value', async () => {
  json({ conteudo: { nome: 'Segredo' } });
  expect((await call('url/product/detail?url=/x')).status).toBe(502);
  json({ favoritos: [1, 'Segredo', 2] });
  expect(JSON.parse((await call('wishlist')).text)).toEqual({ favoritos: [1, 2] });
  const { text } = await send(`${shop.url}/metrics`, {
    headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
  });
  expect(text).toContain('hosted_answers_refused_total{call="GET url/product/detail"} 1');
  expect(text).toContain('hosted_entries_left_out_total{call="GET wishlist"} 1');
  const said = events(shop);
  expect(said).toContainEqual(
    expect.objectContaining({ call: 'url/product/detail', field: 'conteudo.id', problem: 'missing' }),
  );
  expect(said).toContainEqual(
    expect.objectContaining({ call: 'wishlist', field: 'favoritos.1', problem: 'unreadable' }),
  );
  expect(shop.output()).not.toContain('Segredo');
  expect(shop.output()).not.toMatch(/boundary\.ts|answers\//);
});

it('words are told without entities, and HTML with them', async () => {
  const rota = { name: 'page', path: '/x' };
  json({
    menu: [
      {
        label: 'Caf&eacute; &amp; Ch&aacute;',
        tipo: 'personalizado',
        rota,
        link: 'https://x.example/?a=1&amp;b=2',
      },
    ],
  });
  const { menu } = JSON.parse((await call('struct/menus/footer')).text);
  expect(menu[0]).toMatchObject({ label: 'Café & Chá', link: 'https://x.example/?a=1&b=2' });
  json({ conteudo: { nome: 'a', descricao: '<p>1 &lt; 2</p>' } });
  const { conteudo } = JSON.parse((await call('url/page?url=/pagina/a')).text);
  expect(conteudo.descricao).toBe('<p>1 &lt; 2</p>');
});

it("a page of the platform's names and leads to this shop, and finds its files where they are", async () => {
  const at = platform.url;
  platform.reply({
    headers: { 'Content-Type': 'text/html; charset=iso-8859-1' },
    body: [
      `<meta property="og:image" content="${at}/upload/a.png">`,
      `<link rel="canonical" href="${at}/minha-conta">`,
      `<link rel="stylesheet" href="${at}/tema/a.css">`,
      `<a href="${at}/cabos">Cabos</a>`,
      `<script src="${at}/tema/a.js"></script>`,
    ].join(''),
  });
  const { status, text } = await send(`${shop.url}/minha-conta`);
  expect(status).toBe(200);
  expect(text).toBe(
    [
      `<meta property="og:image" content="${shop.url}/upload/a.png">`,
      `<link rel="canonical" href="${shop.url}/minha-conta">`,
      `<link rel="stylesheet" href="${at}/tema/a.css">`,
      `<a href="${shop.url}/cabos">Cabos</a>`,
      `<script src="${at}/tema/a.js"></script>`,
    ].join(''),
  );
});
