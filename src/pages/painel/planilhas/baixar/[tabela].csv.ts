import type { APIRoute } from 'astro';
import { isSheetName } from '#lib/domain/sheets/sheets.ts';
import { sheetStream } from '#lib/server/panel/sheets.ts';

export const GET: APIRoute = ({ params, locals, rewrite }) => {
  const tabela = params.tabela ?? '';
  if (!isSheetName(tabela)) return rewrite('/404');
  const day = new Date().toISOString().slice(0, 10);
  return new Response(sheetStream(locals.sessionApi(), tabela), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${tabela}-${day}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
};
