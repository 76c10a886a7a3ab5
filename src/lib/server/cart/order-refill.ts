/** A checkout whose visitor lost the cookies, and with them the cart: its form says what was in it. */
import { randomUUID } from 'node:crypto';
import { addSkuList } from '#lib/api/cart-sku-list.ts';
import { ApiError } from '#lib/api/error.ts';
import { SKU_LIST_LENGTH } from '#lib/domain/cart/sku-list.ts';
import { line, text } from '#lib/domain/kernel/form-fields.ts';
import { reviewOrderText } from '#lib/text/order.ts';
import { applyCoupon } from './cart-coupon-form.ts';

/**
 * Puts what the form carries into the cart of a visitor who has none.
 * @returns What is to be said about it; undefined where nothing was lost or nothing could be brought back.
 */
export async function refill(
  { sessionApi, visitor }: Pick<App.Locals, 'sessionApi' | 'visitor'>,
  posted: FormData,
): Promise<string | undefined> {
  const texto = text(posted, 'itens').slice(0, SKU_LIST_LENGTH);
  if (visitor.hasSession || texto === '') return undefined;
  const api = sessionApi();
  try {
    const { adicionadas, faltas } = await addSkuList(api, { chave: randomUUID(), texto });
    if (adicionadas === 0) return undefined;
    if (line(posted, 'cupom') !== '') await applyCoupon(api, posted);
    return reviewOrderText.refilled(faltas.length === 0);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return undefined;
  }
}
