/** A shop that begins with nothing (`SEED=none`): every address answers, and its home page says what comes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../support/command.ts';
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

const owner = { Cookie: '' };
const get = (path: string): Promise<Answer> => send(shop.url + path);

describe('an empty shop', () => {
  it('says on its home page that it opens soon, and to its owner what to do first', async () => {
    const { status, text, headers } = await get('/');
    expect(status).toBe(200);
    expect(text.includes('Loja: em breve')).toBe(true);
    expect(text.includes('npm run user:create')).toBe(true);
    expect(text.includes('Fio &amp;') || text.includes('Fio & Sinal')).toBe(false);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(shop.output()).not.toContain('this is the demonstration');
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

  it('says at its start the link of its first administrator, whose account is made there', async () => {
    const link = /Primeiro acesso ao painel[^:]*: (\S+)/.exec(shop.output())?.[1] ?? '';
    const { searchParams, pathname } = new URL(link);
    const page = await get(`${pathname}?${searchParams}`);
    expect([page.status, page.text.includes('Primeiro acesso ao painel')]).toEqual([200, true]);
    // By `no-referrer` the form would come with `Origin: null` and be refused; of a whole address the token would be told.
    expect(page.headers['referrer-policy']).toBe('strict-origin');
    const body = new URLSearchParams({
      token: searchParams.get('token') ?? '',
      email: 'dona@loja.example',
      nome: 'Dona da Loja',
      documento: '529.982.247-25',
      senha: 'nove gavetas bem arrumadas',
    });
    const post = (origin = shop.url) =>
      fetch(shop.url + pathname, { method: 'POST', body, redirect: 'manual', headers: { Origin: origin } });
    expect((await post('null')).status).toBe(403);
    const made = await post();
    expect([made.status, made.headers.get('location')]).toEqual([303, '/painel']);
    const cookie = made.headers
      .getSetCookie()
      .map((set) => set.split(';', 1)[0])
      .join('; ');
    expect((await fetch(`${shop.url}/painel`, { headers: { Cookie: cookie } })).status).toBe(200);
    expect((await post()).status).toBe(404);
    owner.Cookie = cookie;
  });

  it('begins its panel with what is to be done, and has no table without rows', async () => {
    const start = await (await fetch(`${shop.url}/painel`, { headers: owner })).text();
    const [main = ''] = /<main.*<\/main>/s.exec(start) ?? [];
    const headings = [...main.matchAll(/<h2[^>]*>\s*([^<]+?)\s*</g)].map(([, heading]) => heading);
    expect(headings.slice(0, 2)).toEqual(['Primeiros passos', 'Pendências']);
    const pages = await (await fetch(`${shop.url}/painel/paginas`, { headers: owner })).text();
    expect([pages.includes('Nenhuma página ainda.'), pages.includes('<table')]).toEqual([true, false]);
  });

  it('tells of a page that is begun which texts are still of its model', async () => {
    const begun = await fetch(`${shop.url}/painel/paginas/nova?inicio=essencial`, {
      method: 'POST',
      body: new URLSearchParams({ titulo: 'Página inicial', endereco: 'inicio' }),
      headers: { ...owner, Origin: shop.url },
    });
    const text = await begun.text();
    const named = ['Ainda é texto de exemplo', '<li>Escreva aqui o que a sua loja tem de melhor</li>'];
    expect(named.filter((part) => !text.includes(part))).toEqual([]);
  });

  it('offers to make the brands and categories that a sheet names, and then takes its lines', async () => {
    const body = new FormData();
    const head = 'sku;nome;marca;categorias;preco;estoque;peso_kg;altura_cm;largura_cm;comprimento_cm\n';
    const lines = `${head}SAIA;Saia longa;Maré;Saias;99,90;3;0,3;4;25;30\n`;
    body.append('tabela', 'produtos');
    body.append('arquivo', new Blob([lines]), 'roupas.csv');
    const headers = { ...owner, Origin: shop.url };
    const sent = await fetch(`${shop.url}/painel/planilhas`, { method: 'POST', body, headers });
    const checked = await sent.text();
    expect(checked.match(/A loja não tem: [^<]*/)?.[0]).toBe('A loja não tem: Maré, /saias.');
    expect(checked.includes('value="importar"')).toBe(false);
    const made = await fetch(sent.url, {
      method: 'POST',
      body: new URLSearchParams({ acao: 'colunas', criar: '1' }),
      headers,
    });
    const again = await made.text();
    expect([again.includes('value="importar"'), again.includes('conferir de novo')]).toEqual([true, false]);
  });

  it('lets user:create work beside it, for who may read its data', async () => {
    const account = ['--email', 'segunda@loja.example', '--nome', 'Segunda', '--documento', '111.444.777-35'];
    const run = () =>
      runCommand('user-create', [...account, '--papel', 'marketing'], { DATA_DIR: dataDir }, (child) => {
        child.stdin.end('nove gavetas bem arrumadas\n');
      });
    expect(await run()).toMatchObject({ code: 0, out: expect.stringContaining('is marketing') });
    expect(await run()).toMatchObject({ code: 1, err: expect.stringContaining('already') });
    const { port } = JSON.parse(readFileSync(join(dataDir, 'commands.json'), 'utf8'));
    const headers = { Authorization: 'Bearer errado' };
    const refused = await fetch(`http://127.0.0.1:${port}/create-user`, {
      method: 'POST',
      body: '{}',
      headers,
    });
    expect(refused.status).toBe(403);
  });

  it('writes nothing of all this into its log as wrong', () => {
    // How long a busy machine takes for an answer is another matter.
    const wrong = (line: string) => /"level":"(?:warn|error)"/.test(line) && !line.includes('slow request');
    expect(shop.output().split('\n').filter(wrong)).toEqual([]);
  });
});
