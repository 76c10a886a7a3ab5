/** Takes the form of a heart from a page without JavaScript. Whoever opens the address itself asks for the favourites. */
import type { APIRoute } from 'astro';
import { accessPath } from '#lib/paths.ts';
import { changeFavorite } from '#lib/server/favorites.ts';
import { readForm } from '#lib/server/form.ts';

export const GET: APIRoute = ({ redirect }) => redirect(`${accessPath}?motivo=favoritos`, 303);

export const POST: APIRoute = async ({ request, locals, redirect, rewrite }) => {
  const posted = await readForm(request);
  const path = posted && (await changeFavorite(locals, request, posted));
  return path ? redirect(path, 303) : rewrite('/404');
};
