/** Makes a concordance of texts, and puts other texts in the place of some. */
import type { Concordance } from './concordance.ts';
import { has, idSet } from './id-set.ts';
import type { Text } from './texts.ts';

/** Words as they are read: `lexemes` are numbered as they come. */
type Read = { readonly lexemes: Uint32Array; readonly products: Int32Array; readonly places: Uint16Array };

/** Takes texts in the order of their products. */
export function collectTexts(): {
  readonly add: (texts: readonly Text[]) => void;
  readonly concordance: () => Concordance;
} {
  const numbers = new Map<string, number>();
  const read: Read[] = [];
  return {
    add: (texts) => void read.push(readTexts(texts, numbers)),
    concordance: () => inOrder(numbers, read),
  };
}

/** The same with the texts of these products in place of the ones it has; products without one are gone. */
export function replaced(before: Concordance, ids: readonly number[], texts: readonly Text[]): Concordance {
  const collected = collectTexts();
  collected.add(texts);
  return merged(before, collected.concordance(), ids);
}

/** A tsvector on the wire: how many words; of each its bytes to a zero, how many places, the places. All in 16 bits but the first. */
function readTexts(texts: readonly Text[], numbers: Map<string, number>): Read {
  // A word takes a letter, a zero, their number and a place at least.
  const most = texts.reduce((sum, { words }) => sum + (words.length >> 1), 0);
  const [lexemes, products, places] = [new Uint32Array(most), new Int32Array(most), new Uint16Array(most)];
  let count = 0;
  for (const { product_id, words } of texts) {
    const bytes = Buffer.from(words.buffer, words.byteOffset, words.byteLength);
    let at = 4;
    for (let left = bytes.readInt32BE(0); left > 0; left--) {
      const end = bytes.indexOf(0, at);
      const number = numberOf(bytes.toString('latin1', at, end), numbers);
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

function numberOf(lexeme: string, numbers: Map<string, number>): number {
  const known = numbers.get(lexeme);
  if (known !== undefined) return known;
  numbers.set(lexeme, numbers.size);
  return numbers.size - 1;
}

/** Sorts by counting: how often each word stands says where its occurrences begin. */
function inOrder(numbers: ReadonlyMap<string, number>, read: readonly Read[]): Concordance {
  const lexemes = [...numbers.keys()].sort();
  const rank = new Uint32Array(lexemes.length);
  lexemes.forEach((lexeme, index) => {
    rank[numbers.get(lexeme) ?? 0] = index;
  });
  const starts = new Uint32Array(lexemes.length + 1);
  for (const { lexemes: own } of read)
    for (const number of own) starts[(rank[number] ?? 0) + 1] = (starts[(rank[number] ?? 0) + 1] ?? 0) + 1;
  for (let index = 1; index < starts.length; index++)
    starts[index] = (starts[index] ?? 0) + (starts[index - 1] ?? 0);
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
  }
  return { lexemes, starts, products, places, highestProduct };
}

function merged(before: Concordance, added: Concordance, ids: readonly number[]): Concordance {
  const gone = idSet(ids);
  const most = before.products.length + added.products.length;
  const [products, places] = [new Int32Array(most), new Uint16Array(most)];
  const lexemes: string[] = [];
  const starts: number[] = [];
  let count = 0;
  const take = (from: Concordance, at: number): void => {
    products[count] = from.products[at] ?? 0;
    places[count] = from.places[at] ?? 0;
    count += 1;
  };
  for (const { lexeme, old, own } of eachLexeme(before, added)) {
    const start = count;
    let next = own.from;
    for (let at = old.from; at < old.to; at++) {
      const product = before.products[at] ?? 0;
      if (has(gone, product)) continue;
      while (next < own.to && (added.products[next] ?? 0) < product) take(added, next++);
      take(before, at);
    }
    while (next < own.to) take(added, next++);
    if (count === start) continue;
    lexemes.push(lexeme);
    starts.push(start);
  }
  return {
    lexemes,
    starts: Uint32Array.from([...starts, count]),
    products: products.slice(0, count),
    places: places.slice(0, count),
    highestProduct: Math.max(before.highestProduct, added.highestProduct),
  };
}

/** Where something begins, and where it has ended. */
type Span = { readonly from: number; readonly to: number };
const NOWHERE: Span = { from: 0, to: 0 };

/** The words of both in order, and where they stand in each. */
function* eachLexeme(
  before: Concordance,
  added: Concordance,
): Generator<{ readonly lexeme: string; readonly old: Span; readonly own: Span }> {
  let [one, other] = [0, 0];
  for (;;) {
    const [first, second] = [before.lexemes[one], added.lexemes[other]];
    const lexeme = second === undefined || (first !== undefined && first < second) ? first : second;
    if (lexeme === undefined) return;
    yield {
      lexeme,
      old: first === lexeme ? spanOf(before, one++) : NOWHERE,
      own: second === lexeme ? spanOf(added, other++) : NOWHERE,
    };
  }
}

function spanOf({ starts }: Concordance, index: number): Span {
  return { from: starts[index] ?? 0, to: starts[index + 1] ?? 0 };
}
