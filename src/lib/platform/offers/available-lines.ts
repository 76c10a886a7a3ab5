/** Brings the lines of a cart to what the shop can sell now: what is gone leaves, what is short is reduced. */

import type { Centavos } from '#lib/domain/kernel/money.ts';
import { type PairSaving, pairSavings } from '#lib/domain/offers/combination.ts';
import { isKit } from '#lib/domain/offers/kit-price.ts';
import type { Terms } from '#lib/domain/offers/parts.ts';
import { allowedQuantity, type Demand } from '#lib/domain/offers/stock.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { QuotedFreight } from '#lib/platform/schema/orders.ts';
import { type Goods, type Offer, offerOf, stockOf } from './goods.ts';
import type { CartLine, LineKey } from './line.ts';

export type SettledLine = { readonly line: CartLine; readonly offer: Offer };
/** What a quote makes the goods cheaper by: it is an offer that binds. */
export type QuoteSaving = {
  /** Number of the quote; 0 of what a seller takes off a sale. */
  readonly numero: number;
  /** Of the quote, as it counts here. */
  readonly revisao: number;
  /** What its goods cost less than without it, by card and in cash. */
  readonly valor: Centavos;
  readonly vista: Centavos;
  /** What it says of the delivery, for these goods alone. */
  readonly frete?: QuotedFreight | undefined;
  /** Per cent that a seller takes off a sale. */
  readonly desconto?: number;
  /** A coupon counts on top of it. */
  readonly cupom?: boolean;
  /** It waited for the approval of a company. */
  readonly empresa?: true;
  /** Number of another quote whose lines are there too: an order is made of one. */
  readonly beside?: number;
};

export type SettledGoods = {
  /** In the order of the lines given. */
  readonly lines: readonly SettledLine[];
  /** What buying some of it together saves. */
  readonly promotions: readonly PairSaving[];
  /** What a quote of the account holds; left out without one. */
  readonly held?: QuoteSaving | undefined;
  /** Sentences for the visitor about what had to be changed. */
  readonly messages: readonly string[];
};

/**
 * Settles `lines`. Those in `changing` (by `lineKey`) get what the others leave: someone who asks for more of one line takes nothing
 * from another one.
 */
export function settle(
  lines: readonly CartLine[],
  goods: Goods,
  terms: Terms,
  changing: ReadonlySet<string> = new Set(),
): SettledGoods {
  const stock = stockOf(goods);
  const demands: Demand[] = [];
  const settled = new Map<CartLine, SettledLine>();
  const messages: string[] = [];
  const isChanging = (line: CartLine) => changing.has(lineKey(line));
  for (const line of lines.toSorted((a, b) => Number(isChanging(a)) - Number(isChanging(b)))) {
    const offer = offerOf(line, goods, terms);
    if (offer.kind !== 'offer') {
      messages.push(message.goneFromCart(nameOf(line, goods)));
      continue;
    }
    const quantidade = Math.min(line.quantidade, allowedQuantity(offer.needs, demands, stock));
    if (quantidade < line.quantidade) messages.push(shortage(offer, quantidade, isChanging(line)));
    if (quantidade === 0) continue;
    demands.push({ needs: offer.needs, quantidade });
    settled.set(line, { line: { ...line, quantidade }, offer });
  }
  const kept = lines.flatMap((line) => settled.get(line) ?? []);
  return { lines: kept, promotions: promotionsOf(kept, goods), messages };
}

/** The offers that hold among what the lines hold, the contents of lists included: a kit has its own price already. */
export function promotionsOf(
  lines: readonly SettledLine[],
  { offers }: Pick<Goods, 'offers'>,
): readonly PairSaving[] {
  const open = lines.filter(({ offer: { list } }) => !list || !isKit(list));
  const units = open.flatMap(({ line, offer }) =>
    offer.parts.map(({ product, units: each, price }) => {
      const count = each * line.quantidade;
      const [por, comum] = [price.por(count), price.comum(count)];
      return { product, units: count, por, comum, descontoVista: price.descontoVista };
    }),
  );
  return pairSavings(units, offers);
}

/** Tells lines apart, as the unique key of the table does. */
export function lineKey(line: LineKey): string {
  const { tipo, id_produto, id_atributo_simples, id_unidade_venda, id_armazem, adicional } = line;
  return [tipo, id_produto, id_atributo_simples, id_unidade_venda, id_armazem, adicional].join('/');
}

function shortage({ nome }: Offer, left: number, changing: boolean): string {
  if (left === 0) return (changing ? message.unavailableNow : message.unavailableInCart)(plainText(nome));
  return changing ? message.left(left) : message.leftOf(plainText(nome), left);
}

function nameOf(line: CartLine, { products, lists }: Goods): string {
  const known = line.tipo === 'lista' ? lists.get(line.id_produto) : products.get(line.id_produto);
  return known ? plainText(known.nome) : 'Um produto';
}

/** Clients show the messages of a cart as HTML. */
export function plainText(nome: string): string {
  return nome.replaceAll(/[<>&"]/g, '');
}
