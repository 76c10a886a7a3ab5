/** Pages of the shop by name, for the choice of a link in the visual editor. */
import type { APIRoute } from 'astro';
import { getContents } from '#lib/api/panel-content.ts';

export const GET: APIRoute = async ({ locals }) => {
  const { paginas } = await getContents(locals.sessionApi());
  const places = paginas.filter(({ ativo }) => ativo).map(({ nome, endereco }) => ({ nome, endereco }));
  return Response.json(places, { headers: { 'Cache-Control': 'private, no-store' } });
};
