import type { APIRoute } from 'astro';
import { robotsFile } from '#lib/domain/catalogue/robots.ts';

export const GET: APIRoute = ({ locals }) =>
  new Response(robotsFile(locals.config.siteUrl), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
