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
import { cartPath } from '#lib/paths.ts';
import { cartPageText, cartText } from '#lib/text/cart.ts';
import { storeInline } from './sanitize.ts';

type Notice = keyof typeof cartPageText.notices;

/**
 * A change is answered by a redirect to `path`, so that it is not sent again with the page; what changed nothing, or has
 * more to say than a notice, by the page itself.
 */
export type CartOutcome = { readonly path: string } | { readonly page: CartPage };

/** Where a notice is shown; `linha` is the `lineKey` of the line it is about. */
export function cartNotice(aviso: Notice, linha?: string): string {
  return `${cartPath}?${new URLSearchParams({ aviso, ...(linha === undefined ? {} : { linha }) })}`;
}

/** `query` is that of `cartNotice`; anything else in it says nothing. */
export async function loadCartPage(api: Api, query: URLSearchParams): Promise<CartPage> {
  const carrinho = await getCart(api);
  const aviso = query.get('aviso');
  return {
    carrinho,
    notice: noticeOf(aviso),
    limited: aviso === 'limitado' ? (query.get('linha') ?? undefined) : undefined,
    problems: messagesOf(carrinho),
  };
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
      return { path: cartNotice('removido') };
    }
    const wanted = quantidade ?? 1;
    return updated(await updateCartItem(api, { tipo, ...hash, quantidade: wanted }), lineKey(form), wanted);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return failure(api, error.status === 404 ? cartText.failures.gone : cartText.failures.failed, form);
  }
}

/** A quantity cut down to the stock is said beside its line; other messages would be lost on the way. */
function updated(carrinho: Carrinho<Centavos>, line: string, wanted: number): CartOutcome {
  // What stands as it is will be said by the next page too.
  const passing = carrinho.mensagens.filter(({ tipo }) => tipo !== 'aviso');
  const cut = carrinho.itens.some((item) => lineKey(item) === line && item.quantidade < wanted);
  if (passing.length > (cut ? 1 : 0)) return { page: { carrinho, problems: messagesOf(carrinho) } };
  return { path: cut ? cartNotice('limitado', line) : cartNotice('atualizado') };
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
