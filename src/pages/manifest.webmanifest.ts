import type { APIRoute } from 'astro';
import { webManifest } from '#lib/server/feeds/manifest.ts';
import { loadFrame } from '#lib/server/page/page-data.ts';

export const GET: APIRoute = async ({ locals }) =>
  new Response(JSON.stringify(webManifest(await loadFrame(locals))), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
