/** A shop that begins with nothing names no cable: pages, files, errors, forms and every screen of its panel. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECORD_KINDS } from '#lib/domain/panel/records.ts';
import { LOGO, MARK_PATHS } from '#lib/domain/shop/marks.ts';
import { cspHash } from '#lib/server/http/headers.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { tradeWords } from '../support/trade-words.ts';
import { send } from './client.ts';

const OWNER = { email: 'dona@loja.test', senha: 'uma-senha-bem-comprida' };
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
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
    const revisao = /name="revisao" value="([^"]+)"/.exec(await read(path))?.[1] ?? '';
    const chosen = {
      destaque: '#ffb703',
      faixa: '#7c3aed',
      letra: 'classica',
      canto: 'redonda',
      densidade: '',
    };
    const logo = '/banner/pix-desktop.webp';
    const save = (values: object): ReturnType<typeof send> => {
      const body = new URLSearchParams({ revisao, logo, ...chosen, ...values }).toString();
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
