/** Listings and product pages of the demo store, as the server sends them. */
import { describe, expect, it } from 'vitest';
import { BANNERS } from '#artwork/demo/banners.ts';
import { BRANDS } from '#artwork/demo/brands.ts';
import { HOME_SLOTS } from '#lib/contract/home.ts';
import { PAGE_SIZES } from '#lib/domain/catalogue/listing-query.ts';
import { everyProduct, type ListedProduct } from '../support/every-product.ts';
import { attributes, elements, LEFTOVERS, mainOf, structuredData, textOf } from '../support/html.ts';
import { openShop, shop } from '../support/openings/shop.ts';

openShop();

const HDMI = '/cabos-de-video/hdmi';
/** With more cards than two pages of the usual size. */
const VIDEO = '/cabos-de-video';

type Page = { readonly status: number; readonly html: string; readonly headers: Headers };

async function page(path: string): Promise<Page> {
  const response = await fetch(shop.url + path, { redirect: 'manual' });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

function head(html: string): { title: string; robots: string; canonical: string } {
  return {
    title: textOf(elements(html, 'title')[0] ?? ''),
    robots: /name="robots" content="([^"]*)"/.exec(html)?.[1] ?? '',
    canonical: (/rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '').replace(shop.url, ''),
  };
}

describe('a search', () => {
  it.each(['cabo hdmi 2m', 'hmdi', '"hmdi"', 'berimbau'])(
    'for %s says so in the heading alone, beside the field',
    async (busca) => {
      const { html } = await page(`/busca?${new URLSearchParams({ busca })}`);
      expect(textOf(elements(html, 'h1')[0] ?? '')).toContain(busca);
      const body = textOf(elements(html, 'body')[0] ?? '');
      expect(body.split(busca).length - 1).toBe(1);
      expect(textOf(elements(html, 'nav').find((nav) => nav.includes('breadcrumb')) ?? '')).toMatch(/Busca$/);
    },
  );
});

describe('a category', () => {
  it('shows a page of products, each once, with name, link and price', async () => {
    const { status, html } = await page(HDMI);
    expect(status).toBe(200);
    const cards = elements(mainOf(html), 'article');
    expect(cards).toHaveLength(12);
    const names = cards.flatMap((card) => elements(card, 'h2'));
    expect(new Set(names.flatMap((name) => attributes(name, 'href'))).size).toBe(12);
    for (const card of cards) expect(textOf(card)).toMatch(/R\$ \d/);
    expect(textOf(elements(html, 'h1')[0] ?? '')).toBe('HDMI');
    expect(textOf(mainOf(html))).toMatch(/\d+ modelos, \d+ produtos/);
  });

  it('links its subcategories and its other pages by path', async () => {
    const { html } = await page(HDMI);
    const links = attributes(mainOf(html), 'href');
    expect(links).toContain(`${HDMI}/ultra-48g`);
    expect(links).toContain(`${HDMI}?pg=2`);
    expect(links.filter((link) => !/^[/#]/.test(link))).toEqual([]);
  });

  it('names the pages before and after it in its head, and its products to search engines', async () => {
    const { html } = await page(`${VIDEO}?pg=2`);
    expect(html).toContain(`<link rel="prev" href="${VIDEO}">`);
    expect(html).toContain(`<link rel="next" href="${VIDEO}?pg=3">`);
    const list = structuredData(html).find((data) => data['@type'] === 'ItemList');
    expect(list?.itemListElement).toHaveLength(12);
    expect(list?.itemListElement).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ position: 13, url: expect.stringMatching(/^http/) }),
      ]),
    );
    const first = (await page(VIDEO)).html;
    expect(first).not.toContain('rel="prev"');
  });

  it('asks crawlers not to follow its filters', async () => {
    const { html } = await page(HDMI);
    const filters = /id="filters"[\s\S]*?<\/aside>/.exec(html)?.[0] ?? '';
    const links = filters.match(/<a [^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !link.includes('rel="nofollow"'))).toEqual([]);
  });

  it('under a filter, an order or another page size is not indexed', async () => {
    for (const query of ['marca=1', 'order=Nome A-Z', 'ipp=24', 'filtro=1:1~3']) {
      expect(head((await page(`${HDMI}?${query}`)).html), query).toMatchObject({
        robots: 'noindex, follow',
        canonical: HDMI,
      });
    }
  });

  it('holds every model exactly once over its pages', async () => {
    const names: string[] = [];
    for (let number = 1; ; number += 1) {
      const { status, html } = await page(`${VIDEO}?pg=${number}`);
      if (status === 404) break;
      const cards = elements(mainOf(html), 'article');
      names.push(
        ...cards.flatMap((card) => elements(card, 'h2').flatMap((name) => attributes(name, 'href'))),
      );
    }
    const [, models, products] =
      /(\d+) modelos, (\d+) produtos/.exec(textOf(mainOf((await page(VIDEO)).html))) ?? [];
    expect(Number(models)).toBeGreaterThan(36);
    expect(Number(products)).toBeGreaterThan(Number(models));
    expect(names).toHaveLength(Number(models));
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(['0', '-1', 'x', '1.5', '999', '99999999999999999999', ''])('has no page "%s"', async (pg) => {
    const { status, html } = await page(`${HDMI}?pg=${pg}`);
    expect(status).toBe(404);
    expect(head(html).title).toContain('Página não encontrada');
  });

  it('names each page by itself, and the first without a number', async () => {
    expect(head((await page(`${HDMI}?pg=1`)).html)).toMatchObject({
      robots: 'index, follow',
      canonical: HDMI,
    });
    const second = head((await page(`${HDMI}?pg=2`)).html);
    expect(second).toMatchObject({ robots: 'index, follow', canonical: `${HDMI}?pg=2` });
    expect(second.title).toContain('página 2');
  });

  it.each([...PAGE_SIZES])('shows %i products when asked to', async (size) => {
    const { html } = await page(`${VIDEO}?ipp=${size}`);
    expect(elements(mainOf(html), 'article')).toHaveLength(size);
    expect(html).toMatch(new RegExp(`<option[^>]*selected[^>]*>\\s*${size}`));
  });

  it('is not to be had under the name of its template', async () => {
    expect((await page('/listagem')).status).toBe(404);
  });

  it('falls back on an odd size or order', async () => {
    const plain = elements(mainOf((await page(HDMI)).html), 'article');
    for (const query of ['ipp=13', 'ipp=0', 'order=Nada', 'order=']) {
      const { html, status } = await page(`${HDMI}?${query}`);
      expect(status).toBe(200);
      expect(elements(mainOf(html), 'article')).toEqual(plain);
      expect(head(html).robots).toBe('index, follow');
    }
  });

  it('in another order is not indexed and keeps that order on its other pages', async () => {
    const { html } = await page(`${HDMI}?order=Menor+Pre%C3%A7o`);
    expect(head(html)).toMatchObject({ robots: 'noindex, follow', canonical: HDMI });
    expect(attributes(mainOf(html), 'href')).toContain(`${HDMI}?order=Menor+Pre%C3%A7o&pg=2`);
  });

  it('is told to search engines with its way from the home page', async () => {
    const breadcrumb = structuredData((await page(`${HDMI}/ultra-48g`)).html).at(-1);
    const items = breadcrumb?.itemListElement as readonly { name: string; item: string }[];
    expect(breadcrumb?.['@type']).toBe('BreadcrumbList');
    expect(items.map(({ item }) => item.replace(shop.url, ''))).toEqual([
      '/',
      '/cabos-de-video',
      HDMI,
      `${HDMI}/ultra-48g`,
    ]);
  });
});

it.each([
  ['/marcas', ['/', '/marcas']],
  ['/comparar', ['/', '/comparar']],
  ['/ligar', ['/', '/ligar']],
  ['/ligar/hdmi/displayport', ['/', '/ligar', '/ligar/hdmi/displayport']],
])('%s says where one is', async (path, way) => {
  const { html } = await page(path);
  const breadcrumb = structuredData(html).find((data) => data['@type'] === 'BreadcrumbList');
  const items = breadcrumb?.itemListElement as readonly { item: string }[];
  expect(items.map(({ item }) => item.replace(shop.url, ''))).toEqual(way);
  const shown = elements(html, 'nav').find((nav) => nav.includes('breadcrumb_list')) ?? '';
  expect(attributes(shown, 'href')).toEqual(way.slice(0, -1));
});

describe('the home page', () => {
  it('has between header and footer the banners of all nine slots, both showcases and the brands', async () => {
    const { html } = await page('/');
    const main = mainOf(html);
    const banners = BANNERS.flatMap((slot) => slot.banners);
    expect(BANNERS.map(({ hash }) => hash)).toEqual([...HOME_SLOTS]);
    for (const { titulo, link } of banners) {
      expect(textOf(main)).toContain(titulo);
      expect(attributes(main, 'href')).toContain(link);
    }
    for (const id of ['home-showcase', 'home-showcase-01']) {
      const row = elements(main, 'section').find((section) => section.includes(`id="${id}"`)) ?? '';
      expect(elements(row, 'article')).toHaveLength(12);
    }
    for (const { slug } of BRANDS) expect(attributes(main, 'href')).toContain(`/marcas/${slug}`);
    const frame = ['<header', '<main', '<footer', 'component-export="SideCart"', 'id="loader"'];
    const places = frame.map((part) => html.indexOf(part));
    expect(places).toEqual(places.filter((place) => place > 0).toSorted((one, other) => one - other));
  });

  it('shows the five latest posts of the shop, with pictures of its own', async () => {
    const { html } = await page('/');
    const posts = elements(html, 'section').find((section) => section.includes('id="instagram"')) ?? '';
    expect(elements(posts, 'time')).toHaveLength(5);
    expect(textOf(posts)).toContain('@fioesinal');
    for (const src of attributes(posts, 'src')) expect(src).toMatch(/^\/upload\//);
    for (const link of attributes(posts, 'href')) expect(link).toMatch(/^\/[a-z]/);
  });
});

describe('brands and searches', () => {
  it('are listings like categories', async () => {
    const brand = await page('/marcas/tramavia');
    expect(textOf(elements(brand.html, 'h1')[0] ?? '')).toBe('Tramavia');
    expect(elements(mainOf(brand.html), 'article').length).toBeGreaterThan(0);
    const search = await page('/busca?busca=hdmi');
    expect(elements(mainOf(search.html), 'article').length).toBeGreaterThan(0);
    expect(head(search.html).robots).toBe('noindex, follow');
    expect(search.html).toMatch(/name="busca"[^>]*value="hdmi"|value="hdmi"[^>]*name="busca"/);
  });

  it('of a brand tell of it, can be narrowed to a category, and lead back to all brands', async () => {
    const { html } = await page('/marcas/tramavia');
    expect(textOf(mainOf(html))).toContain('Cabos de imagem para quem joga');
    const links = attributes(mainOf(html), 'href');
    expect(links).toContain('/marcas');
    expect(links.some((link) => link.startsWith('/marcas/tramavia?categoria='))).toBe(true);
    expect(links.some((link) => link.includes('marca='))).toBe(false);
  });

  it('at a landing page have its own text around what it stands for', async () => {
    const { status, html } = await page('/c/cabos-ate-50-reais');
    const text = textOf(mainOf(html));
    expect(status).toBe(200);
    expect(textOf(elements(html, 'h1')[0] ?? '')).toBe('Cabos até R$ 50');
    expect(text).toContain('que custam até 50 reais');
    expect(text).toContain('Barato sem ser pouco');
    expect(head(html)).toMatchObject({ robots: 'index, follow', canonical: '/c/cabos-ate-50-reais' });
    expect(attributes(mainOf(html), 'href')).toContain('/c/cabos-ate-50-reais?pg=2');
  });

  it.each([
    ['/marcas', 8, '/marcas/tramavia'],
    ['/lista', 3, '/lista/rack-de-rede'],
  ])('have an index at %s, which tells search engines all %i', async (path, count, one) => {
    const { html } = await page(path);
    const [list, breadcrumb] = structuredData(html);
    expect(breadcrumb?.['@type']).toBe('BreadcrumbList');
    expect(list?.itemListElement).toHaveLength(count);
    expect(attributes(mainOf(html), 'href')).toContain(one);
    expect(head(html)).toMatchObject({ robots: 'index, follow', canonical: path });
  });

  it('that find nothing say so and show the way on', async () => {
    const { status, html } = await page('/busca?busca=zzzzzz');
    expect(status).toBe(200);
    expect(textOf(mainOf(html))).toContain('Não encontramos nada com essas palavras');
    expect(attributes(mainOf(html), 'href')).toContain(HDMI);
  });

  it('print a search term as text', async () => {
    const { html } = await page(`/busca?busca=${encodeURIComponent('"><script>alert(1)</script>')}`);
    const withoutAttributes = html.replace(/="[^"]*"/g, '');
    expect(elements(withoutAttributes, 'script')).not.toContain('alert(1)');
  });
});

describe('every product page', () => {
  it('has name, price and data, and no trace of a missing value', async () => {
    const products = await everyProduct(shop.url);
    expect(products.length).toBeGreaterThan(200);
    const flaws: string[] = [];
    for (const product of products) flaws.push(...flawsOf(product, await page(product.rota.path)));
    expect(flaws).toEqual([]);
  }, 60_000);
});

function flawsOf(
  { id, nome, status: state, rota }: ListedProduct,
  { status, html }: Page,
): readonly string[] {
  const buyable = state === 'disponivel';
  const facts = {
    'is answered': status === 200,
    'has its name as heading': textOf(elements(html, 'h1')[0] ?? '') === nome,
    'prints no missing value': !LEFTOVERS.test(textOf(mainOf(html))),
    'has no empty list, no style attribute': !/\sstyle="|<(ul|ol|dl|tbody)[^>]*>\s*<\/\1>/.test(html),
    'can be bought when it is available, and asked for otherwise':
      html.includes(`action="/${buyable ? 'comprar' : 'interesse'}"`) &&
      html.includes('action="/comprar"') === buyable &&
      html.includes(`name="idProduto" value="${id}"`),
  };
  return Object.entries(facts).flatMap(([fact, holds]) => (holds ? [] : [`${rota.path}: ${fact}`]));
}

describe('a product page', () => {
  const CABLE = '/cabo-hdmi-ultra-high-speed-48g-2m';

  it('says what it costs by Pix, by card and in parts', async () => {
    const text = textOf(mainOf((await page(CABLE)).html));
    expect(text).toMatch(/R\$ [\d.,]+ à vista no Pix, 8% de desconto/);
    expect(text).toMatch(/ou R\$ [\d.,]+ em até \d+x de R\$ [\d.,]+ sem juros/);
  });

  it('reserves the place of every picture and hurries the first', async () => {
    const { html } = await page(CABLE);
    const pictures = [...mainOf(html).matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
    expect(pictures.length).toBeGreaterThan(4);
    for (const picture of pictures) expect(picture).toMatch(/width="\d+"[^>]*height="\d+"/);
    expect(pictures[0]).toContain('fetchpriority="high"');
    expect(pictures.filter((picture) => picture.includes('loading="eager"'))).toHaveLength(1);
  });

  it('may be cached, unless it is asked for with a preview parameter', async () => {
    expect((await page(CABLE)).headers.get('Cache-Control')).toContain('public');
    expect((await page(`${CABLE}?debug=1`)).headers.get('Cache-Control')).toContain('no-store');
  });

  it('has one spelling', async () => {
    for (const spelling of [`${CABLE}.html`, `${CABLE}/`, `/${CABLE}`, CABLE.toUpperCase()]) {
      const { status, headers } = await page(spelling);
      expect([spelling, status, headers.get('Location')]).toEqual([spelling, 301, CABLE]);
    }
  });
});

describe('the files for search engines', () => {
  it('list every product, in one file as long as there are few', async () => {
    const index = await page('/sitemap.xml');
    expect(index.headers.get('Content-Type')).toContain('application/xml');
    const files = [...index.html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) =>
      loc?.replace(shop.url, ''),
    );
    expect(files).toEqual(['/sitemap-1.xml']);
    const { html } = await page('/sitemap-1.xml');
    const paths = new Set(
      [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc?.replace(shop.url, '')),
    );
    expect(paths).toContain('/');
    for (const { rota } of await everyProduct(shop.url)) expect(paths).toContain(rota.path);
    for (const none of ['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-a.xml']) {
      expect((await page(none)).status, none).toBe(404);
    }
  });

  it('name the sitemap and what crawlers had better leave', async () => {
    const { html, headers } = await page('/robots.txt');
    expect(headers.get('Content-Type')).toContain('text/plain');
    expect(html).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
    expect(html).toContain('Disallow: /*?filtro=');
  });
});
