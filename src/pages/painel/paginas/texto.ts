/** A text in Markdown as HTML that is safe to show, for the script that follows the typing. */
import type { APIRoute } from 'astro';
import { CONTENT_LIMITS } from '#lib/domain/content/content-form.ts';
import { text } from '#lib/domain/kernel/form-fields.ts';
import { postedTo } from '#lib/server/account/visit.ts';
import { textPreview } from '#lib/server/panel/content.ts';

export const POST: APIRoute = async ({ locals, request }) => {
  const texto = text((await postedTo(request)) ?? new FormData(), 'texto').slice(0, CONTENT_LIMITS.texto);
  const html = await textPreview(locals.sessionApi(), texto);
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store' },
  });
};
