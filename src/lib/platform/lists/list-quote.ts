import type { Terms } from '#lib/domain/offers/parts.ts';
import { allowedQuantity } from '#lib/domain/offers/stock.ts';
import { promotionsOf, type SettledLine } from '#lib/platform/offers/available-lines.ts';
import { type Goods, offerOf, stockOf } from '#lib/platform/offers/goods.ts';
import { type Item, lineOf } from '#lib/platform/offers/priced-items.ts';
import type { GoodsList } from '#lib/platform/offers/queries/goods.ts';
import { type Totals, totalsOf } from '#lib/platform/offers/totals.ts';

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
