/** What stands on a page of a listing: a card for each product, or one for all products of a family that are listed. */
import type { Order } from '#lib/domain/catalogue/listing-order.ts';
import type { Goods, Shown } from './entry.ts';
import { comparison, type Line, lineOf } from './order.ts';
import { createPage } from './page-of.ts';

type Cards = {
  readonly add: (goods: Goods, shown: Shown, relevance: number) => void;
  /** The products that the cards of the page show, in order. */
  readonly shown: () => readonly Goods[];
  /** On all pages. */
  readonly total: () => number;
};

type Page = { readonly offset: number; readonly limit: number };

export function createCards(order: Order, page: Page, grouped: boolean): Cards {
  return grouped ? familyCards(order, page) : productCards(order, page);
}

const goodsOf = ({ goods }: Line): Goods => goods;

function productCards(order: Order, page: Page): Cards {
  const lines = createPage<Line>(comparison(order), page);
  return {
    add: (goods, shown, relevance) => lines.add(lineOf(order, goods, shown, relevance)),
    shown: () => lines.shown().map(goodsOf),
    total: lines.total,
  };
}

/** The member that shows itself, as members are compared and as cards are. */
type Family = { readonly lider: number; best: Line; line: Line };

/** Which member is best is known at the end, so families wait for it; a product without one is a card at once. */
function familyCards(order: Order, page: Page): Cards {
  const within = orderWithin(order);
  const compare = comparison(within);
  const families = new Map<number, Family>();
  const lines = createPage<Line>(comparison(order), page);
  /** Siblings mostly follow each other. */
  let last: Family | undefined;
  const add = (goods: Goods, shown: Shown, relevance: number): void => {
    const { lider } = goods;
    const line = lineOf(order, goods, shown, relevance);
    if (lider === null) {
      lines.add(line);
      return;
    }
    const best = within === order ? line : lineOf(within, goods, shown, relevance);
    const family = last?.lider === lider ? last : families.get(lider);
    if (!family) {
      last = { lider, best, line };
      families.set(lider, last);
      return;
    }
    last = family;
    if (compare(best, family.best) >= 0) return;
    family.best = best;
    family.line = line;
  };
  const finish = (): typeof lines => {
    for (const { line } of families.values()) lines.add(line);
    families.clear();
    return lines;
  };
  return { add, shown: () => finish().shown().map(goodsOf), total: () => finish().total() };
}

/** By price, upwards or downwards, a family costs what its cheapest member does, which its card then shows. */
function orderWithin(order: Order): Order {
  return order === 'Maior Preço' ? 'Menor Preço' : order;
}
