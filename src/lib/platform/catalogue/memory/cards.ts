/** What stands on a page of a listing: a card for each product, or one for all products of a family that are listed. */
import type { Order } from '#lib/domain/catalogue/listing-order.ts';
import type { Goods, Shown } from './entry.ts';
import { comparison, type Line, lineOf } from './order.ts';
import { createPage } from './page-of.ts';

/** `members`: the products of its family that are listed, itself among them; none where each product is a card. */
type Card = Line & { readonly members: readonly Goods[] };

type Cards = {
  readonly add: (goods: Goods, shown: Shown, relevance: number) => void;
  /** Those of the page, in order. */
  readonly shown: () => readonly Card[];
  /** On all pages. */
  readonly total: () => number;
};

type Page = { readonly offset: number; readonly limit: number };

export function createCards(order: Order, page: Page, grouped: boolean): Cards {
  return grouped ? familyCards(order, page) : productCards(order, page);
}

const ALONE: readonly Goods[] = [];

function productCards(order: Order, page: Page): Cards {
  const lines = createPage<Line>(comparison(order), page);
  return {
    add: (goods, shown, relevance) => lines.add(lineOf(order, goods, shown, relevance)),
    shown: () => lines.shown().map((line) => ({ ...line, members: ALONE })),
    total: lines.total,
  };
}

type Family = {
  /** The member that shows itself, as members are compared and as cards are. */
  best: Line;
  line: Line;
  readonly members: Goods[];
};

/** Which member is best is known at the end, so families wait for it; a product without one is a card at once. */
function familyCards(order: Order, page: Page): Cards {
  const within = orderWithin(order);
  const compare = comparison(within);
  const families = new Map<number, Family>();
  const cards = createPage<Card>(comparison(order), page);
  const add = (goods: Goods, shown: Shown, relevance: number): void => {
    const line = lineOf(order, goods, shown, relevance);
    if (goods.lider === null) {
      cards.add({ ...line, members: ALONE });
      return;
    }
    const best = within === order ? line : lineOf(within, goods, shown, relevance);
    const family = families.get(goods.lider);
    if (!family) {
      families.set(goods.lider, { best, line, members: [goods] });
      return;
    }
    family.members.push(goods);
    if (compare(best, family.best) < 0) Object.assign(family, { best, line });
  };
  const finish = (): typeof cards => {
    for (const { line, members } of families.values()) cards.add({ ...line, members });
    families.clear();
    return cards;
  };
  return { add, shown: () => finish().shown(), total: () => finish().total() };
}

/** By price, upwards or downwards, a family costs what its cheapest member does: "a partir de". */
function orderWithin(order: Order): Order {
  return order === 'Maior Preço' ? 'Menor Preço' : order;
}
