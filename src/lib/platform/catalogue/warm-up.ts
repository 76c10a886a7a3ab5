/** What a process does before visitors come, so that its first listing takes about as long as those after it. */
import { setImmediate as breath } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { NO_FILTERS } from '#lib/domain/catalogue/listing-filters.ts';
import { ORDERS } from '#lib/domain/catalogue/listing-order.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { CatalogueDeps, ReadCatalogue } from './memory/catalogue.ts';
import { listing } from './memory/listing.ts';
import { suggestions } from './memory/suggestions.ts';
import { upperCategories } from './queries/categories.ts';
import { products } from './queries/products.ts';
import { commonestWords } from './search/vocabulary.ts';

type Stage = { readonly db: Kysely<Schema>; readonly catalogue: ReadCatalogue; readonly now: () => Date };

const NO_DISCOUNTS = { geral: 0, boleto: 0, pix: 0, deposito: 0, cartao: 0 };
/** Pages of listings, of which one is made of what the other has left. */
const PAGES = 2;
/** Searches that a process makes ahead: the first ten of one take five times as long as those after them. */
const SEARCHES = 16;
/** Products whose rows are read ahead, of the 2000 that a process keeps; so many with each statement. */
const CARDS = 240;
const CARDS_AT_ONCE = 24;
/** Letters somebody has typed when the first suggestions are asked for. */
const BEGINNING = 3;

/** Reads the catalogue, and walks over all of it in every order. @returns Addresses of listings. @throws when the database fails. */
export async function warmUpListings({ db, catalogue, now }: Stage): Promise<readonly string[]> {
  const terms = { discounts: NO_DISCOUNTS, descontoRevenda: 0, now: now() };
  for (const order of ORDERS) {
    const place = { kind: 'all' } as const;
    await listing(
      { catalogue },
      { place, fixed: NO_FILTERS, filters: NO_FILTERS, order, offset: 0, limit: 1, grouped: true, terms },
    );
  }
  return upperCategories(db, PAGES);
}

/**
 * Suggests what begins like the commonest words of products, so that who types first waits no longer than who types later: what
 * no statement has been planned for and no function compiled takes most of a second.
 */
export async function warmUpSearches(
  deps: Pick<CatalogueDeps, 'catalogue' | 'db' | 'known' | 'now'>,
  stop: AbortSignal,
): Promise<void> {
  for (const beginning of await beginnings(deps.db)) {
    if (stop.aborted) return;
    const now = deps.now();
    const found = await suggestions(deps, beginning, now);
    await products(await deps.known(), found.products, now);
    // Visitors come between two of them.
    await breath();
  }
  await warmUpCards(deps, stop);
}

/** Reads the rows of the most popular products: of a suggestion nobody asked for yet they take most of its time. */
async function warmUpCards(
  { catalogue, known, now }: Pick<CatalogueDeps, 'catalogue' | 'known' | 'now'>,
  stop: AbortSignal,
): Promise<void> {
  const ids = (await catalogue()).popular.slice(0, CARDS).map(({ id }) => id);
  for (let start = 0; start < ids.length && !stop.aborted; start += CARDS_AT_ONCE) {
    await products(await known(), ids.slice(start, start + CARDS_AT_ONCE), now());
    await breath();
  }
}

/** One of each kind of reading: a word, two words, one with an error. */
async function beginnings(db: Kysely<Schema>): Promise<readonly string[]> {
  const words = await commonestWords(db, SEARCHES);
  const first = words[0] ?? '';
  return words.map((word, at) => {
    const begun = word.slice(0, BEGINNING);
    if (at % 4 === 1) return `${first} ${begun}`;
    return at % 4 === 2 ? `${word.slice(0, BEGINNING + 1)}x` : begun;
  });
}
