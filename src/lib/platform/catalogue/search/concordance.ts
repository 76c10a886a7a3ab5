/**
 * Every word of every product with the places where it stands, in memory: which products have a word or a phrase is found
 * in a millisecond or two, whatever was asked before. A database takes 15 to 70 for it among 100,000 products. The stems are
 * PostgreSQL's: this holds texts as it has read them, and understands queries of its making.
 */
import { type IdSet, put, setUpTo, size } from './id-set.ts';
import { type Phrase, phrasesOf, type Term } from './phrases.ts';

export type Concordance = {
  /** All words, as stems, in order. */
  readonly lexemes: readonly string[];
  /** By lexeme: where its occurrences begin; one more for the end of the last. */
  readonly starts: Uint32Array;
  /** By occurrence: the product; products and places of a lexeme are in order. */
  readonly products: Int32Array;
  /** By occurrence: the place in the text and, in the two highest bits, the weight, as PostgreSQL packs them. */
  readonly places: Uint16Array;
  readonly highestProduct: number;
};

/**
 * `called`: in names, brands, categories and values. `described`: in descriptions too, whose words have no weight. `headed`:
 * in what names say before what a product is for. `leading`: names begin with it.
 */
export type Part = 'called' | 'described' | 'headed' | 'leading';

/** Places are below it, weights are multiples of it. */
const PLACES = 1 << 14;
/** Further apart than any two places, so that no phrase reaches from one product into the next. */
const APART = 1 << 16;

const LIGHTEST: Readonly<Record<Part, number>> = {
  described: 0,
  called: PLACES,
  headed: 3 * PLACES,
  leading: 3 * PLACES,
};

const COUNTS = new WeakMap<Concordance, number>();

/** Products that have any word. */
export function productCount(concordance: Concordance): number {
  const known = COUNTS.get(concordance);
  if (known !== undefined) return known;
  const all = setUpTo(concordance.highestProduct);
  for (const product of concordance.products) put(all, product);
  const count = size(all);
  COUNTS.set(concordance, count);
  return count;
}

/** The products in which the words of a tsquery stand. */
export function saying(concordance: Concordance, query: string, part: Part): IdSet {
  const lightest = LIGHTEST[part];
  const found = setUpTo(concordance.highestProduct);
  for (const phrase of phrasesOf(query)) {
    if (part === 'leading') putLeading(found, concordance, phrase);
    else if (phrase.length === 1) putSaying(found, concordance, phrase, lightest);
    else for (const key of keysOfPhrase(concordance, phrase, lightest)) put(found, Math.floor(key / APART));
  }
  return found;
}

function putSaying(found: IdSet, concordance: Concordance, [term]: Phrase, lightest: number): void {
  const { products, places } = concordance;
  const { from, to } = occurrences(concordance, term);
  for (let at = from; at < to; at++) if ((places[at] ?? 0) >= lightest) put(found, products[at] ?? 0);
}

/** Names are what is read first of a product. */
function putLeading(found: IdSet, concordance: Concordance, phrase: Phrase): void {
  const place = phrase.reduce((sum, { distance }) => sum + distance, 1);
  for (const key of keysOfPhrase(concordance, phrase, LIGHTEST.leading))
    if (key % APART === place) put(found, Math.floor(key / APART));
}

/** Where the last word of a phrase stands, as one number for product and place. */
function keysOfPhrase(concordance: Concordance, [first, ...others]: Phrase, lightest: number): Float64Array {
  let keys = keysOf(concordance, first, lightest);
  for (const term of others) keys = following(keys, keysOf(concordance, term, lightest), term.distance);
  return keys;
}

/** Those of `keys` that stand `distance` after one of the others. Both are in order. */
function following(before: Float64Array, keys: Float64Array, distance: number): Float64Array {
  let [count, at] = [0, 0];
  const met = new Float64Array(Math.min(before.length, keys.length));
  for (const one of before) {
    const wanted = one + distance;
    while (at < keys.length && (keys[at] ?? 0) < wanted) at += 1;
    if (keys[at] === wanted) met[count++] = wanted;
  }
  return met.subarray(0, count);
}

function keysOf(concordance: Concordance, term: Term | undefined, lightest: number): Float64Array {
  const { products, places } = concordance;
  const { from, to, words } = occurrences(concordance, term);
  const keys = new Float64Array(to - from);
  let count = 0;
  for (let at = from; at < to; at++) {
    const place = places[at] ?? 0;
    if (place >= lightest) keys[count++] = (products[at] ?? 0) * APART + (place % PLACES);
  }
  const own = keys.subarray(0, count);
  return words > 1 ? own.sort() : own;
}

type Occurrences = { readonly from: number; readonly to: number; readonly words: number };

/** Words that begin alike stand together. */
function occurrences({ lexemes, starts }: Concordance, term: Term | undefined): Occurrences {
  if (!term) return { from: 0, to: 0, words: 0 };
  const { lexeme, begins } = term;
  const first = firstFrom(lexemes, lexeme);
  let end = first;
  while (begins ? lexemes[end]?.startsWith(lexeme) : end === first && lexemes[end] === lexeme) end += 1;
  return { from: starts[first] ?? 0, to: starts[end] ?? 0, words: end - first };
}

/** Index of the first lexeme that is not before this one. */
function firstFrom(lexemes: readonly string[], lexeme: string): number {
  let [low, high] = [0, lexemes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lexemes[middle] ?? '') < lexeme) low = middle + 1;
    else high = middle;
  }
  return low;
}
