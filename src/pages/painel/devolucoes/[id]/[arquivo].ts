/** A picture or the label of a return, for the shop. */
import type { APIRoute } from 'astro';
import { readId } from '#lib/domain/kernel/form-fields.ts';
import { panelReturnFile } from '#lib/server/panel/returns.ts';

export const GET: APIRoute = async ({ locals, params, rewrite }) => {
  const { id = '', arquivo = '' } = params;
  return (await panelReturnFile(locals.sessionApi(), readId(id), arquivo)) ?? rewrite('/404');
};
