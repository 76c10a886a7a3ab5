/**
 * The words of a search as the shop spells them: `rg 59` and `speak on` are one word, `typec` and `hdmi8k` are two, `hmdi` is
 * HDMI. What the shop knows by itself is left as it is.
 */

import { isColour } from '#lib/domain/catalogue/colour-words.ts';
import { MAKERS } from '#lib/domain/catalogue/device-makers.ts';
import { spelledAloud } from '#lib/domain/catalogue/letters-said-aloud.ts';
import { NUMBERS } from '#lib/domain/catalogue/numbers-in-words.ts';
import {
  FUNCTION_WORDS,
  MAY_BE_PARA,
  PLACES,
  SAID_WORDS,
  SHOPPING_WORDS,
} from '#lib/domain/catalogue/words-that-say-nothing.ts';
import { folded } from '#lib/domain/kernel/slug.ts';
import { isEmpty } from './id-set.ts';
import { withNearTerms } from './near-terms.ts';
import { partWord } from './part-word.ts';
import { longestTerm, type Token } from './query-groups.ts';
import { isBeginning, isKnown, lookUp, type Reading } from './reading.ts';
import type { Word } from './vocabulary.ts';
import { infinitiveIn, otherGender, singulars, undiminished } from './word-forms.ts';

/** Words that are joined at most: `cat 6 a`; letters by themselves: `h d m i`. */
const MOST_JOINED = 3;
const MOST_LETTERS = 4;
const SHORTEST_JOINED = 4;

export async function readTokens(words: readonly string[], reading: Reading): Promise<readonly Token[]> {
  // All of them in one question.
  await Promise.all(words.map((word) => lookUp(reading, word)));
  const directed = await Promise.all(words.map((_, index) => asPara(words, index, reading)));
  const joined = await joinWords(directed, reading);
  const parted = await Promise.all(joined.map((word) => partWord(word, reading)));
  const read = withoutMakersInside(parted.flat(), reading);
  const inTerm = await termWords(read, reading);
  const tokens = await Promise.all(read.map((word, index) => inTerm[index] ?? readToken(word, reading)));
  const said = tokens.flatMap((token) => token ?? []);
  return reading.literal ? said : withNearTerms(said, reading.synonyms);
}

/** A "tv samsung antiga" is a "tv antiga". */
function withoutMakersInside(words: readonly string[], { synonyms, literal }: Reading): readonly string[] {
  return words.filter(
    (word, at) => literal || !MAKERS.has(word) || !synonyms.has(`${words[at - 1]} ${words[at + 1]}`),
  );
}

/** `hdmi to sdi`, `cabo pro ps5`: "para", unless products are called so beside one of its neighbours. */
async function asPara(
  words: readonly string[],
  index: number,
  { vocabulary, literal }: Reading,
): Promise<string> {
  const [before, word = '', after] = [words[index - 1], words[index], words[index + 1]];
  if (literal || after === undefined || !MAY_BE_PARA.has(word)) return word;
  const { query } = await vocabulary.phrases([
    ...(before === undefined ? [] : [`${before} ${word}`]),
    `${word} ${after}`,
  ]);
  return isEmpty(await vocabulary.called(query)) ? 'para' : word;
}

/** Words that are a term of several together are nothing by themselves: `em l`. */
async function termWords(
  words: readonly string[],
  reading: Reading,
): Promise<readonly (Token | undefined)[]> {
  const looked = await Promise.all(words.map((word) => lookUp(reading, word)));
  const texts = looked.map(({ base, word }) => (FUNCTION_WORDS.has(word) ? word : base));
  const tokens: (Token | undefined)[] = words.map(() => undefined);
  for (let start = 0; start < words.length; ) {
    const { length } = longestTerm(texts, start, reading.synonyms);
    for (let at = start; length > 1 && at < start + length; at++) {
      const [text = '', typed = ''] = [texts[at], words[at]];
      tokens[at] = {
        text,
        typed,
        stop: FUNCTION_WORDS.has(typed),
        colour: false,
        unknown: false,
        corrections: [],
      };
    }
    start += length;
  }
  return tokens;
}

async function joinWords(words: readonly string[], reading: Reading): Promise<readonly string[]> {
  const joined: string[] = [];
  for (let start = 0; start < words.length; ) {
    const said = await saidLetters(words, start, reading);
    const length = said?.length ?? (await joinedLength(words, start, reading));
    joined.push(said?.word ?? words.slice(start, start + length).join(''));
    start += length;
  }
  return joined;
}

/** `aga de eme i`: a name of the shop, letter by letter. */
async function saidLetters(
  words: readonly string[],
  start: number,
  reading: Reading,
): Promise<{ readonly word: string; readonly length: number } | undefined> {
  for (const { word, length } of spelledAloud(words.slice(start))) {
    const { exact, query, misleads } = await lookUp(reading, word);
    if (exact || (/\d/.test(word) && !misleads && !isEmpty(await reading.vocabulary.called(query))))
      return { word, length };
  }
  return undefined;
}

async function joinedLength(words: readonly string[], start: number, reading: Reading): Promise<number> {
  const most = words[start]?.length === 1 ? MOST_LETTERS : MOST_JOINED;
  for (let length = Math.min(most, words.length - start); length > 1; length--) {
    const parts = words.slice(start, start + length);
    if (await areOne(parts, reading)) return length;
  }
  return 1;
}

async function areOne(parts: readonly string[], reading: Reading): Promise<boolean> {
  const word = parts.join('');
  if (reading.synonyms.has(parts.join(' '))) return false;
  // `uhbr 13.5`: a decimal ends a name that products have, and is else what stands beside it.
  if (parts.some((part) => part.includes('.')))
    return parts.length === 2 && /^[a-z]+ \d+\.\d+$/.test(parts.join(' ')) && isKnown(word, reading);
  const mixed = parts.some((part) => /^\d+$/.test(part)) && parts.some((part) => /^[a-z]/.test(part));
  // "x l r": said letter by letter.
  if (parts.every((part) => /^[a-z]$/.test(part)))
    return parts.length > 2 && (await lookUp(reading, word)).exact;
  if (!mixed) {
    if (parts.length > 2 || word.length < SHORTEST_JOINED) return false;
    if (parts.some((part) => FUNCTION_WORDS.has(part) && part.length < word.length - 2 && part !== 'on'))
      return false;
    const known = await Promise.all(
      parts.map((part) => part.length > 1 && !FUNCTION_WORDS.has(part) && isKnown(part, reading)),
    );
    if (!known.includes(false)) return false;
    return reading.synonyms.has(word) || (await lookUp(reading, word)).exact;
  }
  return isKnown(word, reading);
}

/** Words that stand in terms of several words alone are nothing by themselves. */
async function meantBy(word: string, reading: Reading): Promise<readonly string[]> {
  const { vocabulary, typing } = reading;
  const { base } = await lookUp(reading, word);
  const own = await knownNear(word, reading);
  // "oticos": an error in the plural of a word that is written in the singular.
  const corrections = own.length > 0 || base === word ? own : (await knownNear(base, reading)).map(pluralOf);
  return corrections.length === 0 && typing ? vocabulary.begunBy(word) : corrections;
}

function pluralOf(word: string): string {
  return /[aeiou]$/.test(folded(word)) ? `${word}s` : word;
}

async function knownNear(word: string, reading: Reading): Promise<readonly string[]> {
  const near = await reading.vocabulary.corrections(word);
  const known = await Promise.all(near.map((one) => isKnown(folded(one), reading)));
  const meant = near.filter((_, index) => known[index]).map((one) => abbreviated(one, reading));
  return [...new Set(meant)];
}

/** Nobody means "hdemi", which is a term because it is how HDMI is heard: what it stands for. */
function abbreviated(word: string, { synonyms, uses }: Reading): string {
  const [meaning = '', ...others] = uses.has(folded(word)) ? [] : (synonyms.get(folded(word)) ?? []);
  const isHeard =
    /^[A-Z\d]{2,5}$/.test(meaning) && hasInOrder(folded(word).replace('aga', 'h'), folded(meaning));
  return others.length === 0 && isHeard ? folded(meaning) : word;
}

function hasInOrder(word: string, letters: string): boolean {
  return new RegExp([...letters].join('.*')).test(word);
}

/** A term of the synonyms, a verb in any form, or a number in words. */
function termOf({ word, base, exact }: Word, { synonyms, literal }: Reading): string | undefined {
  if (synonyms.has(base)) return base;
  const other = exact ? undefined : otherGender(word);
  if (other !== undefined && synonyms.has(other)) return other;
  if (!literal && word in NUMBERS) return String(NUMBERS[word]);
  return exact || literal ? undefined : infinitiveIn(synonyms, word);
}

async function readToken(word: string, reading: Reading): Promise<Token | undefined> {
  const { vocabulary, literal } = reading;
  const looked = await lookUp(reading, word);
  const own = { typed: word, stop: false, colour: isColour(word), unknown: false, corrections: [] };
  if (looked.stop || FUNCTION_WORDS.has(word)) return { ...own, text: word, stop: true };
  // Of `usb c`: it is read with the word before it, or not at all.
  if (/^[a-z]$/.test(word)) return { ...own, text: word };
  const term = termOf(looked, reading);
  if (term !== undefined) return { ...own, text: term };
  const isNoise =
    SHOPPING_WORDS.has(word) ||
    SHOPPING_WORDS.has(word.replace(/s$/, '')) ||
    PLACES.has(word) ||
    (!looked.exact && infinitiveIn(SHOPPING_WORDS, word) !== undefined);
  if (!literal && SAID_WORDS.has(word)) return undefined;
  if (!literal && isNoise) {
    const names = looked.misleads ? undefined : await vocabulary.headed(looked.query);
    if (!names || isEmpty(names) || !looked.exact) return undefined;
  }
  return nameOf(own, looked, reading);
}

/** As the shop calls it, in another form, or what may have been meant. */
async function nameOf(own: Omit<Token, 'text'>, looked: Word, reading: Reading): Promise<Token> {
  const { vocabulary, literal } = reading;
  const { word, base, query, misleads } = looked;
  if (looked.inVocabulary) return { ...own, text: base };
  if (MAKERS.has(word)) return { ...own, text: word, unknown: true };
  if (literal)
    return misleads || isEmpty(await vocabulary.described(query))
      ? { ...own, text: word, unknown: true }
      : { ...own, text: base };
  for (const form of singulars(word))
    if ((await lookUp(reading, form)).inVocabulary) return { ...own, text: form };
  if (!misleads && !isEmpty(await vocabulary.described(query))) return { ...own, text: base };
  if (isBeginning(looked, reading)) return { ...own, text: `${word}*` };
  const forms = undiminished(word);
  for (const form of forms)
    if (await isKnown(form, reading)) return { ...own, text: form, colour: forms.some(isColour) };
  const corrections = await meantBy(word, reading);
  const [meant] = corrections;
  if (meant === undefined) return { ...own, text: word, unknown: true };
  return { ...own, text: (await lookUp(reading, folded(meant))).base, corrections };
}
