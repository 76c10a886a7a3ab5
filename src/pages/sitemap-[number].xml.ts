import type { APIRoute } from 'astro';
import { sharedFile } from '#lib/server/feeds/shared-file.ts';
import { sitemapFile } from '#lib/server/feeds/sitemap.ts';
import { urlSet, xmlResponse } from '#lib/server/feeds/sitemap-xml.ts';

export const GET: APIRoute = ({ locals, params, rewrite }) =>
  sharedFile(async () => {
    const number = /^[1-9]\d{0,3}$/.test(params.number ?? '') ? Number(params.number) : undefined;
    const entries = number === undefined ? undefined : await sitemapFile(locals, number);
    return entries ? xmlResponse(urlSet(entries, locals.config.siteUrl)) : rewrite('/404');
  });
