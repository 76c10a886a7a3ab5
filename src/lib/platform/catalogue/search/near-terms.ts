/** Terms of several words that were typed as they are heard: `dispray porte`, `peti cordi`. */
import { mayMean } from '#lib/domain/kernel/typing.ts';
import type { Token } from './query-groups.ts';
import type { Synonyms } from './vocabulary.ts';

/** Letters without the spaces: shorter ones are too near to each other. */
const SHORTEST = 8;
/** Of fewer letters a word is itself: "dji monitor" is no "dois monitores". */
const LONG_WORD = 4;
/** Letters of a term that is heard in more words than it has. */
const LONG_TERM = 9;

type Term = { readonly words: readonly string[]; readonly letters: string };

const TERMS = new WeakMap<Synonyms, readonly Term[]>();

const LENGTHS = [3, 2, 1];

/** Around a word that nothing answers to as it is typed, the term that it may be a part of. */
export function withNearTerms(tokens: readonly Token[], synonyms: Synonyms): readonly Token[] {
  for (const length of LENGTHS)
    for (let start = 0; start + length <= tokens.length; start++) {
      const own = tokens.slice(start, start + length);
      const isMisspelt = own.some(({ unknown, corrections }) => unknown || corrections.length > 0);
      if (!isMisspelt || own.some(({ stop }) => stop)) continue;
      const words = nearTerm(
        own.map(({ typed }) => typed),
        synonyms,
      );
      if (!words) continue;
      const meant = meanings(own, words);
      return [...tokens.slice(0, start), ...meant, ...withNearTerms(tokens.slice(start + length), synonyms)];
    }
  return tokens;
}

/** One for one; of "dis plei port", which is a term of two, all of it by its first word. */
function meanings(own: readonly Token[], words: readonly string[]): readonly Token[] {
  const [first] = own;
  if (!first) return [];
  if (own.length === words.length) return own.map((token, at) => meaning(token, words[at] ?? ''));
  const typed = own.map((token) => token.typed).join(' ');
  return words.map((text, at) => ({
    ...meaning(first, text),
    typed: at === 0 ? typed : '',
    corrections: at === 0 ? [words.join(' ')] : [],
  }));
}

function meaning(token: Token, text: string): Token {
  return { ...token, text, unknown: false, corrections: token.typed === text ? [] : [text] };
}

/** The words of a term that these may have been meant by; undefined where none is near. */
function nearTerm(words: readonly string[], synonyms: Synonyms): readonly string[] | undefined {
  const letters = words.join('');
  if (letters.length < SHORTEST) return undefined;
  return termsOf(synonyms).find(
    (term) =>
      term.letters[0] === letters[0] &&
      (term.words.length === words.length
        ? term.words.every((word, at) => word === words[at] || (words[at]?.length ?? 0) >= LONG_WORD)
        : (term.words.length < words.length || words.length === 1) && letters.length >= LONG_TERM) &&
      Math.abs(term.letters.length - letters.length) <= 3 &&
      mayMean(letters, term.letters),
  )?.words;
}

function termsOf(synonyms: Synonyms): readonly Term[] {
  const known =
    TERMS.get(synonyms) ??
    [...synonyms.keys()].flatMap((term) => {
      const words = term.split(' ');
      const letters = words.join('');
      return words.length > 1 && letters.length >= SHORTEST && !/\d/.test(letters)
        ? [{ words, letters }]
        : [];
    });
  TERMS.set(synonyms, known);
  return known;
}
