import { describe, expect, it } from 'vitest';
import { robotsFile } from '#lib/domain/catalogue/robots.ts';
import { escapeXml } from '#lib/domain/kernel/xml.ts';
import { itemListData } from '#lib/domain/shop/structured-data.ts';
import { sitemapIndex, urlSet } from '#lib/server/feeds/sitemap-xml.ts';

const SITE = 'https://loja.example';

describe('the files for search engines', () => {
  it('put every address on the shop’s origin, and a date only where one is known', () => {
    const xml = urlSet(
      [
        { url: 'http://outra.example/a?b=1&c=2', alterado: '2026-11-20T12:00:00.000Z' },
        { url: '/b', alterado: '' },
      ],
      SITE,
    );
    expect(xml).toContain(
      `<url><loc>${SITE}/a?b=1&amp;c=2</loc><lastmod>2026-11-20T12:00:00.000Z</lastmod></url>`,
    );
    expect(xml).toContain(`<url><loc>${SITE}/b</loc></url>`);
  });

  it('number the parts of the index from 1', () => {
    const xml = sitemapIndex(2, SITE);
    expect(xml).toContain(`<loc>${SITE}/sitemap-1.xml</loc>`);
    expect(xml).toContain(`<loc>${SITE}/sitemap-2.xml</loc>`);
    expect(xml).not.toContain('sitemap-3');
  });

  it('keep crawlers from listings under a filter, wherever it stands in the query, and from nothing else', () => {
    const rules = robotsFile(SITE)
      .split('\n')
      .filter((line) => line.startsWith('Disallow: '))
      .map((line) => line.slice('Disallow: '.length));
    const blocked = (address: string) =>
      rules.some((rule) =>
        new RegExp(`^${rule.replace(/[.?+^$(){}|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`).test(address),
      );
    for (const address of [
      '/hdmi?filtro=1:2',
      '/hdmi?order=x&marca=3',
      '/busca?busca=a&preco=1:2',
      '/checkout/carrinho/',
      '/api/v2/front/ping',
    ]) {
      expect(blocked(address), address).toBe(true);
    }
    for (const address of [
      '/',
      '/hdmi?pg=2',
      '/hdmi?order=x',
      '/busca?busca=filtro',
      '/upload/x.webp',
      '/marcas',
    ]) {
      expect(blocked(address), address).toBe(false);
    }
    expect(robotsFile(SITE)).toContain(`Sitemap: ${SITE}/sitemap.xml\n`);
  });

  it('escape what XML reads', () => expect(escapeXml(`<&>"'`)).toBe('&lt;&amp;&gt;&quot;&apos;'));

  it('number the products of a page by their place in the listing', () => {
    expect(itemListData([{ rota: { path: '/a' } }], SITE, 13)).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 13, url: `${SITE}/a` }],
    });
  });
});
