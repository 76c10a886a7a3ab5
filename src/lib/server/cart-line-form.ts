/** What the forms of a cart line do. */
import { getCart, removeCartItem, updateCartItem } from '#lib/api/checkout.ts';
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import type { Carrinho } from '#lib/contract/checkout.ts';
import { readQuantity } from '#lib/domain/buy-form.ts';
import { lineKey } from '#lib/domain/cart.ts';
import { type CartForm, readCartForm } from '#lib/domain/cart-form.ts';
import type { Centavos } from '#lib/domain/money.ts';
import { cartText } from '#lib/text/cart.ts';
import type { CartAnswer } from './cart-answer.ts';

export async function changeLine(api: Api, posted: FormData): Promise<CartAnswer> {
  const form = readCartForm(posted);
  if (!form) return { problem: cartText.failures.failed };
  const quantidade = readQuantity(form.quantidade);
  if (form.acao === 'atualizar' && quantidade === undefined) {
    return failure(api, cartText.failures.quantity, form);
  }
  try {
    const { tipo, hash } = form;
    if (form.acao === 'remover') {
      await removeCartItem(api, { tipo, ...hash });
      return { notice: 'removido' };
    }
    const wanted = quantidade ?? 1;
    return updated(await updateCartItem(api, { tipo, ...hash, quantidade: wanted }), lineKey(form), wanted);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return failure(api, error.status === 404 ? cartText.failures.gone : cartText.failures.failed, form);
  }
}

/** A quantity cut down to the stock is said beside its line; other messages would be lost on the way. */
function updated(carrinho: Carrinho<Centavos>, line: string, wanted: number): CartAnswer {
  // What stands as it is will be said by the next page too.
  const passing = carrinho.mensagens.filter(({ tipo }) => tipo !== 'aviso');
  const cut = carrinho.itens.some((item) => lineKey(item) === line && item.quantidade < wanted);
  if (passing.length > (cut ? 1 : 0)) return { told: carrinho };
  return cut ? { notice: 'limitado', line } : { notice: 'atualizado' };
}

/** The line that failed is marked; when it is not there the message stands alone. */
async function failure(api: Api, message: string, form: CartForm): Promise<CartAnswer> {
  const { itens } = await getCart(api);
  const line = lineKey(form);
  return itens.some((item) => lineKey(item) === line)
    ? { failed: { line, message, quantidade: form.quantidade } }
    : { problem: message };
}
