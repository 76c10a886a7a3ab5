/** The words of a search as the things it asks for: each a group of phrases, any of which names the thing. */

import { isColour } from '#lib/domain/catalogue/colour-words.ts';
import { MAKERS } from '#lib/domain/catalogue/device-makers.ts';
import { FUNCTION_WORDS } from '#lib/domain/catalogue/words-that-say-nothing.ts';
import { folded } from '#lib/domain/kernel/slug.ts';
import type { Synonyms } from './vocabulary.ts';

export type Group = readonly string[];

export type Token = {
  /** As groups and synonyms are made of; with a star when longer words will do. */
  readonly text: string;
  /** As it was typed. */
  readonly typed: string;
  readonly stop: boolean;
  readonly colour: boolean;
  /** Nothing in the shop answers to it. */
  readonly unknown: boolean;
  /** What may have been meant, the likeliest first; `text` is the first. */
  readonly corrections: readonly string[];
};

export type Asked = {
  readonly group: Group;
  /** As it was typed. */
  readonly typed: string;
  /** It follows "para": what something is made into, or is for. */
  readonly aim: boolean;
  readonly colour: boolean;
  /** A device or an occasion that what is sold is for. */
  readonly use: boolean;
  /** Nothing in the shop answers to it. */
  readonly unknown: boolean;
  /** "que não seja plano": who asks wants none of these. */
  readonly refused: boolean;
  /** Of "sem áudio": what no product has to name where none says that it is without. */
  readonly lacks?: Group;
  /** It follows "e": one more thing that is wanted. */
  readonly also: boolean;
  /** The same, and not of what something comes with: "tomada com HDMI e internet" is one thing. */
  readonly apart?: boolean;
  /** No product has to have it: those that do come first. */
  readonly preferred?: boolean;
};

/** What is without a thing says so, or does not name it at all; a wireless thing is another thing. */
const ITSELF = /^(?:fio|cabo)s?$/;

/** Longest term of the synonyms, in words. */
const MAX_TERM = 5;

/**
 * Words that are a term of the synonyms together are one thing; the longest term wins. Words that say nothing stand in terms
 * (`cabo de rede`) and nowhere else.
 */
export function groupTokens(
  tokens: readonly Token[],
  synonyms: Synonyms,
  {
    uses = NO_USES,
    literal = false,
  }: { readonly uses?: ReadonlySet<string>; readonly literal?: boolean } = {},
): readonly Asked[] {
  const asked: Asked[] = [];
  const texts = tokens.map(({ text }) => text);
  let [aim, also, without, refused] = [false, false, false, false];
  let comes = false;
  for (let start = 0; start < tokens.length; ) {
    const { length, meanings } = without ? NO_TERM : longestTerm(texts, start, synonyms);
    const own = tokens.slice(start, start + length);
    const phrase = texts.slice(start, start + length).join(' ');
    const typed = own.map((token) => token.typed).join(' ');
    start += length;
    if (meanings.length === 0 && own.every(({ stop }) => stop)) {
      if (phrase === 'e') also = true;
      comes ||= phrase === 'com';
      // "notebook na TV", "VGA em HDMI" lead from the one to the other.
      const before = asked.findLast(({ typed }) => !MAKERS.has(typed));
      if (phrase === 'para' || phrase === 'em' || (/^n[ao]s?$/.test(phrase) && before?.use)) aim = true;
      // "sem o conector"
      // "exceto mini e micro": what ends the search is refused too.
      const goesOn =
        (phrase === 'e' || phrase === 'ou') && asked.at(-1)?.refused && start === tokens.length - 1;
      if (!literal && !ARTICLES.has(phrase))
        [without, refused] = [phrase === 'sem', phrase === 'exceto' || goesOn === true];
      continue;
    }
    const denied = [phrase, ...(synonyms.get(phrase) ?? [])];
    asked.push({
      // As the database joins it: migration 0090.
      group: without
        ? denied.filter((word) => /^[a-z]+$/.test(folded(word))).map((word) => `sem${folded(word)}`)
        : [...new Set([phrase, ...spacings(phrase), ...otherOrder(own), ...meanings])],
      typed: without || refused ? `sem ${typed}` : typed,
      aim: (aim || (uses.has(phrase) && LEADING_TO.test(phrase))) && asked.length > 0,
      also,
      apart: also && !comes,
      use: !without && !refused && uses.has(phrase),
      colour: own.every(({ colour }) => colour),
      unknown: !without && meanings.length === 0 && own.some(({ unknown }) => unknown),
      refused,
      ...(without && !ITSELF.test(phrase) && { lacks: denied }),
    });
    [aim, also, without, refused] = [false, false, false, false];
  }
  return asked;
}

/** A term that says itself where something leads: `no switcher`. */
const LEADING_TO = /^(?:n[oa]s?|aos?|para) /;

const NO_USES: ReadonlySet<string> = new Set();
const ARTICLES: ReadonlySet<string> = new Set(['o', 'a', 'os', 'as', 'um', 'uma', 'de', 'do', 'da']);

/** Two colours as texts may join them: "vermelho e preto" for `preto vermelho`. */
function otherOrder(tokens: readonly Token[]): readonly string[] {
  const [one, other] = tokens.map(({ text }) => text);
  return tokens.length === 2 && tokens.every(({ text }) => isColour(text))
    ? [`${one} e ${other}`, `${other} e ${one}`]
    : [];
}

/** `rg59` as texts may write it: `RG 59`. */
function spacings(phrase: string): readonly string[] {
  if (!/^(?:[a-z]+\d+[a-z]?|\d+[a-z]+)$/.test(phrase)) return [];
  const [first = '', ...others] = phrase.match(/[a-z]+|\d+/g) ?? [];
  // The database leaves small words out: of `os 2` a 2 would be left.
  if (FUNCTION_WORDS.has(first)) return [];
  return [`${first} ${others.join('')}`, [first, ...others].join(' ')];
}

/** The words with their last one typed to its end where they begin a term: `display po` becomes `display port`. */
export function completeTerm(words: readonly string[], synonyms: Synonyms): readonly string[] {
  const last = words.at(-1)?.replace(/\*$/, '') ?? '';
  if (last.length < 2 || FUNCTION_WORDS.has(last)) return words;
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

/** `HDMI 2.1`, `USB C`: a bare number or letter may belong to what stands before it. Undefined for other pairs. */
export function joinNumber(before: Group | undefined, group: Group): Group | undefined {
  return before && (isNumber(group) || isLetter(group))
    ? before.map((phrase) => `${phrase} ${group[0]}`)
    : undefined;
}

/** `3 RCA`, `24 portas`: or to what stands after it. */
export function joinCount(group: Group, after: Group | undefined): Group | undefined {
  return after && isNumber(group)
    ? group.flatMap((number) => after.map((phrase) => `${number} ${phrase}`))
    : undefined;
}

/** One letter by itself says nothing. */
export function isLetter([letter = '']: Group): boolean {
  return /^[a-z]$/.test(letter);
}

function isNumber([number = '']: Group): boolean {
  return /^\d+(\.\d+)?$/.test(number);
}

const NO_TERM: { readonly length: number; readonly meanings: readonly string[] } = {
  length: 1,
  meanings: [],
};

/** How many words from `start` are a term together, and what it means; one word without meanings when none is. */
export function longestTerm(words: readonly string[], start: number, synonyms: Synonyms) {
  for (let length = Math.min(MAX_TERM, words.length - start); length > 0; length--) {
    const meanings = synonyms.get(words.slice(start, start + length).join(' '));
    if (meanings) return { length, meanings };
  }
  return NO_TERM;
}
