/** Builds a concordance from texts, and replaces some of its texts. */
import { type InPieces, sortedInPieces } from '#lib/platform/kernel/event-loop-yield.ts';
import type { Concordance } from './concordance.ts';
import { has, type IdSet, idSet } from './id-set.ts';
import { createLexemeNumbers, type LexemeNumbers } from './lexeme-numbers.ts';
import type { Text } from './texts.ts';

/** Words in the order they are read; `lexemes` are numbers of words. */
type Read = { readonly lexemes: Uint32Array; readonly products: Int32Array; readonly places: Uint16Array };

/** Texts are added in order of their products. */
export function collectTexts(): {
  readonly add: (texts: readonly Text[]) => void;
  readonly concordance: () => InPieces<Concordance>;
} {
  const numbers = createLexemeNumbers();
  const read: Read[] = [];
  return {
    add: (texts) => void read.push(readTexts(texts, numbers)),
    concordance: () => inOrder(numbers.lexemes, read),
  };
}

/** The same with the texts of these products in place of the ones it has; products without one are gone. */
export function* replaced(
  before: Concordance,
  ids: readonly number[],
  texts: readonly Text[],
): InPieces<Concordance> {
  const collected = collectTexts();
  collected.add(texts);
  return yield* merged(before, yield* collected.concordance(), ids);
}

/** The wire format of a tsvector: the number of words (32 bits); for each its bytes up to a zero, the number of places and the places (16 bits each). */
function readTexts(texts: readonly Text[], numbers: LexemeNumbers): Read {
  // A word takes at least a letter, a zero, the number of its places and one place.
  const most = texts.reduce((sum, { words }) => sum + (words.length >> 1), 0);
  const [lexemes, products, places] = [new Uint32Array(most), new Int32Array(most), new Uint16Array(most)];
  let count = 0;
  for (const { product_id, words } of texts) {
    const bytes = Buffer.from(words.buffer, words.byteOffset, words.byteLength);
    let at = 4;
    for (let left = bytes.readInt32BE(0); left > 0; left--) {
      const number = numbers.numberAt(bytes, at);
      const end = numbers.end();
      at = end + 3;
      for (let place = bytes.readUInt16BE(end + 1); place > 0; place--, at += 2, count++) {
        lexemes[count] = number;
        products[count] = product_id;
        places[count] = bytes.readUInt16BE(at);
      }
    }
  }
  return {
    lexemes: lexemes.slice(0, count),
    products: products.slice(0, count),
    places: places.slice(0, count),
  };
}

/** A counting sort: the number of occurrences of each word says where those of the next one begin. */
function* inOrder(numbered: readonly string[], read: readonly Read[]): InPieces<Concordance> {
  const byLetters = (one: number, other: number): number => {
    const [first = '', second = ''] = [numbered[one], numbered[other]];
    return first < second ? -1 : Number(first > second);
  };
  const order = yield* sortedInPieces([...numbered.keys()], byLetters);
  const rank = new Uint32Array(order.length);
  const lexemes: string[] = [];
  for (const [index, number] of order.entries()) {
    rank[number] = index;
    lexemes.push(numbered[number] ?? '');
    if (index % PIECE === 0) yield;
  }
  const starts = yield* startsOf(rank, read);
  const total = starts.at(-1) ?? 0;
  const [products, places, next] = [new Int32Array(total), new Uint16Array(total), starts.slice()];
  let highestProduct = 0;
  for (const { lexemes: own, products: ids, places: spots } of read) {
    for (let index = 0; index < own.length; index++) {
      const place = rank[own[index] ?? 0] ?? 0;
      const at = next[place] ?? 0;
      next[place] = at + 1;
      products[at] = ids[index] ?? 0;
      places[at] = spots[index] ?? 0;
    }
    highestProduct = Math.max(highestProduct, ids.at(-1) ?? 0);
    yield;
  }
  return { lexemes, starts, products, places, highestProduct };
}

/** Where the occurrences of each word begin, by the rank of the word. */
function* startsOf(rank: Uint32Array, read: readonly Read[]): InPieces<Uint32Array> {
  const starts = new Uint32Array(rank.length + 1);
  for (const { lexemes } of read) {
    for (const number of lexemes)
      starts[(rank[number] ?? 0) + 1] = (starts[(rank[number] ?? 0) + 1] ?? 0) + 1;
    yield;
  }
  for (let index = 1; index < starts.length; index++)
    starts[index] = (starts[index] ?? 0) + (starts[index - 1] ?? 0);
  return starts;
}

/** Words between two yields. */
const PIECE = 10_000;

/** The same where the occurrences of each are read. */
const WORDS = 500;

/** Only added and removed words are merged one by one; everything between them is copied. */
function* merged(before: Concordance, added: Concordance, ids: readonly number[]): InPieces<Concordance> {
  const gone = idSet(ids);
  const most = before.products.length + added.products.length;
  const [products, places] = [new Int32Array(most), new Uint16Array(most)];
  const lexemes: string[] = [];
  const starts = new Uint32Array(before.lexemes.length + added.lexemes.length + 1);
  /** How many occurrences were written, and how far `before` has been read. */
  let [count, taken] = [0, 0];
  const copyUpTo = (end: number): void => {
    products.set(before.products.subarray(taken, end), count);
    places.set(before.places.subarray(taken, end), count);
    count += end - taken;
    taken = end;
  };
  const take = (from: Concordance, at: number): void => {
    products[count] = from.products[at] ?? 0;
    places[count] = from.places[at] ?? 0;
    count += 1;
  };
  const put = (lexeme: string, start: number): void => {
    starts[lexemes.length] = start;
    lexemes.push(lexeme);
  };
  const mergeWord = (lexeme: string, from: number, to: number, own: Span): void => {
    copyUpTo(from);
    const start = count;
    let next = own.from;
    for (let at = from; at < to; at++) {
      const product = before.products[at] ?? 0;
      if (has(gone, product)) continue;
      while (next < own.to && (added.products[next] ?? 0) < product) take(added, next++);
      take(before, at);
    }
    while (next < own.to) take(added, next++);
    taken = to;
    if (count > start) put(lexeme, start);
  };
  let going = nextOf(before, gone, 0);
  let other = 0;
  for (let one = 0; one < before.lexemes.length; one++) {
    const lexeme = before.lexemes[one] ?? '';
    const [from, to] = [before.starts[one] ?? 0, before.starts[one + 1] ?? 0];
    for (; other < added.lexemes.length && (added.lexemes[other] ?? '') < lexeme; other++)
      mergeWord(added.lexemes[other] ?? '', from, from, spanOf(added, other));
    const comes = added.lexemes[other] === lexeme;
    if (comes || going < to) mergeWord(lexeme, from, to, comes ? spanOf(added, other++) : NOWHERE);
    else put(lexeme, count + from - taken);
    if (going < to) going = nextOf(before, gone, to);
    if (one % WORDS === 0) yield;
  }
  copyUpTo(before.products.length);
  for (; other < added.lexemes.length; other++)
    mergeWord(added.lexemes[other] ?? '', taken, taken, spanOf(added, other));
  starts[lexemes.length] = count;
  return {
    lexemes,
    starts: starts.slice(0, lexemes.length + 1),
    products: products.slice(0, count),
    places: places.slice(0, count),
    highestProduct: Math.max(before.highestProduct, added.highestProduct),
  };
}

/** The next occurrence of a product of the set, from `from` on. */
function nextOf({ products }: Concordance, set: IdSet, from: number): number {
  for (let at = from; at < products.length; at++) if (has(set, products[at] ?? 0)) return at;
  return products.length;
}

/** From its start to just after its end. */
type Span = { readonly from: number; readonly to: number };
const NOWHERE: Span = { from: 0, to: 0 };

function spanOf({ starts }: Concordance, index: number): Span {
  return { from: starts[index] ?? 0, to: starts[index + 1] ?? 0 };
}
