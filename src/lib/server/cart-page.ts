/** The cart page: what it shows, and what its forms do. */
import { getCartFreight } from '#lib/api/cart-freight.ts';
import { getCart } from '#lib/api/checkout.ts';
import type { Api } from '#lib/api/client.ts';
import type { CartPage } from '#lib/contract/cart-page.ts';
import type { Carrinho } from '#lib/contract/checkout.ts';
import type { Centavos } from '#lib/domain/money.ts';
import { cartPath } from '#lib/paths.ts';
import { cartPageText } from '#lib/text/cart.ts';
import { type CartAnswer, fieldOf, type Notice } from './cart-answer.ts';
import { chooseService, placeCart } from './cart-freight-form.ts';
import { changeLine } from './cart-line-form.ts';
import { storeInline } from './sanitize.ts';

/**
 * A change is answered by a redirect to `path`, so that it is not sent again with the page; what changed nothing, or has
 * more to say than a notice, by the page itself.
 */
export type CartOutcome = { readonly path: string } | { readonly page: CartPage };

/** Whose page it is; the calls that only our platform has are left out of a hosted shop. */
type Visit = Pick<App.Locals, 'config' | 'sessionApi'>;

/** Where a notice is shown; `linha` is the `lineKey` of the line it is about. */
export function cartNotice(aviso: Notice, linha?: string): string {
  return `${cartPath}?${new URLSearchParams({ aviso, ...(linha === undefined ? {} : { linha }) })}`;
}

/** `query` is that of `cartNotice`; anything else in it says nothing. */
export async function loadCartPage(visit: Visit, query: URLSearchParams): Promise<CartPage> {
  const aviso = query.get('aviso');
  return {
    ...(await gather(visit)),
    notice: noticeOf(aviso),
    limited: aviso === 'limitado' ? (query.get('linha') ?? undefined) : undefined,
  };
}

export async function changeCart(visit: Visit, posted: FormData): Promise<CartOutcome> {
  const answer = await act(visit.sessionApi(), posted);
  if ('notice' in answer) return { path: pathOf(answer) };
  if ('told' in answer) return { page: await gather(visit, answer.told) };
  const page = await gather(visit);
  if ('problem' in answer) return { page: { ...page, problems: [answer.problem] } };
  return { page: { ...page, problems: [], ...answer } };
}

function act(api: Api, posted: FormData): Promise<CartAnswer> {
  switch (fieldOf(posted, 'acao')) {
    case 'cep':
      return placeCart(api, posted);
    case 'servico':
      return chooseService(api, posted);
    default:
      return changeLine(api, posted);
  }
}

function pathOf({ notice, place, line }: Extract<CartAnswer, { readonly notice: Notice }>): string {
  return `${cartNotice(notice, line)}${place === undefined ? '' : `#${place}`}`;
}

/** `known` is a cart just answered, whose messages will not come again. */
async function gather(
  { config, sessionApi }: Visit,
  known?: Carrinho<Centavos>,
): Promise<Pick<CartPage, 'carrinho' | 'freight' | 'problems'>> {
  const api = sessionApi();
  const carrinho = known ?? (await getCart(api));
  const own = config.platformUrl === undefined && carrinho.itens.length > 0;
  return {
    carrinho,
    freight: own ? await getCartFreight(api) : undefined,
    problems: messagesOf(carrinho),
  };
}

function messagesOf({ mensagens }: Carrinho<Centavos>): readonly string[] {
  return mensagens.map(({ mensagem }) => storeInline(mensagem));
}

function noticeOf(aviso: string | null): string | undefined {
  return aviso !== null && Object.hasOwn(cartPageText.notices, aviso)
    ? cartPageText.notices[aviso as Notice]
    : undefined;
}
