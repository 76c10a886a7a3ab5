/** A shop that begins with nothing names no cable: pages, files, errors, forms and every screen of its panel; nor does one of clothes. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECORD_KINDS } from '#lib/domain/panel/records.ts';
import { csvLine } from '#lib/domain/sheets/csv.ts';
import { LOGO, MARK_PATHS } from '#lib/domain/shop/marks.ts';
import { cspHash } from '#lib/server/http/headers.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { tradeWords } from '../support/trade-words.ts';
import { send } from './client.ts';

const OWNER = { email: 'dona@loja.test', senha: 'uma-senha-bem-comprida' };
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
const SIZES = ['peso_kg', 'altura_cm', 'largura_cm', 'comprimento_cm'];
const dataDir = temporaryDirectory();
let shop: Shop;
let Cookie = '';
beforeAll(async () => {
  const account = ['--email', OWNER.email, '--nome', 'Dona da Loja', '--documento', '52998224725'];
  const made = spawnSync(
    process.execPath,
    ['src/lib/server/commands/user-create.ts', ...account, '--papel', 'administrador'],
    { env: { ...process.env, DATA_DIR: dataDir, SEED: 'none' }, input: `${OWNER.senha}\n` },
  );
  expect(made.stderr.toString()).toBe('');
  shop = await startShop({ dataDir, env: { SEED: 'none' } });
  const body = new URLSearchParams({ acao: 'entrar', usuario: OWNER.email, senha: OWNER.senha }).toString();
  const answer = await send(`${shop.url}/checkout/acesso`, { method: 'POST', headers: FORM, body });
  Cookie = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
});
afterAll(async () => {
  await shop.stop();
  removeDirectory(dataDir);
});

const PUBLIC = [
  ...['/', '/busca?busca=xyz', '/marcas', '/lista', '/comparar', '/pagina', '/vistos', '/nao-existe'],
  ...['/checkout/acesso', '/checkout/cadastro', '/checkout/carrinho/', '/frete', '/perguntar', '/ligar'],
  ...['/feed/google.xml', '/sitemap.xml', '/robots.txt', '/llms.txt', '/manifest.webmanifest'],
  ...['/.well-known/security.txt', '/pagina/avaliacoes-da-loja', '/contato', '/minha-conta'],
  ...['/favicon.svg', '/imagem/m_default.svg', '/checkout/meus-pedidos'],
];
const PANEL = [
  ...globSync('src/pages/painel/**/*.{astro,ts}').map((file) =>
    file.replace(/^src\/pages|\.(astro|ts)$|(\/index)?\.astro$/g, '').replace(/\[[^\]]+\]/g, '1'),
  ),
  ...RECORD_KINDS.flatMap(({ path }) => [`/painel/${path}`, `/painel/${path}/novo`]),
  ...['empresa', 'seo', 'trocas', 'entrega', 'frete-gratis', 'enderecos'].map(
    (group) => `/painel/configuracoes/${group}`,
  ),
  '/painel/menus/menu-principal',
  '/painel/cupons/novo',
  '/painel/produtos/novo',
  '/painel/categorias/nova',
  '/painel/caracteristicas/nova',
  '/painel/vitrines/home-superior',
  ...['privacidade', 'termos', 'trocas-e-devolucoes', 'entrega', 'formas-de-pagamento', 'acessibilidade'].map(
    (model) => `/painel/paginas/nova?modelo=${model}`,
  ),
];

async function read(path: string): Promise<string> {
  const { text } = await send(shop.url + path, { headers: path.startsWith('/painel') ? { Cookie } : {} });
  return text;
}

async function bring(tabela: string, lines: readonly (readonly string[])[]): Promise<void> {
  const body = new FormData();
  body.set('tabela', tabela);
  body.set('arquivo', new File([lines.map(csvLine).join('')], 'planilha.csv', { type: 'text/csv' }));
  const headers = { Cookie, 'Sec-Fetch-Site': 'same-origin', Origin: shop.url };
  const address = `${shop.url}/painel/planilhas`;
  const sent = await fetch(address, { method: 'POST', body, headers, redirect: 'manual' });
  expect(sent.status).toBe(303);
  const path = new URL(sent.headers.get('location') ?? '', shop.url).pathname;
  const act = new URLSearchParams({ acao: 'importar' }).toString();
  await send(shop.url + path, { method: 'POST', headers: { ...FORM, Cookie }, body: act });
  await expect.poll(() => read(path), { timeout: 60_000 }).toContain('Importada');
}

describe('an empty shop', () => {
  it('is read by its owner in the panel', async () => {
    expect(await read('/painel')).toContain('Dona da Loja');
    expect(await read('/painel/banners')).toContain('Início, topo ao centro');
  });

  it.each(PUBLIC)('names no trade at %s', async (path) => {
    expect(tradeWords(await read(path))).toEqual([]);
  });

  it.each(PANEL)('names no trade at %s', async (path) => {
    expect(tradeWords(await read(path))).toEqual([]);
  });

  it.each(MARK_PATHS.filter((path) => path !== LOGO))('has a mark of its own at %s', async (path) => {
    const { status, headers } = await send(shop.url + path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^image\//);
    const again = await send(shop.url + path, { headers: { 'If-None-Match': String(headers.etag) } });
    expect(again.status).toBe(304);
  });

  it('looks as its owner chooses in the panel, on pages, icons and in the panel itself', async () => {
    const path = '/painel/configuracoes/aparencia';
    expect((await send(shop.url + LOGO)).status).toBe(404);
    expect(await read('/')).not.toContain('<style>:root');
    const before = String((await send(`${shop.url}/favicon.svg`)).headers.etag);
    const seen = { versao: '0', revisao: '1', acao: 'publicar' };
    const chosen = {
      destaque: '#ffb703',
      faixa: '#7c3aed',
      letra: 'classica',
      canto: 'redonda',
      densidade: '',
    };
    const logo = '/banner/pix-desktop.webp';
    const save = (values: object): ReturnType<typeof send> => {
      const body = new URLSearchParams({ ...seen, logo, ...chosen, ...values }).toString();
      return send(shop.url + path, { method: 'POST', headers: { ...FORM, Cookie }, body });
    };
    expect((await save({ destaque: 'amarelo' })).status).toBe(422);
    expect((await save({})).status).toBe(303);
    for (const page of ['/', '/nao-existe', '/painel', '/checkout/acesso']) {
      const { text, headers } = await send(shop.url + page, { headers: { Cookie } });
      const css = /<style>(:root\{--signal:#8d6300[^<]+)<\/style>/.exec(text)?.[1] ?? '';
      expect([page, css.includes('--night:#7834e8')]).toEqual([page, true]);
      expect(headers['content-security-policy']).toContain(cspHash(css));
      expect(text).toContain('src="/imagem/logo.png?v=');
    }
    const sent = await send(shop.url + LOGO);
    expect([sent.status, sent.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await send(`${shop.url}/favicon.svg`)).headers.etag).not.toBe(before);
    expect(await read('/manifest.webmanifest')).toContain('#7834e8');
  });
});

describe('a shop of clothes', () => {
  it('brings its goods by sheet', async () => {
    await bring('marcas', [
      ['slug', 'nome'],
      ['algodao-cru', 'Algodão Cru'],
    ]);
    await bring('categorias', [
      ['caminho', 'nome'],
      ['/roupas', 'Roupas'],
    ]);
    await bring('produtos', [
      ['sku', 'nome', 'marca', 'categorias', 'preco', 'estoque', ...SIZES],
      ['CAMISETA', 'Camiseta de algodão', 'Algodão Cru', '/roupas', '59,90', '20', '0,2', '3', '25', '30'],
      ['CALCA', 'Calça de brim', 'Algodão Cru', '/roupas', '149,90', '8', '0,6', '5', '30', '40'],
    ]);
    expect(await read('/roupas')).toContain('Camiseta de algodão');
  });

  it.each([
    ...['/', '/roupas', '/camiseta-de-algodao', '/busca?busca=camiseta', '/busca?busca=ps5+na+tv', '/lista'],
    ...['/ligar', '/ligar/ps5/tv', '/llms.txt', '/sitemap-1.xml', '/checkout/carrinho/', '/nao-existe'],
  ])('names no socket at %s, and leads to no finder', async (path) => {
    const text = await read(path);
    expect(tradeWords(text)).toEqual([]);
    expect(text).not.toMatch(/href="[^"]*\/ligar|<loc>[^<]*\/ligar|vitrine\/ligar/);
  });

  it('says what its goods are, and has no data sheet of what measures nothing', async () => {
    expect(await read('/camiseta-de-algodao')).toContain('>Características<');
    for (const path of ['/camiseta-de-algodao', '/painel', '/painel/caracteristicas', '/painel/planilhas'])
      expect([path, /ficha técnica/i.test(await read(path))]).toEqual([path, false]);
  });

  it('reads of sockets in its panel only where the owner asks what values mean', async () => {
    const page = await read('/painel/ligar');
    expect(page).toContain('não precisa fazer nada aqui');
    expect(tradeWords(page)).toEqual([]);
    const asked = /href="(\/painel\/ligar\?significados=1)"/.exec(page)?.[1] ?? '';
    expect(await read(asked)).toContain('Informar o que um valor significa');
  });
});
