/** One page of a listing and all its counts. */
import type { ListingFilters } from '#lib/domain/catalogue/listing-filters.ts';
import type { Order } from '#lib/domain/catalogue/listing-order.ts';
import type { Terms } from '#lib/domain/offers/parts.ts';
import { note, noteUntil } from '#lib/platform/kernel/changes/collect.ts';
import type { SearchPlan } from '../search/plan.ts';
import { ask, NONE, SEVERAL } from './active-filters.ts';
import { createCards } from './cards.ts';
import type { Catalogue, ReadCatalogue } from './catalogue.ts';
import { type Goods, isVisible, nextTurn, type Shown, shownOf } from './entry.ts';
import { createTally, type Facet } from './facet-counts.ts';
import { type Found, find } from './search-results.ts';
import { ALL_PRODUCTS, CHOSEN, inCategory, ofBrand, SEARCHES } from './set-keys.ts';

/** The products that a listing chooses from. */
export type ListingPlace =
  | { readonly kind: 'categoria' | 'marca'; readonly id: number }
  | { readonly kind: 'search'; readonly plan: SearchPlan }
  /** Everything, narrowed by the filters of the page itself. */
  | { readonly kind: 'all'; readonly cheapestFirst?: boolean };

export type ListingRequest = {
  readonly place: ListingPlace;
  /** Filters that belong to the page itself; visitors neither see nor remove them. */
  readonly fixed: ListingFilters;
  readonly filters: ListingFilters;
  readonly order: Order;
  readonly offset: number;
  readonly limit: number;
  /** One card for all products of a family; `offset` and `limit` count cards. */
  readonly grouped: boolean;
  /** Prices are filtered, counted and sorted as the cards show them to this visitor. */
  readonly terms: Terms;
};

export type Listing = {
  /** The products of the page, in order: those that their cards show. */
  readonly ids: readonly number[];
  /** The members of each family on the page that are listed, by the product that its card shows. */
  readonly members: ReadonlyMap<number, readonly number[]>;
  /** Cards on all pages. */
  readonly cards: number;
  /** Products on all pages. */
  readonly total: number;
  /** In the order they are shown. */
  readonly facets: readonly Facet[];
};

export async function listing(
  { catalogue: read }: { readonly catalogue: ReadCatalogue },
  request: ListingRequest,
): Promise<Listing> {
  const { place } = request;
  note(keyOf(place));
  const catalogue = await read();
  const found = place.kind === 'search' ? await find(place.plan, catalogue) : undefined;
  return listed(catalogue, request, found);
}

/** The keys of a listing: a change of one of its products invalidates them. */
function keyOf(place: ListingPlace): string {
  if (place.kind === 'search') return SEARCHES;
  if (place.kind === 'all') return ALL_PRODUCTS;
  return place.kind === 'categoria' ? inCategory(place.id) : ofBrand(place.id);
}

function listed(
  catalogue: Catalogue,
  { place, fixed, filters, order, offset, limit, grouped, terms }: ListingRequest,
  found: Found | undefined,
): Listing {
  const now = terms.now.getTime();
  const page = ask(fixed, catalogue);
  const asked = ask(filters, catalogue);
  const tally = createTally(asked, filters, catalogue);
  const cards = createCards(order, { offset, limit }, grouped);
  let total = 0;
  const relevance = relevanceAt(place, found);
  let until = Number.POSITIVE_INFINITY;
  for (const goods of goodsAt(catalogue, place, found)) {
    until = Math.min(until, nextTurn(goods, now));
    if (!isVisible(goods, now)) continue;
    const shown = shownOf(goods, terms);
    if (page.missedBy(goods, shown) !== NONE) continue;
    const missed = asked.missedBy(goods, shown);
    if (missed === SEVERAL) continue;
    tally.add(goods, shown, missed);
    if (missed !== NONE) continue;
    total += 1;
    cards.add(goods, shown, relevance(goods, shown));
  }
  noteUntil(until);
  // The page of a category offers no other categories.
  const facets = tally.facets().filter(({ kind }) => place.kind !== 'categoria' || kind !== 'categoria');
  if (facets.some(({ quantidade }) => quantidade === 0)) note(CHOSEN);
  const shown = cards.shown();
  const isListed = (goods: Goods): boolean => {
    const own = shownOf(goods, terms);
    return isVisible(goods, now) && page.missedBy(goods, own) === NONE && asked.missedBy(goods, own) === NONE;
  };
  return {
    ids: shown.map(({ id }) => id),
    members: grouped ? membersOf(shown, goodsAt(catalogue, place, found), isListed) : new Map(),
    cards: cards.total(),
    total,
    facets,
  };
}

/** A second walk for the families of one page costs less than a list of members for each of thousands. */
function membersOf(
  shown: readonly Goods[],
  all: readonly Goods[],
  isListed: (goods: Goods) => boolean,
): Listing['members'] {
  const families = new Map<number, { readonly id: number; readonly members: number[] }>();
  for (const { id, lider } of shown) if (lider !== null) families.set(lider, { id, members: [] });
  for (const goods of families.size > 0 ? all : []) {
    const family = goods.lider === null ? undefined : families.get(goods.lider);
    if (family && isListed(goods)) family.members.push(goods.id);
  }
  return new Map([...families.values()].map(({ id, members }) => [id, members]));
}

/** "Cheapest first" applies to products at least this relevant, as a share of the most relevant one. */
const RELEVANT_SHARE = 0.3;
/** Higher than any price in centavos. */
const RELEVANT = 1e10;

function relevanceAt(place: ListingPlace, found: Found | undefined): (goods: Goods, shown: Shown) => number {
  const own = (goods: Goods) => found?.relevance(goods.id) ?? 0;
  const isCheapest =
    (place.kind === 'all' && place.cheapestFirst) ||
    (place.kind === 'search' && place.plan.intent.cheapestFirst);
  if (!isCheapest) return own;
  const best = (found?.goods ?? []).reduce((most, goods) => Math.max(most, own(goods)), 0);
  return (goods, { price }) => (own(goods) >= RELEVANT_SHARE * best ? RELEVANT : 0) - (price ?? RELEVANT);
}

function goodsAt({ all, of }: Catalogue, place: ListingPlace, found: Found | undefined): readonly Goods[] {
  if (place.kind === 'categoria' || place.kind === 'marca') return of(place.kind, place.id);
  return found?.goods ?? all;
}
