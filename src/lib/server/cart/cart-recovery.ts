/** `/checkout/recuperacao?sessao=`: the cart that a front elsewhere gathered goes on here. */
import { recoverCart } from '#lib/api/cart-recovery.ts';
import { ApiError } from '#lib/api/error.ts';
import { cartPath } from '#lib/paths.ts';
import { cartNotice } from './cart-page.ts';

/** Where to go on, or that the visitor's own cart has lines and they have to say whether these come too. */
export type Recovery = { readonly path: string } | { readonly asks: true };

/** @param agreed Said by the button of the page. A link may come from anybody: by itself it fills an empty cart only. */
export async function answerRecovery(
  locals: Pick<App.Locals, 'sessionApi'> & { handsOver?: boolean },
  sessao: string,
  agreed: boolean,
): Promise<Recovery> {
  if (sessao === '') return { path: cartPath };
  try {
    await recoverCart(locals.sessionApi(), sessao, !agreed);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return { path: cartPath };
    if (error.status === 409) return { asks: true };
    throw error;
  }
  locals.handsOver = true;
  return { path: cartNotice('recuperado') };
}
