/** What the shop says of itself as a whole: to search engines, devices, readers that are programs, finders of holes. */
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { breaches } from '../support/google-rules.ts';
import { attributes, elements, structuredData, textOf } from '../support/html.ts';
import { htmlFlaws } from '../support/html-validity.ts';
import { hasJava, nuErrors } from '../support/nu-checker.ts';
import { openShop, shop } from '../support/openings/shop.ts';

openShop();

async function read(path: string) {
  const response = await fetch(shop.url + path);
  return { status: response.status, type: response.headers.get('Content-Type'), text: await response.text() };
}

describe('the home page', () => {
  it('says who sells and how to return, and keeps the rules of Google', async () => {
    const data = structuredData((await read('/')).text);
    expect(breaches(data)).toEqual([]);
    const [store, site] = data.flatMap((document) => document['@graph'] ?? []) as Record<string, unknown>[];
    expect(store).toMatchObject({
      '@type': 'OnlineStore',
      taxID: '11.222.333/0001-81',
      legalName: expect.stringMatching(/Ltda/),
      hasMerchantReturnPolicy: {
        merchantReturnDays: 7,
        merchantReturnLink: `${shop.url}/pagina/trocas-e-devolucoes`,
      },
    });
    expect(site).toMatchObject({ '@type': 'WebSite', url: shop.url });
  });
});

describe('every page', () => {
  it.each([
    '/',
    '/cabos-de-video/hdmi',
    '/cabo-hdmi-ultra-high-speed-48g-2m',
    '/marcas',
    '/lista',
    '/pagina',
    '/pagina/quem-somos',
    '/busca?busca=hdmi',
    '/comparar',
    '/checkout/carrinho/',
    '/checkout/acesso',
  ])('has the shop in its title, its colour, its icons and its manifest (%s)', async (path) => {
    const { text } = await read(path);
    const title = textOf(elements(text, 'title')[0] ?? '');
    expect(title.match(/Fio & Sinal/g)).toHaveLength(1);
    expect(text).toMatch(/<meta name="theme-color" content="#[0-9a-f]{6}"/);
    const head = text.slice(0, text.indexOf('</head>'));
    const links = attributes(head, 'href').filter((href) => /favicon|touch-icon|manifest/.test(href));
    expect(links).toHaveLength(4);
    for (const link of links) expect([link, (await fetch(shop.url + link)).status]).toEqual([link, 200]);
  });
});

describe('the HTML of the shop', () => {
  let pages: readonly { readonly path: string; readonly html: string }[];
  beforeAll(async () => {
    const sitemap = (await read('/sitemap-1.xml')).text;
    const listed = elements(sitemap, 'loc').map((address) => new URL(textOf(address)).pathname);
    // Products, categories, brands, texts and answers of the finder stand side by side there.
    const some = listed.filter((_, index) => index % Math.ceil(listed.length / 26) === 0);
    const paths = [
      ...some,
      ...['/', '/cabos-de-video/hdmi', '/busca?busca=hdmi', '/busca?busca=xyzzyq', '/nada-aqui'],
      ...['/cabo-hdmi-ultra-high-speed-48g-2m', '/cabo-p10-instrumento-5m', '/comparar', '/ligar'],
      ...['/checkout/carrinho/', '/checkout/acesso', '/checkout/cadastro', '/minha-conta/favoritos'],
      ...['/pagina/quem-somos', '/pagina/central-de-atendimento'],
    ];
    const answers: { path: string; html: string }[] = [];
    for (const path of paths) answers.push({ path, html: (await read(path)).text });
    pages = answers;
  }, 120_000);

  it('has no flaw in some forty pages', () => {
    const flaws = pages.flatMap(({ path, html }) => htmlFlaws(html).map((flaw) => `${path}: ${flaw}`));
    expect(flaws).toEqual([]);
  }, 120_000);

  it('has no error in them for the Nu checker, which sees one where there is one', async ({ skip }) => {
    if (!(await hasJava())) skip('no Java is installed, which the Nu checker needs');
    const html = '<!doctype html><html lang="pt-BR"><title>a</title><span><div></div></span>';
    const errors = await nuErrors([...pages, { path: '/wrong', html }]);
    expect(errors).toEqual([expect.stringMatching(/^\/wrong: Element .div. not allowed/)]);
  }, 300_000);
});

describe('the web manifest', () => {
  it('names the shop and icons of the sizes it says', async () => {
    const { type, text } = await read('/manifest.webmanifest');
    expect(type).toContain('application/manifest+json');
    const manifest = JSON.parse(text);
    expect(manifest).toMatchObject({
      name: 'Fio & Sinal',
      lang: 'pt-BR',
      start_url: '/',
      theme_color: '#0a1626',
    });
    for (const { src, sizes, type: kind } of manifest.icons as {
      src: string;
      sizes: string;
      type: string;
    }[]) {
      const icon = await fetch(shop.url + src);
      expect([src, icon.status, icon.headers.get('Content-Type')]).toEqual([src, 200, kind]);
      if (kind !== 'image/png') continue;
      const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});

describe('the file for finders of holes', () => {
  it('is text at its known place', async () => {
    const { status, type, text } = await read('/.well-known/security.txt');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain('Contact: mailto:atendimento@fioesinal.example');
    expect(text).toContain(`Canonical: ${shop.url}/.well-known/security.txt`);
  });
});

describe('the file for readers that are programs', () => {
  it('links categories, policies and data, every one of which is there', async () => {
    const { type, text } = await read('/llms.txt');
    expect(type).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^# Fio & Sinal\n\n> \S/);
    for (const heading of ['## Catálogo', '## Atendimento e políticas', '## Dados para programas']) {
      expect(text).toContain(heading);
    }
    const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(20);
    expect(new Set(links).size).toBe(links.length);
    for (const link of links) expect([link, (await fetch(link)).status]).toEqual([link, 200]);
    expect(text).not.toMatch(/undefined|\[object|<\w/);
  }, 60_000);
});
