/** Ready-made lists: what their pages show, and what the form of one does. */
import { addToCart } from '#lib/api/checkout.ts';
import { ApiError } from '#lib/api/error.ts';
import { getList, priceList } from '#lib/api/list.ts';
import { filled } from '#lib/contract/empty.ts';
import type { ProdutoLista, UrlListDetail } from '#lib/contract/list.ts';
import type { ListPage } from '#lib/contract/list-page.ts';
import type { Precos } from '#lib/contract/money.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { itemKey, type ListForm, readListForm, readListQuantity } from '#lib/domain/lists/list-form.ts';
import { itemListData } from '#lib/domain/shop/structured-data.ts';
import { listText } from '#lib/text/catalog.ts';
import { cartNotice } from '../cart/cart-page.ts';
import { createFormOnce } from '../forms/form-once.ts';
import { storeHtml } from '../page/sanitize.ts';
import { unlessMissing } from '../page/unless-missing.ts';

export type ListOutcome =
  | { readonly kind: 'bought'; readonly path: string }
  | { readonly kind: 'shown'; readonly status: 200 | 422; readonly page: ListPage }
  /** No page of a list sent this form. */
  | { readonly kind: 'unknown' };

type Locals = Pick<App.Locals, 'config' | 'sessionApi' | 'shopApi'>;

/** Undefined when there is no such list. */
export async function loadListPage({ shopApi, config }: Locals, path: string): Promise<ListPage | undefined> {
  const list = await unlessMissing(getList(shopApi(), path));
  return list && pageOf(list, config.siteUrl);
}

const once = createFormOnce<ListOutcome>(({ kind }) => kind === 'bought');

/** What a double click sends twice is bought once. */
export function answerListForm(request: Request, locals: Locals, posted: FormData): Promise<ListOutcome> {
  return once(request, posted, (key) => answerForm(locals, posted, key));
}

async function answerForm(locals: Locals, posted: FormData, key: string): Promise<ListOutcome> {
  const form = readListForm(posted);
  const page = form && (await loadListPage(locals, form.rota));
  if (!form || !page) return { kind: 'unknown' };
  const { carrinho, produtos, status, tipo } = page.list.conteudo;
  const open = tipo === 'aberta';
  // Of a kit the shop says how many, whatever was posted.
  const typed = open ? new Map(produtos.map((item) => [itemKey(item), typedOf(form, item)])) : page.typed;
  const show = (status: 200 | 422, rest: Partial<ListPage>): ListOutcome => ({
    kind: 'shown',
    status,
    page: { ...page, typed, ...rest },
  });
  if (!open && (status !== 'disponivel' || !filled(carrinho)))
    return show(422, { problem: listText.kitShort });
  const chosen = produtos.map((item) => ({
    item,
    quantidade: readListQuantity(typed.get(itemKey(item)) ?? ''),
  }));
  if (chosen.some(({ quantidade }) => quantidade === undefined))
    return show(422, { problem: listText.badQuantity });
  const wanted = chosen.flatMap(({ item, quantidade }) => (quantidade ? [{ item, quantidade }] : []));
  if (wanted.length === 0) return show(422, { problem: listText.nothingChosen });
  try {
    if (form.acao === 'calcular')
      return show(200, open ? { precos: await priceOf(locals, page, wanted) } : {});
    const { mensagens } = await addToCart(locals.sessionApi(), payloadOf(page, wanted), key);
    const adjusted = mensagens.some(({ tipo }) => tipo !== 'aviso');
    return { kind: 'bought', path: cartNotice(adjusted ? 'ajustado' : 'adicionado') };
  } catch (error) {
    // What was typed stands in the form, whose buttons try again.
    if (!(error instanceof ApiError)) throw error;
    return show(422, { problem: error.serverText || listText.failed });
  }
}

type Wanted = readonly { readonly item: ProdutoLista<Centavos>; readonly quantidade: number }[];

function typedOf(form: ListForm, item: ProdutoLista<Centavos>): string {
  return form.quantidades.get(itemKey(item)) ?? String(item.quantidade);
}

async function priceOf({ shopApi }: Locals, { list }: ListPage, wanted: Wanted): Promise<Precos<Centavos>> {
  const { precos } = await priceList(shopApi(), {
    idListaCompra: list.conteudo.id,
    carrinho: false,
    produtos: wanted.map(({ item: { id, idAtributoValor }, quantidade }) => ({
      id,
      idAtributoValor,
      quantidade,
    })),
  });
  return precos;
}

/** All of the list as one line of the cart, or what was chosen of it as products. */
function payloadOf({ list }: ListPage, wanted: Wanted): Parameters<typeof addToCart>[1] {
  const { produtos, carrinho } = list.conteudo;
  const whole =
    wanted.length === produtos.length &&
    wanted.every(({ item, quantidade }) => quantidade === item.quantidade);
  const ready = filled(carrinho);
  if (whole && ready) return { tipo: ready.tipo, itens: ready.itens };
  const itens = wanted.map(({ item, quantidade }) => ({
    idProduto: item.id,
    idAtributoSimples: item.idAtributoValor,
    quantidade,
  }));
  return { tipo: 'produto', itens };
}

function pageOf(list: UrlListDetail<Centavos>, siteUrl: string): ListPage {
  const { conteudo } = list;
  return {
    list: { ...list, conteudo: { ...conteudo, descricao: storeHtml(conteudo.descricao) } },
    typed: new Map(conteudo.produtos.map((item) => [itemKey(item), String(item.quantidade)])),
    precos: conteudo.precos,
    structuredData: itemListData(conteudo.produtos, siteUrl),
    tags: ['catalog', 'menu', 'settings', ...conteudo.produtos.map(({ id }) => `product:${id}`)],
  };
}
