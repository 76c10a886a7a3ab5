/** The cart page: what it shows, and what its forms do. */
import { getCartFreight } from '#lib/api/cart-freight.ts';
import { getCartReminder } from '#lib/api/cart-reminder.ts';
import { getSaved } from '#lib/api/cart-saved.ts';
import { getCart } from '#lib/api/checkout.ts';
import type { Api } from '#lib/api/client.ts';
import { getComplements, getRecommended } from '#lib/api/showcase.ts';
import type { CartPage } from '#lib/contract/cart-page.ts';
import type { Carrinho } from '#lib/contract/checkout.ts';
import { readRemoved } from '#lib/domain/cart/cart-form.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { cartPath } from '#lib/paths.ts';
import { cartPageText, cartText } from '#lib/text/cart.ts';
import { clashesAmong } from '../finder/cart-check.ts';
import { optional } from '../page/optional.ts';
import { storeInline } from '../page/sanitize.ts';
import { type CartAnswer, fieldOf, type Notice } from './cart-answer.ts';
import { applyCoupon, dropCoupon } from './cart-coupon-form.ts';
import { chooseService, placeCart } from './cart-freight-form.ts';
import { changeLine } from './cart-line-form.ts';
import { quoteCart, quotesOf } from './cart-quote-form.ts';
import { wantReminder } from './cart-reminder-form.ts';
import { addList, blankList, listedPage, listedPath, writtenList } from './cart-sku-form.ts';

/**
 * A change is answered by a redirect to `path`, so that it is not sent again with the page; what changed nothing, or has
 * more to say than a notice, by the page itself.
 */
export type CartOutcome = { readonly path: string } | { readonly page: CartPage };

/** Whose page it is; the calls that only our platform has are left out of a hosted shop. */
type Visit = Pick<App.Locals, 'api' | 'config' | 'sessionApi' | 'shopApi' | 'visitor'>;
type Gathered = Pick<
  CartPage,
  | 'carrinho'
  | 'clashes'
  | 'freight'
  | 'notes'
  | 'problems'
  | 'quotes'
  | 'reminder'
  | 'saved'
  | 'skuList'
  | 'suggestions'
>;

/** As many as a visitor looks through sideways. */
const SUGGESTED = 8;
/** So many of the products in the cart. */
const SUGGESTED_FOR = 3;

/** Where a notice is shown; `linha` is the `lineKey` of the line it is about. */
export function cartNotice(aviso: Notice, linha?: string, units?: number): string {
  const query = new URLSearchParams({ aviso, ...(linha === undefined ? {} : { linha }) });
  if (units !== undefined) query.set('quantidade', String(units));
  return `${cartPath}?${query}`;
}

/** `query` is that of `cartNotice`; anything else in it says nothing. */
export async function loadCartPage(visit: Visit, query: URLSearchParams): Promise<CartPage> {
  const aviso = query.get('aviso');
  const chave = query.get('lista') ?? '';
  if (chave !== '' && isOwn(visit)) return { ...(await gather(visit)), ...(await listedPage(visit, chave)) };
  const codes = query.get('codigos') ?? '';
  const gathered = await gather(visit);
  if (codes !== '' && gathered.skuList) return { ...gathered, skuList: writtenList(codes) };
  const couponToo = aviso === 'orcamento' && Boolean(gathered.carrinho.cupom);
  return {
    ...gathered,
    notice: noticeOf(couponToo ? 'orcamentoComCupom' : aviso),
    removed: aviso === 'removido' ? readRemoved(query) : undefined,
    limited: aviso === 'limitado' ? (query.get('linha') ?? undefined) : undefined,
  };
}

export async function changeCart(visit: Visit, posted: FormData): Promise<CartOutcome> {
  const answer = await act(visit.sessionApi(), posted);
  if ('notice' in answer) return { path: pathOf(answer) };
  if ('path' in answer) return answer;
  if ('list' in answer) return { path: listedPath(answer.list) };
  if ('told' in answer) return { page: await gather(visit, answer.told) };
  const page = await gather(visit);
  // Whoever changes a line has a cart: a browser without its session has lost it.
  const isLost = !visit.visitor.hasSession && page.carrinho.itens.length === 0;
  if ('problem' in answer)
    return { page: { ...page, problems: [isLost ? cartText.failures.lost : answer.problem] } };
  return { page: { ...page, problems: [], ...answer } };
}

function isOwn({ config }: Visit): boolean {
  return config.platformUrl === undefined;
}

function act(api: Api, posted: FormData): Promise<CartAnswer> {
  switch (fieldOf(posted, 'acao')) {
    case 'cep':
      return placeCart(api, posted);
    case 'servico':
      return chooseService(api, posted);
    case 'cupom':
      return applyCoupon(api, posted);
    case 'lembrar':
      return wantReminder(api, true);
    case 'nao-lembrar':
      return wantReminder(api, false);
    case 'lista-sku':
      return addList(api, posted);
    case 'orcamento':
      return quoteCart(api);
    case 'sem-cupom':
      return dropCoupon(api);
    default:
      return changeLine(api, posted);
  }
}

function pathOf({ notice, place, line, units }: Extract<CartAnswer, { readonly notice: Notice }>): string {
  return `${cartNotice(notice, line, units)}${place === undefined ? '' : `#${place}`}`;
}

/** `known` is a cart just answered, whose messages will not come again. */
async function gather(visit: Visit, known?: Carrinho<Centavos>): Promise<Gathered> {
  const { sessionApi } = visit;
  const api = sessionApi();
  const carrinho = known ?? (await getCart(api));
  const own = isOwn(visit);
  const filled = carrinho.itens.length > 0;
  return {
    carrinho,
    freight:
      own && filled ? await optional(getCartFreight(api), undefined, 'freight of the cart') : undefined,
    saved: own ? await optional(getSaved(api), [], 'lines kept for later') : [],
    quotes: own ? await optional(quotesOf(visit), undefined, 'quotes of the account') : undefined,
    reminder: own && filled ? await reminderFor(visit) : undefined,
    skuList: own ? blankList() : undefined,
    clashes: await clashesAmong(
      visit,
      carrinho.itens.filter(({ tipo }) => tipo === 'produto').map(({ hash }) => hash.idProduto),
    ),
    suggestions: await suggestionsFor(visit, carrinho),
    notes: messagesOf(carrinho, (tipo) => tipo === 'aviso'),
    problems: messagesOf(carrinho, (tipo) => tipo !== 'aviso'),
  };
}

/** Of somebody who is logged in, where the shop sends reminders. */
async function reminderFor({ sessionApi, visitor }: Visit): Promise<CartPage['reminder']> {
  if (!visitor.loggedIn) return undefined;
  const reminder = await optional(getCartReminder(sessionApi()), undefined, 'reminder of the cart');
  return reminder?.oferecido ? reminder : undefined;
}

/** What goes with the last products put in, without what is in the cart already; a hosted platform says what is like the last. */
async function suggestionsFor(visit: Visit, { itens }: Carrinho<Centavos>): Promise<CartPage['suggestions']> {
  const inCart = itens.filter(({ tipo }) => tipo === 'produto').map(({ hash }) => hash.idProduto);
  const [last, ...before] = [...new Set(inCart.toReversed())];
  if (last === undefined) return undefined;
  const most = SUGGESTED + itens.length;
  const api = visit.shopApi();
  const own = isOwn(visit);
  const read = own ? getComplements : getRecommended;
  const asked = own ? [last, ...before].slice(0, SUGGESTED_FOR) : [last];
  const answers = await Promise.all(
    asked.map((id) => optional(read(api, id, most), undefined, 'recommended products')),
  );
  const [first] = answers;
  const products = answers.flatMap((vitrine) => vitrine?.produtos ?? []);
  const others = new Map(products.filter(({ id }) => !inCart.includes(id)).map((one) => [one.id, one]));
  const vitrine = own && first ? { ...first.vitrine, titulo: cartPageText.goesWith } : first?.vitrine;
  return first && vitrine && { ...first, vitrine, produtos: [...others.values()].slice(0, SUGGESTED) };
}

function messagesOf({ mensagens }: Carrinho<Centavos>, which: (tipo: string) => boolean): readonly string[] {
  return mensagens.filter(({ tipo }) => which(tipo)).map(({ mensagem }) => storeInline(mensagem));
}

function noticeOf(aviso: string | null): string | undefined {
  return aviso !== null && Object.hasOwn(cartPageText.notices, aviso)
    ? cartPageText.notices[aviso as Notice]
    : undefined;
}
