/** A picture or the label of a return, for its buyer. */
import type { APIRoute } from 'astro';
import { readId } from '#lib/domain/kernel/form-fields.ts';
import { returnFile } from '#lib/server/cart/order-returns.ts';

export const GET: APIRoute = async ({ locals, params, rewrite }) => {
  const { numero = '', id = '', arquivo = '' } = params;
  return (await returnFile(locals.sessionApi(), readId(numero), readId(id), arquivo)) ?? rewrite('/404');
};
