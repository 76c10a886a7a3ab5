/** Products by name or code, for their choice in a section of a page. */
import type { APIRoute } from 'astro';
import { findProducts } from '#lib/api/panel-showcases.ts';

const LONGEST = 100;

export const GET: APIRoute = async ({ locals, url }) => {
  const busca = (url.searchParams.get('busca') ?? '').toWellFormed().replaceAll('\0', '').slice(0, LONGEST);
  const { produtos } = await findProducts(locals.sessionApi(), busca);
  const found = produtos.map(({ sku, nome }) => ({ sku, nome }));
  return Response.json(found, { headers: { 'Cache-Control': 'private, no-store' } });
};
