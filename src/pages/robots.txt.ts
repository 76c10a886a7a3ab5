import type { APIRoute } from 'astro';
import { robotsFile } from '#lib/domain/catalogue/robots.ts';
import { sharedFile } from '#lib/server/feeds/shared-file.ts';

export const GET: APIRoute = ({ locals }) =>
  sharedFile(
    async () =>
      new Response(robotsFile(locals.config.siteUrl), {
        headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      }),
  );
