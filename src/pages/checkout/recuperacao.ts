/** Takes over the cart of another front and goes on to the cart; the link of a cart that is gone leads there all the same. */
import type { APIRoute } from 'astro';
import { recoverCart } from '#lib/api/cart-recovery.ts';
import { cartPath } from '#lib/paths.ts';
import { cartNotice } from '#lib/server/cart/cart-page.ts';
import { found } from '#lib/server/page/found.ts';

export const GET: APIRoute = async ({ locals, redirect, url }) => {
  const sessao = url.searchParams.get('sessao') ?? '';
  if (sessao === '') return redirect(cartPath, 303);
  locals.handsOver = true;
  const recovered = await found(recoverCart(locals.sessionApi(), sessao).then(() => true));
  return redirect(recovered ? cartNotice('recuperado') : cartPath, 303);
};
