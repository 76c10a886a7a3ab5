/** Takes the form of a heart from a page without JavaScript. Whoever opens the address itself asks for the favourites. */
import type { APIRoute } from 'astro';
import { changeFavorite } from '#lib/server/account/favorites.ts';
import { readForm } from '#lib/server/forms/form.ts';
import { guard } from '#lib/server/page/guards.ts';

export const ALL: APIRoute = async (context) => {
  const refused = guard(context, 'form-of-heart');
  if (refused) return refused;
  const { request, locals, redirect, rewrite } = context;
  const posted = await readForm(request);
  const path = posted && (await changeFavorite(locals, request, posted));
  return path ? redirect(path, 303) : rewrite('/404');
};
