import { allowedQuantity } from '#lib/domain/stock.ts';
import type { GoodsList } from '../queries/cart-goods.ts';
import { type Goods, offerOf, stockOf } from './goods.ts';
import { type Item, lineOf } from './quote.ts';
import { promotionsOf, type SettledLine } from './settle.ts';
import type { Terms } from './terms.ts';
import { type Totals, totalsOf } from './totals.ts';

export type ListQuote = {
  /** Of one list, as the cart sums it up. Of one that cannot be had, what is left of it. */
  readonly totals: Totals;
  /** How many times all of it can be had. */
  readonly estoque: number;
};

export function quoteList(list: GoodsList, goods: Goods, terms: Terms): ListQuote {
  const settled = (item: Item): readonly SettledLine[] => {
    const line = lineOf(item);
    const offer = offerOf(line, goods, terms);
    return offer.kind === 'offer' ? [{ line, offer }] : [];
  };
  const [whole] = settled({ tipo: 'lista', id_produto: list.id, valor: 0, quantidade: 1 });
  const lines = whole ? [whole] : itemsOf(list).flatMap(settled);
  return {
    totals: totalsOf({ lines, promotions: promotionsOf(lines, goods) }),
    estoque: whole ? allowedQuantity(whole.offer.needs, [], stockOf(goods)) : 0,
  };
}

/** What a list holds, as products bought by themselves. */
export function itemsOf({ itens }: GoodsList): readonly Item[] {
  return itens.map(({ product_id, valor_id, quantidade }) => ({
    tipo: 'produto',
    id_produto: product_id,
    valor: valor_id,
    quantidade,
  }));
}
