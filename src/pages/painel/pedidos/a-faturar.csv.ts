import type { APIRoute } from 'astro';
import { unbilledFile } from '#lib/server/panel/unbilled-file.ts';

export const GET: APIRoute = ({ locals, url }) =>
  unbilledFile(locals.sessionApi(), url.searchParams.get('formato'));
