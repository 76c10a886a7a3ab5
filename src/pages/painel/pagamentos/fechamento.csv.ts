import type { APIRoute } from 'astro';
import { closingFile } from '#lib/server/panel/statements.ts';

export const GET: APIRoute = ({ locals, url }) => {
  const { de, ate } = Object.fromEntries(url.searchParams);
  return closingFile(locals.sessionApi(), { ...(de && { de }), ...(ate && { ate }) });
};
