import type { APIRoute } from 'astro';
import { templateFile } from '#lib/server/panel/sheet-template.ts';

export const GET: APIRoute = () =>
  new Response(templateFile(), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="modelo-produtos.csv"',
      'Cache-Control': 'private, no-store',
    },
  });
