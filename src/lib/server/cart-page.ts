/** The cart page: what it shows, and what its forms do. */
import { getCart, removeCartItem, updateCartItem } from '#lib/api/checkout.ts';
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import type { CartPage } from '#lib/contract/cart-page.ts';
import type { Carrinho } from '#lib/contract/checkout.ts';
import { readQuantity } from '#lib/domain/buy-form.ts';
import { lineKey } from '#lib/domain/cart.ts';
import { type CartForm, readCartForm } from '#lib/domain/cart-form.ts';
import type { Centavos } from '#lib/domain/money.ts';
import { cartPageText, cartText } from '#lib/text.ts';
import { storeInline } from './sanitize.ts';

type Notice = keyof typeof cartPageText.notices;

/** A change that went well is answered by a redirect with a notice, any other by the page with what was wrong. */
export type CartOutcome = { readonly notice: Notice } | { readonly page: CartPage };

export async function loadCartPage(api: Api, aviso: string | null): Promise<CartPage> {
  const carrinho = await getCart(api);
  return { carrinho, notice: noticeOf(aviso), problems: messagesOf(carrinho) };
}

export async function changeCart(api: Api, posted: FormData): Promise<CartOutcome> {
  const form = readCartForm(posted);
  if (!form) return failure(api, cartText.failures.failed);
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
    const carrinho = await updateCartItem(api, { tipo, ...hash, quantidade: quantidade ?? 1 });
    const problems = messagesOf(carrinho);
    return problems.length > 0 ? { page: { carrinho, problems } } : { notice: 'atualizado' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return failure(api, error.status === 404 ? cartText.failures.gone : cartText.failures.failed, form);
  }
}

/** The line that failed is marked; when it is not there the message stands alone. */
async function failure(api: Api, message: string, form?: CartForm): Promise<CartOutcome> {
  const carrinho = await getCart(api);
  const line = form && lineKey(form);
  const failed =
    line !== undefined && carrinho.itens.some((item) => lineKey(item) === line)
      ? { line, message, quantidade: form?.quantidade ?? '' }
      : undefined;
  return { page: { carrinho, problems: failed ? [] : [message], failed } };
}

function messagesOf({ mensagens }: Carrinho<Centavos>): readonly string[] {
  return mensagens.map(({ mensagem }) => storeInline(mensagem));
}

function noticeOf(aviso: string | null): string | undefined {
  return aviso !== null && Object.hasOwn(cartPageText.notices, aviso)
    ? cartPageText.notices[aviso as Notice]
    : undefined;
}
