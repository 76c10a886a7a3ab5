/** What the forms of a cart line do, in the cart and among what is kept for later. */
import { forgetItem, restoreItem, saveItem } from '#lib/api/cart-saved.ts';
import { addToCart, getCart, removeCartItem, updateCartItem } from '#lib/api/checkout.ts';
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import type { Carrinho } from '#lib/contract/checkout.ts';
import { lineKey } from '#lib/domain/cart/cart.ts';
import { type CartForm, readCartForm } from '#lib/domain/cart/cart-form.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { readQuantity } from '#lib/domain/offers/buy-form.ts';
import { cartText } from '#lib/text/cart.ts';
import type { CartAnswer, Notice } from './cart-answer.ts';

export async function changeLine(api: Api, posted: FormData): Promise<CartAnswer> {
  const form = readCartForm(posted);
  if (!form) return { problem: cartText.failures.failed };
  try {
    return await change(api, form);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return failure(api, error.status === 404 ? cartText.failures.gone : cartText.failures.failed, form);
  }
}

async function change(api: Api, form: CartForm): Promise<CartAnswer> {
  const line = { tipo: form.tipo, ...form.hash };
  const units = readQuantity(form.quantidade);
  switch (form.acao) {
    case 'atualizar': {
      if (units === undefined) return failure(api, cartText.failures.quantity, form);
      return updated(await updateCartItem(api, { ...line, quantidade: units }), lineKey(form), units);
    }
    case 'remover':
      await removeCartItem(api, line);
      return { notice: 'removido', line: lineKey(form), ...(units === undefined ? {} : { units }) };
    case 'desfazer': {
      const item = { ...form.hash, quantidade: units ?? 1 };
      return told(await addToCart(api, { tipo: form.tipo, itens: [item] }), 'desfeito');
    }
    case 'guardar':
      return told(await saveItem(api, line), 'guardado');
    case 'devolver':
      return told(await restoreItem(api, line), 'devolvido');
    case 'esquecer':
      await forgetItem(api, line);
      return { notice: 'esquecido', place: 'guardados' };
  }
}

/** A quantity cut down to the stock is said beside its line; other messages would be lost on the way. */
function updated(carrinho: Carrinho<Centavos>, line: string, wanted: number): CartAnswer {
  const cut = carrinho.itens.some((item) => lineKey(item) === line && item.quantidade < wanted);
  if (passing(carrinho) > (cut ? 1 : 0)) return { told: carrinho };
  return cut ? { notice: 'limitado', line } : { notice: 'atualizado' };
}

function told(carrinho: Carrinho<Centavos>, notice: Notice): CartAnswer {
  return passing(carrinho) > 0 ? { told: carrinho } : { notice };
}

/** How many messages will not come again: what stands as it is will be said by the next page too. */
function passing({ mensagens }: Carrinho<Centavos>): number {
  return mensagens.filter(({ tipo }) => tipo !== 'aviso').length;
}

/** The line that failed is marked; when it is not there the message stands alone. */
async function failure(api: Api, message: string, form: CartForm): Promise<CartAnswer> {
  const { itens } = await getCart(api);
  const line = lineKey(form);
  return itens.some((item) => lineKey(item) === line)
    ? { failed: { line, message, quantidade: form.quantidade } }
    : { problem: message };
}
