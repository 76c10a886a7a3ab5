/** Lines kept for later: only of our own platform. Each call names a line as `checkout/cart` does. */
import type { ItensGuardados } from '#lib/contract/cart-saved.ts';
import type { Carrinho, ItemCarrinho, RemoveCartItem } from '#lib/contract/checkout.ts';
import { convertCarrinho, convertItemCarrinho } from '#lib/contract/conversion.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

const SAVED = 'cart/saved';

export async function getSaved({ own }: Api): Promise<readonly ItemCarrinho<Centavos>[]> {
  const { itens } = await own.get(SAVED).json<ItensGuardados>();
  return itens.map((item) => convertItemCarrinho(item, toCentavos));
}

/** Out of the cart. @throws ApiError 404 when the line is not there. */
export async function saveItem({ own }: Api, json: RemoveCartItem): Promise<Carrinho<Centavos>> {
  return convertCarrinho(await own.post(SAVED, { json, retry: 0 }).json<Carrinho>(), toCentavos);
}

/** Back into it. @throws ApiError 404 when the line is not kept, or is not sold any more. */
export async function restoreItem({ own }: Api, json: RemoveCartItem): Promise<Carrinho<Centavos>> {
  return convertCarrinho(await own.put(SAVED, { json, retry: 0 }).json<Carrinho>(), toCentavos);
}

/** @throws ApiError 404 when the line is not kept. */
export async function forgetItem({ own }: Api, json: RemoveCartItem): Promise<void> {
  await own.delete(SAVED, { json, retry: 0 });
}
