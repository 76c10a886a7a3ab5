/** Takes the button of the internal-sale bar. Whoever opens the address itself is sent home. */
import type { APIRoute } from 'astro';
import { endSale } from '#lib/api/account.ts';
import { homePath, localPath } from '#lib/paths.ts';

export const GET: APIRoute = ({ redirect }) => redirect(homePath, 303);

export const POST: APIRoute = async ({ locals, redirect }) => {
  const next = await endSale(locals.sessionApi());
  return redirect(localPath(next.redirect, locals.config.siteUrl), 303);
};
