/** Everything the shop keeps about somebody, as a file (LGPD, art. 18). */
import type { APIRoute } from 'astro';
import { getEverything } from '#lib/api/own-account.ts';
import { asOwner, logInPath } from '#lib/server/account/visit.ts';

export const GET: APIRoute = async ({ locals, url, redirect }) => {
  const owned = await asOwner(locals, getEverything);
  if (!('found' in owned)) return redirect(logInPath(url), 303);
  return new Response(JSON.stringify(owned.found, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="meus-dados.json"',
      'Cache-Control': 'private, no-store',
    },
  });
};
