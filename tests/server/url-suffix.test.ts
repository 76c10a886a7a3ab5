/** `sistema.produto.urlSufixo`: products at `/x.html`, as the owner has it, or the platform before which this shop stands. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { person } from '../support/accounts.ts';
import { structuredData } from '../support/html.ts';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { type Answer, send } from './client.ts';

const PRODUCT = '/cabo-hdmi-ultra-high-speed-48g-2m';
const CATEGORY = '/cabos-de-video/hdmi';
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };

const dataDir = await seededDirectory();
let embedded: Shop;
let Cookie: string;
beforeAll(async () => {
  embedded = await startShop({ dataDir });
  const body = new URLSearchParams({ acao: 'entrar', usuario: person('admin').email, senha: DEMO_PASSWORD });
  const entered = await send(`${embedded.url}/checkout/acesso`, {
    method: 'POST',
    headers: FORM,
    body: body.toString(),
  });
  Cookie = (entered.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
}, 240_000);
afterAll(async () => {
  await embedded.stop();
  removeDirectory(dataDir);
});

/** As the owner does, by the form of the panel. */
async function choose(urlSufixo: '' | '.html'): Promise<void> {
  const page = `${embedded.url}/painel/configuracoes/enderecos`;
  const { text } = await send(page, { headers: { Cookie } });
  const hidden = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  const body = new URLSearchParams({ ...fields, urlSufixo }).toString();
  const saved = await send(page, { method: 'POST', headers: { ...FORM, Cookie }, body });
  expect([saved.status, saved.headers.location]).toEqual([
    303,
    '/painel/configuracoes/enderecos?aviso=salvo',
  ]);
}

describe.each([
  ['embedded', '.html'],
  ['embedded', ''],
  ['hosted', '.html'],
  ['hosted', ''],
] as const)('%s, products end in "%s"', (mode, suffix) => {
  const other = suffix === '' ? '.html' : '';
  const hostedDir = temporaryDirectory();
  let shop: Shop;
  beforeAll(async () => {
    await choose(suffix);
    const env = { PLATFORM_URL: embedded.url, LOG_LEVEL: 'silent' };
    shop = mode === 'embedded' ? embedded : await startShop({ dataDir: hostedDir, env });
  });
  afterAll(async () => {
    if (mode === 'hosted') await shop.stop();
    removeDirectory(hostedDir);
  });
  const get = (path: string): Promise<Answer> => send(shop.url + path);
  const led = async (path: string) => {
    const { status, headers } = await get(path);
    return [status, headers.location];
  };

  it('every link to one does', async () => {
    const [page, ...others] = await Promise.all(
      [PRODUCT + suffix, CATEGORY, '/busca?busca=hdmi', `/comparar?p=${PRODUCT.slice(1)}`].map(get),
    );
    expect(page?.status).toBe(200);
    expect(page?.text).toContain(`<link rel="canonical" href="${shop.url}${PRODUCT}${suffix}"`);
    expect(JSON.stringify(structuredData(page?.text ?? ''))).toContain(`${PRODUCT}${suffix}"`);
    const links = others.flatMap(({ text }) => text.match(/href="\/(?:cabo|adaptador|kit)-[^"/?#]*"/g) ?? []);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => link.endsWith('.html"') !== (suffix === '.html'))).toEqual([]);
    const map = (await get('/sitemap-1.xml')).text;
    expect(map).toContain(`${PRODUCT}${suffix}</loc>`);
    expect(map).not.toContain(`${PRODUCT}${other}</loc>`);
    // Made four times an hour at most: here by a shop that made none yet.
    if (mode === 'hosted')
      expect((await get('/feed/google.xml')).text).toContain(`${PRODUCT}${suffix}</g:link>`);
  });

  it('the other address of one leads there', async () => {
    const proper = PRODUCT + suffix;
    expect(await led(PRODUCT + other)).toEqual([301, proper]);
    expect(await led(`${PRODUCT.toUpperCase()}${other}/`)).toEqual([301, proper]);
    expect(await led(`${PRODUCT}${other}?utm_source=x`)).toEqual([301, `${proper}?utm_source=x`]);
    const [, list = ''] = /href="(\/lista\/[^"?#]+)"/.exec((await get('/lista')).text) ?? [];
    expect(list).toMatch(/^\/lista\/.+/);
    expect(list.endsWith('.html')).toBe(suffix === '.html');
    expect((await get(list)).text).toContain(`<link rel="canonical" href="${shop.url}${list}"`);
    expect(await led(list.replace(/\.html$/, '') + other)).toEqual([301, list]);
  });

  it('what is no product has no ending', async () => {
    expect(await led(`${CATEGORY}.html`)).toEqual([301, CATEGORY]);
    expect(await led('/cabos-de-video.html')).toEqual([301, '/cabos-de-video']);
    expect(await led('/marcas.html')).toEqual([301, '/marcas']);
    expect(await led('/busca.html?busca=hdmi')).toEqual([301, '/busca?busca=hdmi']);
    expect(await led('/pagina/quem-somos.html')).toEqual([301, '/pagina/quem-somos']);
    expect((await get('/nao-existe.html')).status).toBe(404);
    expect((await get('/nao-existe')).status).toBe(404);
  });
});
