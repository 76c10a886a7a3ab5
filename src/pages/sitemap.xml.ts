import type { APIRoute } from 'astro';
import { sharedFile } from '#lib/server/feeds/shared-file.ts';
import { sitemapFiles } from '#lib/server/feeds/sitemap.ts';
import { sitemapIndex, xmlResponse } from '#lib/server/feeds/sitemap-xml.ts';

export const GET: APIRoute = ({ locals }) =>
  sharedFile(async () => xmlResponse(sitemapIndex(await sitemapFiles(locals), locals.config.siteUrl)));
