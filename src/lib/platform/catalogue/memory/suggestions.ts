/** What a search that begins like this may be about. */
import { parseSearch } from '#lib/domain/catalogue/search-query.ts';
import { searchText } from '#lib/domain/catalogue/search-text.ts';
import { FUNCTION_WORDS } from '#lib/domain/catalogue/words-that-say-nothing.ts';
import { note, noteUntil } from '#lib/platform/kernel/changes/collect.ts';
import type { BrandRow } from '../queries/brands.ts';
import type { CategoryRow } from '../queries/categories.ts';
import { planSearch, type SearchPlan } from '../search/plan.ts';
import { GENERIC } from '../search/tsquery.ts';
import type { Words } from '../search/words.ts';
import type { Catalogue, ReadCatalogue } from './catalogue.ts';
import { type Goods, isVisible, nextTurn } from './entry.ts';
import { withIds } from './in-order.ts';
import { byPopularity } from './order.ts';
import { pageOf } from './page-of.ts';
import { type Found, findBest } from './search-results.ts';
import { eachMark, SEARCHES } from './set-keys.ts';

export type Suggestions = {
  readonly products: readonly number[];
  readonly categories: readonly CategoryRow[];
  readonly brands: readonly BrandRow[];
  readonly terms: readonly string[];
};

const MAX = { products: 5, categories: 3, brands: 2, terms: 5 } as const;
/** Products of which the first are shown and all may complete a word. */
const CONSIDERED = 40;
const MIN_LENGTH = 2;
/** `3 me` is 3 m already. */
const BEGUN_METRES = /(\d)\s*(?:me|met|metr)$/i;
const NOTHING: Suggestions = { products: [], categories: [], brands: [], terms: [] };

export async function suggestions(
  { catalogue: read }: { readonly catalogue: ReadCatalogue },
  busca: string,
  now: Date,
): Promise<Suggestions> {
  const text = searchText(busca).replace(BEGUN_METRES, '$1 m');
  if (text.length < MIN_LENGTH) return NOTHING;
  note(SEARCHES);
  const catalogue = await read();
  const plan = await planTyped(catalogue.words, text);
  const asked = [...plan.demands.main, ...plan.demands.most.map(({ query }) => query)];
  const [hits, categories, brands] = await Promise.all([
    findBest(plan, catalogue, CONSIDERED),
    catalogue.words.categoriesCalled(
      asked.filter((query) => query !== GENERIC),
      plan.demands.categories,
      MAX.categories,
    ),
    catalogue.words.brandsCalled(asked, MAX.brands),
  ]);
  const found = considered(hits, now);
  const longer = plan.code === '' ? await termsOf(catalogue.words, plan.suggestions[0] ?? text, found) : [];
  const terms = [...new Set([...plan.suggestions, ...longer])].slice(0, MAX.terms);
  const likeliest = await foundBy(catalogue, terms[0], now);
  const products = [...new Set([...likeliest, ...found])].slice(0, MAX.products);
  return {
    ...{ products, brands, terms },
    categories: categories.length > 0 ? categories : await categoriesOf(catalogue, products),
  };
}

/** A word that is only begun gives way to those before it: of "cabo auxiliar para car" it is the one that may become another. */
async function planTyped(words: Words, text: string): Promise<SearchPlan> {
  const plan = await planSearch(words, text, { typing: true });
  const [, before = '', last = ''] = /^(.+)\s(\p{L}+)$/u.exec(text) ?? [];
  if (before === '' || plan.without.length === 0 || plan.without.some((one) => one.endsWith(last)))
    return plan;
  const whole = await planSearch(words, before);
  return whole.without.length === 0 ? whole : plan;
}

/** Where no category is called so: those that the products shown share. */
async function categoriesOf(
  catalogue: Catalogue,
  products: readonly number[],
): Promise<readonly CategoryRow[]> {
  const goods = withIds(
    catalogue.all,
    products.toSorted((one, other) => one - other),
  );
  const ofEach = goods.map((one) =>
    [...eachMark(catalogue, one)].flatMap(({ kind, valor }) => (kind === 'categoria' ? valor : [])),
  );
  return catalogue.words.categoriesShared(ofEach, MAX.categories);
}

/** `hd` is HDMI before it is all that begins so. */
async function foundBy(
  catalogue: Catalogue,
  term: string | undefined,
  now: Date,
): Promise<readonly number[]> {
  if (term === undefined) return [];
  const plan = await planSearch(catalogue.words, term);
  return considered(await findBest(plan, catalogue, CONSIDERED), now);
}

/** What cannot be bought goes last, as in a listing. */
function considered({ goods, relevance }: Found, now: Date): readonly number[] {
  const judged: { readonly one: Goods; readonly relevance: number }[] = [];
  for (const one of goods) {
    const own = relevance(one.id);
    if (own !== undefined) judged.push({ one, relevance: own });
  }
  const best = pageOf(
    judged,
    (one, other) => other.relevance - one.relevance || byPopularity(one.one, other.one),
    { offset: 0, limit: CONSIDERED },
  );
  for (const { one } of best) noteUntil(nextTurn(one, now.getTime()));
  return best
    .map(({ one }) => one)
    .filter((one) => isVisible(one, now.getTime()))
    .sort((one, other) => Number(one.unavailable) - Number(other.unavailable))
    .map(({ id }) => id);
}

/** The text with its last word completed in the ways that the products considered have. */
async function termsOf(words: Words, text: string, products: readonly number[]): Promise<readonly string[]> {
  const last = parseSearch(text.split(' ').at(-1) ?? '').words.join('');
  if (last.length < MIN_LENGTH || FUNCTION_WORDS.has(last)) return [];
  const before = text.split(' ').slice(0, -1).join(' ');
  const longer = await words.longerWords(last, products, MAX.terms);
  return longer.map((word) => `${before} ${word}`.trim());
}
