/** Single answers of a platform that once made an error page of a page, each by its name. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#lib/server/config.ts';
import { launch } from '#lib/server/launch.ts';
import { processLog } from '#lib/server/observe/log.ts';
import { getRuntime } from '#lib/server/runtime.ts';
import { cartText } from '#lib/text/cart.ts';
import { readWorld, type World } from '../contract/calls/world.ts';
import { mainOf, textOf } from '../support/html.ts';
import { type Path, spoiledAt } from '../support/mutations.ts';
import { flaws } from '../support/page-flaws.ts';
import { type ReplayingPlatform, startReplayingPlatform } from '../support/replaying-platform.ts';
import { freePort, removeDirectory, temporaryDirectory } from '../support/shop.ts';
import { createTestStore, type TestStore } from '../support/store.ts';
import { send } from './client.ts';

const dataDir = temporaryDirectory();
let store: TestStore;
let world: World;
let platform: ReplayingPlatform;
let stop: () => Promise<void>;
let url: string;
let session: string;
/** Address of the product with the most opinions: the page of one with few asks for no more of them. */
let reviewed: string;

beforeAll(async () => {
  store = await createTestStore();
  world = await readWorld(store);
  platform = await startReplayingPlatform(store);
  const most = await store.db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select('p.slug')
    .where('r.aprovado', '=', true)
    .groupBy('p.slug')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('p.slug')
    .executeTakeFirstOrThrow();
  reviewed = most.slug;
  const visitor = store.visitor();
  const itens = [{ idProduto: world.plain.id, quantidade: 2 }];
  const body = JSON.stringify({ tipo: 'produto', itens });
  await visitor.fetch('/api/v2/front/checkout/cart', { method: 'POST', body });
  session = visitor.session();
  const port = String(await freePort());
  url = `http://localhost:${port}`;
  stop = await launch(
    readConfig({ PORT: port, DATA_DIR: dataDir, PLATFORM_URL: platform.url }),
    processLog('silent'),
  );
}, 240_000);
afterAll(async () => {
  await stop();
  await platform.close();
  await store.close();
  removeDirectory(dataDir);
});

type Visit = { readonly path: string; readonly loggedIn?: true };

/** @param change Of the answer to the calls whose path begins with `call`; whether it was asked is part of the outcome. */
async function show({ path, loggedIn }: Visit, call: string, change: (answer: unknown) => unknown) {
  getRuntime().pageCache.clear();
  let asked = 0;
  platform.begin((name, answer) => {
    if (!name.startsWith(`GET ${call}`)) return answer;
    const changed = change(answer);
    if (JSON.stringify(changed) !== JSON.stringify(answer)) asked += 1;
    return changed;
  });
  const Cookie = `PHPSESSID=${session}; vitrine=${loggedIn ? 'cl' : 'c'}`;
  const own = loggedIn || path.startsWith('/checkout');
  const { status, text } = await send(url + path, { headers: own ? { Cookie } : {} });
  return { asked, text, wrong: flaws(status, text) };
}

const PAGES: Readonly<Record<string, () => Visit>> = {
  home: () => ({ path: '/' }),
  brands: () => ({ path: '/marcas' }),
  category: () => ({ path: world.category }),
  search: () => ({ path: '/busca?busca=hdmi' }),
  searchInVain: () => ({ path: '/busca?busca=xyzzyxyzzy' }),
  product: () => ({ path: `/${world.plain.slug}` }),
  reviewed: () => ({ path: `/${reviewed}` }),
  valued: () => ({ path: `/${world.valued.slug}` }),
  cart: () => ({ path: '/checkout/carrinho/' }),
  page: () => ({ path: '/pagina/quem-somos' }),
  visitor: () => ({ path: '/', loggedIn: true }),
};
const DETAIL = 'url/product/detail';
const LISTING = 'url/product/listing/';
const FIRST = ['conteudo', 'produtos', 0] as const;

describe('a field that is left out', () => {
  it.each<readonly [keyof typeof PAGES, string, Path]>([
    ['product', DETAIL, ['conteudo', 'caracteristicas']],
    ['product', DETAIL, ['conteudo', 'avaliacao', 'avaliacoes']],
    ['product', DETAIL, ['conteudo', 'selos']],
    ['valued', DETAIL, ['conteudo', 'atributos']],
    ['category', LISTING, [...FIRST, 'atributos']],
    ['category', LISTING, [...FIRST, 'avaliacao']],
    ['category', LISTING, [...FIRST, 'selos']],
    ['category', LISTING, ['conteudo', 'detalhes', 'atributos']],
    ['category', LISTING, ['conteudo', 'detalhes', 'categorias', 'filhas']],
    ['category', LISTING, ['conteudo', 'detalhes', 'categorias', 'irmas']],
    ['search', LISTING, ['conteudo', 'busca', 'sugestao']],
    ['searchInVain', LISTING, ['conteudo', 'busca', 'sugestao']],
    ['page', 'url/page', ['conteudo', 'layoutPersonalizado']],
    ['product', DETAIL, ['conteudo', 'layoutPersonalizado']],
  ])('leaves the page of it whole (%s: %s %j)', async (page, call, path) => {
    const shown = await show(visitOf(page), call, (answer) => spoiledAt(answer, path, () => undefined));
    expect(shown).toMatchObject({ wrong: [] });
    expect(shown.asked, 'nothing was left out').toBeGreaterThan(0);
  });
});

describe('a field that is null', () => {
  it.each<readonly [keyof typeof PAGES, string, Path]>([
    ['product', DETAIL, ['estrutura', 'breadcrumb']],
    ['category', LISTING, ['estrutura', 'breadcrumb']],
    ['page', 'url/page', ['estrutura', 'breadcrumb']],
    ['product', DETAIL, ['conteudo', 'avaliacao', 'media']],
    ['category', LISTING, [...FIRST, 'avaliacao', 'media']],
    ['cart', 'checkout/cart', ['itens', 0, 'imagem']],
    ['product', DETAIL, ['conteudo', 'categoria']],
    ['category', LISTING, ['conteudo', 'categoria']],
    ['product', DETAIL, ['conteudo', 'marca']],
    ['category', LISTING, [...FIRST, 'marca']],
    ['product', DETAIL, ['conteudo', 'perguntas']],
    ['visitor', 'checkout/user', ['representantes']],
  ])('leaves the page of it whole (%s: %s %j)', async (page, call, path) => {
    const shown = await show(visitOf(page), call, (answer) => spoiledAt(answer, path, () => null));
    expect(shown).toMatchObject({ wrong: [] });
    expect(shown.asked, 'nothing became null').toBeGreaterThan(0);
  });
});

describe('an answer that is another one', () => {
  it.each<readonly [keyof typeof PAGES, string]>([
    ['reviewed', 'evaluations/product'],
    ['home', 'showcase/instagram'],
    ['home', 'brands'],
    ['brands', 'brands'],
    ['visitor', 'wishlist'],
  ])('leaves the page of it whole (%s: %s)', async (page, call) => {
    for (const body of [{}, []]) {
      const shown = await show(visitOf(page), call, () => body);
      expect(shown).toMatchObject({ wrong: [] });
      expect(shown.asked, 'not asked').toBeGreaterThan(0);
    }
  });
});

describe('a value that is spelled in another way', () => {
  const opinion = { nome: 'Bia', nota: '4', comentario: 'Muito bom', data: '2026-05-04' };

  it('is read as it is meant: marks as text', async () => {
    const given = {
      media: '4.5',
      quantidade: '1',
      notas: [{ nota: '4', quantidade: '1' }],
      avaliacoes: [opinion],
    };
    const { text, wrong, asked } = await show(visitOf('reviewed'), 'evaluations/product', () => given);
    expect([wrong, asked > 0]).toEqual([[], true]);
    expect(textOf(mainOf(text))).toContain('Muito bom');
  });

  it('is read as it is meant: entities', async () => {
    const name = 'Cabo &quot;Ch&atilde;o&quot; &amp; Cia';
    const { text, wrong } = await show(visitOf('product'), DETAIL, (answer) =>
      spoiledAt(answer, ['conteudo', 'nome'], () => name),
    );
    expect(wrong).toEqual([]);
    expect(textOf(mainOf(text))).toContain('Cabo "Chão" & Cia');
  });

  it.each([{}, [], null, ''])('is read as it is meant: no video (%j)', async (video) => {
    const { text, wrong } = await show(visitOf('product'), DETAIL, (answer) => {
      const { conteudo, ...rest } = answer as { conteudo: object };
      return { ...rest, conteudo: { ...conteudo, video } };
    });
    expect(wrong).toEqual([]);
    expect(text).not.toMatch(/youtube|vimeo|<iframe/);
  });
});

it.each([undefined, [], {}, null])(
  'a card whose place has no name (%j) is compared by its address',
  async (params) => {
    const { text, wrong } = await show(visitOf('category'), LISTING, (answer) =>
      spoiledAt(answer, [...FIRST, 'rota', 'params'], () => params),
    );
    expect(wrong).toEqual([]);
    const boxes = [...text.matchAll(/name="p" value="([^"]*)"/g)].map(([, value]) => value);
    const cards = [...text.matchAll(/class="product-card_link" href="\/([^"?]*)"/g)].map(([, path]) => path);
    expect(boxes.length).toBeGreaterThan(1);
    expect(boxes).toEqual(cards.slice(0, boxes.length));
  },
);

describe('a price that is none', () => {
  const NONE: readonly (readonly [string, (precos: object) => object])[] = [
    ['left out', ({ por: _, ...rest }: { readonly por?: unknown }) => rest],
    ['null', (precos) => ({ ...precos, por: null })],
    ['0', (precos) => ({ ...precos, por: 0 })],
    ['below 0', (precos) => ({ ...precos, por: -1 })],
    ['of all', () => ({})],
  ];
  const without =
    (change: (precos: object) => object) =>
    (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(without(change));
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [
          name,
          name === 'precos' ? change(part as object) : without(change)(part),
        ]),
      );
    };
  /** Other products keep their prices. */
  const buyBox = (text: string): string =>
    /class="buy-box"[\s\S]*class="buy-box_terms"/.exec(text)?.[0] ?? '';

  it.each(NONE)('is not made up on the page of a product (%s)', async (_, change) => {
    for (const page of ['product', 'valued']) {
      const { text, wrong } = await show(visitOf(page), DETAIL, without(change));
      expect(wrong).toEqual([]);
      expect(textOf(buyBox(text))).toMatch(/sob consulta/i);
      expect(buyBox(text)).not.toMatch(/R\$|value="comprar"/);
      expect(text).not.toMatch(/"price":|"lowPrice"|product:price:amount/);
    }
  });

  it.each(NONE)('is not made up in a listing (%s)', async (_, change) => {
    for (const page of ['category', 'search']) {
      const { text, wrong } = await show(visitOf(page), LISTING, without(change));
      const offers = [...text.matchAll(/<div class="product-card_offer[\s\S]*?<\/div>/g)].join('');
      expect(wrong).toEqual([]);
      expect(textOf(offers)).toMatch(/sob consulta/i);
      expect(textOf(offers)).not.toContain('R$');
    }
  });

  it.each([
    ['no price, but a list price', () => ({ precoDe: 250 }), (): unknown => undefined],
    ['nothing', (): unknown => undefined, (): unknown => null],
    ['0', () => ({ precoPor: 0, total: 0 }), () => ({ valor: 0 })],
  ])('is not made up in a cart whose lines say %s', async (_, prices, subtotal) => {
    const { text, wrong, asked } = await show(visitOf('cart'), 'checkout/cart', (answer) => {
      const { itens, ...rest } = answer as { readonly itens: readonly object[] };
      return { ...rest, itens: itens.map((line) => ({ ...line, precos: prices() })), subtotal: subtotal() };
    });
    expect([wrong, asked > 0]).toEqual([[], true]);
    // Beside it stand products that have prices.
    const words = textOf(
      mainOf(text).replace(/<section[^>]*aria-labelledby="cart-suggestions"[\s\S]*?<\/section>/, ''),
    );
    expect(words).not.toContain('R$');
    expect(words).toContain(cartText.atCheckout);
    expect(text).toContain('value="2"');
  });

  it.each(NONE)('is not made up in lists (%s)', async (_, change) => {
    const list = await show({ path: `/lista/${world.list.slug}` }, 'url/list/', without(change));
    expect([list.wrong, list.asked > 0]).toEqual([[], true]);
    expect(textOf(mainOf(list.text))).toMatch(/sob consulta/i);
    expect(mainOf(list.text)).not.toMatch(/R\$|value="comprar"/);
    const lists = await show({ path: '/lista' }, 'url/list/', without(change));
    expect([lists.wrong, lists.asked > 0]).toEqual([[], true]);
    expect(mainOf(lists.text)).not.toContain('R$');
  });
});

function visitOf(page: string): Visit {
  const visit = PAGES[page]?.();
  if (!visit) throw new Error(`no page is called ${page}`);
  return visit;
}
