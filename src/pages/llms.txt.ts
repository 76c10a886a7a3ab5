import type { APIRoute } from 'astro';
import { llmsTxt } from '#lib/server/feeds/llms-txt.ts';
import { loadFrame } from '#lib/server/page/page-data.ts';

export const GET: APIRoute = async ({ locals }) =>
  new Response(llmsTxt(await loadFrame(locals), locals.config.platformUrl === undefined), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
