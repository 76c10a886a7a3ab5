/** Pictures of the library, the newest first, for their choice in the visual editor. */
import type { APIRoute } from 'astro';
import { getMedia } from '#lib/api/panel-media.ts';

const MOST = 24;
const LONGEST = 100;

export const GET: APIRoute = async ({ locals, url }) => {
  const busca = (url.searchParams.get('busca') ?? '').toWellFormed().replaceAll('\0', '').slice(0, LONGEST);
  const { midias } = await getMedia(locals.sessionApi(), { busca, limit: MOST });
  const pictures = midias.map(({ arquivo, nome, alt, largura, altura }) => ({
    ...{ arquivo, nome, alt, largura, altura },
  }));
  return Response.json(pictures, { headers: { 'Cache-Control': 'private, no-store' } });
};
