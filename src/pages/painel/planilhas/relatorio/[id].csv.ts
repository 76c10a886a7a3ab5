import type { APIRoute } from 'astro';
import { getImport } from '#lib/api/panel-sheets.ts';
import { readId } from '#lib/domain/kernel/form-fields.ts';
import { unlessMissing } from '#lib/server/page/unless-missing.ts';
import { reportStream } from '#lib/server/panel/sheet-report.ts';

export const GET: APIRoute = async ({ params, locals, rewrite }) => {
  const api = locals.sessionApi();
  const id = readId(params.id ?? '');
  if (!(await unlessMissing(getImport(api, id, { limit: 1 })))) return rewrite('/404');
  return new Response(reportStream(api, id), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="relatorio-${id}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
};
