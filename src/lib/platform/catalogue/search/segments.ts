/** Words that were typed without a space between them: `patchcordcat6`, `displayportparahdmi`, `switchhdmi5portas`. */
import { FUNCTION_WORDS } from '#lib/domain/catalogue/words-that-say-nothing.ts';
import { both, isEmpty, NO_IDS } from './id-set.ts';
import type { Synonyms } from './vocabulary.ts';
import { otherGender } from './word-forms.ts';
import type { Words } from './words.ts';

const SHORTEST_PART = 3;
/** A letter and a digit: `p2`. */
const SHORTEST_NAME = 2;
const MOST_PARTS = 5;
/** Letters of two words that some product has, be it not side by side. */
const LONG_PART = 4;

type Known = { readonly vocabulary: Words; readonly synonyms: Synonyms };

/**
 * The fewest words of products that it is made of, where some product has all of them; of synonyms too, where it cannot be an error
 * of typing.
 */
export async function segments(
  word: string,
  { vocabulary, synonyms }: Known,
  corrections: readonly string[],
): Promise<readonly string[] | undefined> {
  if (word.length < SHORTEST_PART + SHORTEST_NAME) return undefined;
  const parts = partsOf(word);
  const present = new Set([
    ...(await vocabulary.present([...parts, ...parts.flatMap((part) => otherGender(part) ?? [])])),
    ...(await shortNames(word, vocabulary)),
  ]);
  const isOne = (part: string) => present.has(part) || (corrections.length === 0 && synonyms.has(part));
  const isWord = (part: string) => isOne(part) || (part.length > LONG_PART && isOne(otherGender(part) ?? ''));
  const cuts = cutsOf(word, isWord);
  for (const cut of cuts) if (await standTogether(cut, { vocabulary, synonyms })) return cut;
  for (const cut of cuts) if (await beginTogether(cut, { vocabulary, synonyms })) return cut;
  return undefined;
}

/** The vocabulary has no words of two letters: `p2` and `8k` are looked for in the products. */
const SHORT_NAME = /^(?:[a-z]\d|\d[a-z])$/;

async function shortNames(word: string, vocabulary: Words): Promise<readonly string[]> {
  const names = [
    ...new Set([...(word.match(/[a-z]\d(?!\d)/g) ?? []), ...(word.match(/(?<!\d)\d[a-z]/g) ?? [])]),
  ];
  const sets = await Promise.all(
    names.map(async (name) => vocabulary.called((await vocabulary.phrases([name])).query)),
  );
  return names.filter((_, index) => !isEmpty(sets[index] ?? NO_IDS));
}

function partsOf(word: string): readonly string[] {
  const parts = new Set<string>();
  for (let start = 0; start <= word.length - SHORTEST_PART; start++)
    for (let end = start + SHORTEST_PART; end <= word.length; end++)
      if (end - start < word.length) parts.add(word.slice(start, end));
  return [...parts];
}

/** Every way to cut it into words, those with the fewest first. A small word or a number stands between two others only. */
function cutsOf(word: string, isWord: (part: string) => boolean): readonly (readonly string[])[] {
  const cuts: string[][] = [];
  const cut = (start: number, parts: readonly string[]) => {
    if (start === word.length) cuts.push([...parts]);
    if (parts.length === MOST_PARTS) return;
    for (let end = start + 1; end <= word.length; end++) {
      const part = word.slice(start, end);
      const isInside = start > 0 && end < word.length;
      const isSmall =
        isInside && ((part.length > 1 && FUNCTION_WORDS.has(part)) || isCount(word, start, end));
      if (
        isSmall ||
        ((part.length >= SHORTEST_PART || SHORT_NAME.test(part)) && part !== word && isWord(part))
      )
        cut(end, [...parts, part]);
    }
  };
  cut(0, []);
  return cuts.toSorted((one, other) => one.length - other.length);
}

/** All digits of a number between letters: of `switchhdmi5portas`. */
function isCount(word: string, start: number, end: number): boolean {
  return /^\d{1,3}$/.test(word.slice(start, end)) && !/\d/.test(`${word[start - 1]}${word[end]}`);
}

async function standTogether(parts: readonly string[], { vocabulary, synonyms }: Known): Promise<boolean> {
  const names = parts.filter((part) => !FUNCTION_WORDS.has(part) && !/^\d+$/.test(part));
  const isShort = names.length === 2 && parts.length === 2 && names.some(({ length }) => length < LONG_PART);
  if (isShort && !(await areNames(names, vocabulary))) {
    const { query } = await vocabulary.phrases([names.join(' ')]);
    return !isEmpty(await vocabulary.called(query));
  }
  const sets = await Promise.all(
    names.map(async (name) =>
      vocabulary.called((await vocabulary.phrases([name, ...(synonyms.get(name) ?? [])])).query),
    ),
  );
  return !isEmpty(sets.reduce(both));
}

/** "switch hdmi 5 portas": what products are called, with more words after it that are known in themselves. */
async function beginTogether(parts: readonly string[], known: Known): Promise<boolean> {
  const names = parts.filter((part) => !FUNCTION_WORDS.has(part) && !/^\d+$/.test(part));
  const isLong = names.every(({ length }) => length >= LONG_PART);
  return names.length > 2 && isLong && standTogether(names.slice(0, 2), known);
}

/** Letters with digits and names of categories mean something be it that others stand between: `xlrp10`, `hdmidvi`. */
async function areNames(names: readonly string[], vocabulary: Words): Promise<boolean> {
  if (names.some((name) => /\d/.test(name))) return true;
  const categories = await Promise.all(
    names.map(async (name) => vocabulary.categoriesCalled([(await vocabulary.phrases([name])).query], [], 1)),
  );
  return categories.every(({ length }) => length > 0);
}
