/** The button that buys all of an answer: its products in one call, then the cart. */
import { addToCart } from '#lib/api/checkout.ts';
import { ApiError } from '#lib/api/error.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { finderPath } from '#lib/paths.ts';
import { cartNotice } from '../cart/cart-page.ts';
import { createFormOnce } from '../forms/form-once.ts';

export type BoughtLink =
  | { readonly kind: 'sent'; readonly path: string }
  | { readonly kind: 'failed'; readonly back: URL; readonly problem: string }
  | { readonly kind: 'unknown' };

/** Lines of one answer; there are never more. */
const MOST = 12;

/** What a double click sends twice is done once. */
const once = createFormOnce<BoughtLink>(({ kind }) => kind === 'sent');

type Locals = Pick<App.Locals, 'sessionApi' | 'config'>;

export function buyLink(locals: Locals, request: Request, posted: FormData): Promise<BoughtLink> {
  return once(request, posted, (key) => buy(locals, posted, key));
}

async function buy({ sessionApi, config }: Locals, posted: FormData, key: string): Promise<BoughtLink> {
  const itens = posted
    .getAll('item')
    .slice(0, MOST)
    .map((item) => /^(\d{1,9}):(\d{1,9}):(\d{1,3})$/.exec(String(item)))
    .map((match) => match?.slice(1).map(Number) ?? [])
    .filter(([id = 0, , quantity = 0]) => id > 0 && quantity > 0)
    .map(([idProduto = 0, idAtributoSimples = 0, quantidade = 0]) => ({
      idProduto,
      idAtributoSimples,
      quantidade,
    }));
  const back = line(posted, 'voltar');
  if (itens.length === 0 || !back.startsWith(`${finderPath}/`)) return { kind: 'unknown' };
  try {
    const cart = await addToCart(sessionApi(), { tipo: 'produto', itens }, key);
    const adjusted = cart.mensagens.some(({ tipo }) => tipo !== 'aviso');
    return { kind: 'sent', path: cartNotice(adjusted ? 'ajustado' : 'adicionado') };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'failed', back: new URL(back, config.siteUrl), problem: error.serverText };
  }
}
