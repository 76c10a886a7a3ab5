import type { APIRoute } from 'astro';
import { letterNamed, letterSample } from '#lib/server/panel/letters.ts';

export const GET: APIRoute = ({ locals, params, rewrite, url }) => {
  const nome = letterNamed(params['nome']);
  return nome ? letterSample(locals.sessionApi(), nome, url) : rewrite('/404');
};
