/** The files of a sitemap (sitemaps.org, protocol 0.9). */
import type { SitemapEntry } from '#lib/contract/sitemap.ts';
import { escapeXml } from '#lib/domain/kernel/xml.ts';
import { canonicalUrl } from '#lib/domain/shop/seo.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Addresses are put on the origin of `siteUrl`, wherever the platform says they are. */
export function urlSet(entries: readonly SitemapEntry[], siteUrl: string): string {
  const urls = entries.map(({ url, alterado }) => {
    const lastmod = alterado === '' ? '' : `<lastmod>${escapeXml(alterado)}</lastmod>`;
    return `<url><loc>${escapeXml(canonicalUrl(url, siteUrl) ?? siteUrl)}</loc>${lastmod}</url>\n`;
  });
  return `${HEAD}<urlset ${NAMESPACE}>\n${urls.join('')}</urlset>\n`;
}

export function sitemapIndex(files: number, siteUrl: string): string {
  const entries = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${escapeXml(`${siteUrl}/sitemap-${index + 1}.xml`)}</loc></sitemap>\n`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

export function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
