/** The words of a search as the things it asks for: each a group of phrases, any of which names the thing. */
import { folded } from '#lib/domain/catalogue/search-text.ts';
import type { Synonyms } from './vocabulary.ts';

export type Group = readonly string[];

/** Longest term of the synonyms, in words. */
const MAX_TERM = 4;

/**
 * Words that are a term of the synonyms together are one group; the longest term wins. `isStop` words stand in terms
 * (`cabo de rede`) and nowhere else.
 */
export function groupWords(
  words: readonly string[],
  synonyms: Synonyms,
  isStop: (word: string) => boolean,
): readonly Group[] {
  const groups: Group[] = [];
  for (let start = 0; start < words.length; ) {
    const { length, meanings } = longestTerm(words, start, synonyms);
    const phrase = words.slice(start, start + length).join(' ');
    if (meanings.length > 0 || !isStop(phrase)) groups.push([phrase, ...meanings]);
    start += length;
  }
  return groups;
}

/** The words with their last one typed to its end where they begin a term: `display po` becomes `display port`. */
export function completeTerm(words: readonly string[], synonyms: Synonyms): readonly string[] {
  for (let length = Math.min(MAX_TERM, words.length); length > 1; length--) {
    const typed = words.slice(-length).join(' ').replace(/\*$/, '');
    const term = [...synonyms.keys()].find((key) => key.startsWith(typed));
    if (term !== undefined) return [...words.slice(0, -length), ...term.split(' ')];
  }
  return words;
}

/** A measure in words, with what that measure is called: `3,5 mm` is a P2. */
export function groupMeasure(phrases: readonly string[], synonyms: Synonyms): Group {
  return [...phrases, ...phrases.flatMap((phrase) => synonyms.get(folded(phrase)) ?? [])];
}

/** `HDMI 2.1`: a bare number may belong to what stands before it. Undefined for other pairs. */
export function joinNumber(before: Group | undefined, group: Group): Group | undefined {
  const [number = ''] = group;
  return before && /^\d+(\.\d+)?$/.test(number) ? before.map((phrase) => `${phrase} ${number}`) : undefined;
}

function longestTerm(words: readonly string[], start: number, synonyms: Synonyms) {
  for (let length = Math.min(MAX_TERM, words.length - start); length > 0; length--) {
    const meanings = synonyms.get(words.slice(start, start + length).join(' '));
    if (meanings) return { length, meanings };
  }
  return { length: 1, meanings: [] };
}
