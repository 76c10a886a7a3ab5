import type { APIRoute } from 'astro';
import { sitemapFiles } from '#lib/server/feeds/sitemap.ts';
import { sitemapIndex, xmlResponse } from '#lib/server/feeds/sitemap-xml.ts';

export const GET: APIRoute = async ({ locals }) =>
  xmlResponse(sitemapIndex(await sitemapFiles(locals), locals.config.siteUrl));
