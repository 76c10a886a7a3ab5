/** Menus, banners and popups whose data is broken: what can be read is shown, the rest is left out and logged. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FailingPlatform, startFailingPlatform } from '../support/failing-platform.ts';
import { seededDirectory } from '../support/seeded.ts';
import { events, removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { send } from './client.ts';

const [storeDir, shopDir] = [await seededDirectory(), temporaryDirectory()];
let store: Shop;
let platform: FailingPlatform;
let shop: Shop;

const good = {
  label: 'Cabos inteiros',
  tipo: 'personalizado',
  link: '/cabos-de-video',
  target: '_self',
  rota: {},
  icone: '',
  iconeOriginal: '',
  svg: '',
  destaque: false,
  sub: [],
};
const menu = (entries: unknown) => ({ status: 200, body: { id: 1, nome: 'x', hash: 'x', menu: entries } });
const size = {
  imagem: '/imagem/faixa.webp',
  imagemOriginal: '',
  link: '/marcas',
  largura: 600,
  altura: 200,
  alt: 'Faixa',
};
const banner = {
  id: 1,
  nome: 'Faixa',
  titulo: 'Faixa inteira',
  tagTitulo: 'h2',
  ordem: 1,
  target: '_self',
  dimensoes: { desktop: size, mobile: size },
};
const banners = (entries: unknown) => ({
  status: 200,
  body: { id: 1, nome: 'x', hash: 'x', banners: entries },
});

beforeAll(async () => {
  store = await startShop({ dataDir: storeDir });
  platform = await startFailingPlatform(store.url);
  platform.tell({
    'struct/menus/menu-principal': menu([
      null,
      'Cabos',
      { ...good, label: '' },
      { ...good, label: { pt: 'Cabos' } },
      { ...good, label: 'Sem lista', sub: null },
      { ...good, label: 'Sem rota', rota: null },
      { ...good, label: 'Sem link', link: 7 },
      {
        ...good,
        sub: [{ ...good, label: 'Folha inteira' }, { ...good, label: 'Folha partida', sub: 'x' }, 3],
      },
    ]),
    'struct/menus/header-pitchbar': menu('Frete grátis'),
    'struct/menus/footer': { status: 200, body: 'footer' },
    'struct/menus/icone-footer': { status: 200, body: null },
    'showcase/banners/home-bloco-2-topo-central': banners([
      { ...banner, titulo: 'Sem medidas', dimensoes: null },
      { ...banner, titulo: 'Sem arquivo', dimensoes: { desktop: { ...size, imagem: '' }, mobile: size } },
      { ...banner, titulo: 'Sem celular', dimensoes: { desktop: size } },
      { ...banner, titulo: 'Sem largura', dimensoes: { desktop: { ...size, largura: 'x' }, mobile: size } },
      { ...banner, titulo: ['Lista'] },
      banner,
    ]),
    'showcase/banners/home-bloco-3': banners({}),
    'struct/popup': { status: 200, body: { id: 1, tempo: 1, tipo: 'imagem', titulo: 'Sem medidas' } },
  });
  shop = await startShop({ dataDir: shopDir, env: { PLATFORM_URL: platform.url } });
});
afterAll(async () => {
  await shop.stop();
  await platform.close();
  await store.stop();
  for (const folder of [storeDir, shopDir]) removeDirectory(folder);
});

it.each(['/', '/cabo-hdmi-ultra-high-speed-48g-2m', '/cabos-de-video/hdmi'])(
  'shows what can be read of it on %s',
  async (path) => {
    const { status, text } = await send(shop.url + path);
    expect(status).toBe(200);
    expect(text.includes('Cabos inteiros')).toBe(true);
    expect(text.includes('Folha inteira')).toBe(true);
    expect(text.includes('Sem lista')).toBe(true);
    expect(text.includes('Folha partida')).toBe(true);
    expect(/\[object Object\]|undefined/.test(text)).toBe(false);
    expect(text.includes('client="popup"')).toBe(false);
  },
);

it('shows the sound banners beside the broken ones', async () => {
  const { text } = await send(`${shop.url}/`);
  expect(text.includes('Faixa inteira')).toBe(true);
  // The picture of one width stands in for the other's.
  expect(text.includes('Sem celular')).toBe(true);
  expect(text.includes('Sem medidas')).toBe(false);
});

it.each([
  ['struct/menus/menu-principal', 'menu.0', 'hosted platform: answer incomplete'],
  ['struct/menus/menu-principal', 'menu.2.label', 'hosted platform: answer incomplete'],
  ['struct/menus/footer', '', 'hosted platform: answer refused'],
  ['showcase/banners/home-bloco-2-topo-central', 'banners.0.dimensoes', 'hosted platform: answer incomplete'],
])('logs it: %s, %s', (call, field, event) => {
  expect(events(shop)).toContainEqual(expect.objectContaining({ event, call, field }));
});

it('leaves out a popup whose picture is missing', () => {
  const told = { event: 'broken data left out', part: 'popup home', entry: 0 };
  expect(events(shop)).toContainEqual(expect.objectContaining(told));
});
