import type { APIRoute } from 'astro';
import { llmsTxt } from '#lib/server/feeds/llms-txt.ts';
import { sharedFile } from '#lib/server/feeds/shared-file.ts';
import { finderOptions } from '#lib/server/finder/link-page.ts';
import { loadFrame } from '#lib/server/page/page-data.ts';

export const GET: APIRoute = ({ locals }) =>
  sharedFile(async () => {
    const [shell, finder] = await Promise.all([loadFrame(locals), finderOptions(locals)]);
    const text = llmsTxt(shell, finder !== undefined);
    return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  });
