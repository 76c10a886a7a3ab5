import type { APIRoute } from 'astro';
import { webManifest } from '#lib/server/feeds/manifest.ts';
import { sharedFile } from '#lib/server/feeds/shared-file.ts';
import { loadFrame } from '#lib/server/page/page-data.ts';

export const GET: APIRoute = ({ locals }) =>
  sharedFile(
    async () =>
      new Response(JSON.stringify(webManifest(await loadFrame(locals))), {
        headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
      }),
  );
