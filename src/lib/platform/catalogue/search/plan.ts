/** Turns what a visitor typed into what the shop is asked: the strictest demands that some product meets. */

import type { SearchIntent } from '#lib/domain/catalogue/filters-in-words.ts';
import { parseSearch, type SearchMeasure } from '#lib/domain/catalogue/search-query.ts';
import { FUNCTION_WORDS } from '#lib/domain/catalogue/words-that-say-nothing.ts';
import { folded } from '#lib/domain/kernel/slug.ts';
import { fewerMissing } from './fallback-terms.ts';
import { type Guide, guideOf } from './guides.ts';
import { type Demands, NO_DEMANDS } from './match.ts';
import { measureDemand } from './measures.ts';
import { type Asked, completeTerm, groupMeasure, groupTokens, type Token } from './query-groups.ts';
import { severalThings } from './several-things.ts';
import { strictestReading } from './strictest-reading.ts';
import type { Thing } from './things.ts';
import { readTokens } from './tokens.ts';
import type { Synonyms } from './vocabulary.ts';
import type { Words } from './words.ts';

export type SearchPlan = {
  /** A code that products have, or its beginning; '' when words are searched. */
  readonly code: string;
  readonly demands: Demands;
  /** The search that was probably meant, where words were taken for typing errors; the likeliest first. */
  readonly suggestions: readonly string[];
  /** What no product found is called, as it was typed. */
  readonly without: readonly string[];
  readonly intent: SearchIntent;
  /** Nothing but an intent was asked for: "promoção". */
  readonly everything: boolean;
  readonly guide: Guide;
  /** How its words and measures were read. */
  readonly things: readonly Thing[];
  readonly measures: readonly string[];
  /** What no product found may be called, as it was read: `sem azul`. */
  readonly refused: readonly string[];
};

export const NO_PLAN: SearchPlan = {
  code: '',
  demands: NO_DEMANDS,
  suggestions: [],
  without: [],
  intent: { offers: false, cheapestFirst: false, byLength: '' },
  everything: false,
  guide: {},
  things: [],
  measures: [],
  refused: [],
};

/** `typing`: the last word may go on. */
export async function planSearch(
  vocabulary: Words,
  text: string,
  { typing = false }: { readonly typing?: boolean } = {},
): Promise<SearchPlan> {
  const { words, measures, refused: unwanted, intent, literal, ...codes } = parseSearch(text);
  const { code, codeInside, codeMeasured } = codes;
  const terms = await vocabulary.terms();
  const isUnknown = async () => hasUnknown(vocabulary, terms.synonyms, words);
  // Nobody is led anywhere in the middle of a word.
  const guide = typing ? {} : await guideOf(vocabulary, terms, words, measures.length > 0);
  if (code !== '' && (await vocabulary.isCode(code, await isUnknown()))) return { ...NO_PLAN, code, guide };
  for (const one of [codeInside, codeMeasured])
    if (one !== '' && (await vocabulary.isCode(one, one === codeMeasured && (await isUnknown())))) {
      const lengths = await Promise.all(measures.map((measure) => measureDemand(vocabulary, measure)));
      return { ...NO_PLAN, code: one, demands: { ...NO_DEMANDS, measures: lengths }, guide };
    }
  const none = words.length + measures.length === 0;
  if (none)
    return {
      ...NO_PLAN,
      ...{ intent, guide },
      everything: intent.offers || intent.cheapestFirst || intent.price !== undefined,
    };
  const { synonyms, uses } = terms;
  const tokens = await readTokens(words, { vocabulary, synonyms, uses, terms: terms.typed, typing, literal });
  const read = typing ? completed(tokens) : tokens;
  const asked = groupTokens(read, synonyms, { uses, literal });
  // A number goes on as part of a name: `p1`, not `hdmi 2`.
  const last = tokens.at(-1);
  const goesOn = typing && /[^\s\d]$|[a-z]\d+$/i.test(text) && last?.corrections.length === 0 && !last.stop;
  const measured = measures.map((measure) => withSynonyms(measure));
  const readStrictest = (groups: readonly Asked[]) =>
    strictestReading(
      vocabulary,
      goesOn ? withBeginning(groups) : groups,
      measured,
      unwanted.map(withSynonyms),
    );
  const { demands, without, things, refused } = await severalThings(vocabulary, asked, (some) =>
    fewerMissing(vocabulary, some, readStrictest),
  );
  return {
    ...{
      code: '',
      demands: { ...demands, byLength: intent.byLength },
      suggestions: suggest(text, tokens),
      intent,
      everything: false,
    },
    ...{ guide, things, refused, measures: measures.map(({ typed }) => typed) },
    without: without.map((words) => asTyped(text, words)),
  };

  function withSynonyms(measure: SearchMeasure): SearchMeasure {
    return { ...measure, phrases: groupMeasure(measure.phrases, synonyms) };
  }

  function completed(read: readonly Token[]): readonly Token[] {
    const texts = completeTerm(
      read.map(({ text: own }) => own),
      synonyms,
    );
    return texts.map((own, index) => ({ ...(read[index] ?? read.at(-1) ?? EMPTY), text: own }));
  }
}

/** What is all in words of products is no part of a code: "cabo hdmi 3m". */
async function hasUnknown(vocabulary: Words, synonyms: Synonyms, words: readonly string[]): Promise<boolean> {
  const telling = words.filter(
    (word) => word.length > SHORT_WORD && !FUNCTION_WORDS.has(word) && !synonyms.has(word),
  );
  const present = await vocabulary.present(telling);
  return telling.some((word) => !present.includes(word)) || words.every(({ length }) => length <= SHORT_WORD);
}

/** The vocabulary has no shorter ones. */
const SHORT_WORD = 2;

const EMPTY: Token = { text: '', typed: '', stop: false, colour: false, unknown: false, corrections: [] };

/** The last word as typed may be the beginning of a longer one. */
function withBeginning(asked: readonly Asked[]): readonly Asked[] {
  const last = asked.at(-1);
  if (!last) return asked;
  const [typed = '', ...meanings] = last.group;
  // "em L" is whole: all that begins with its letter is none of it.
  const isWhole = typed.endsWith('*') || / [a-z]$/.test(typed);
  return [...asked.slice(0, -1), { ...last, group: [isWhole ? typed : `${typed}*`, ...meanings] }];
}

/**
 * Folded words as they stand in the text, with its accents and spaces (`usb c` of what was read as `usbc`); the words themselves
 * where they stand otherwise.
 */
function asTyped(text: string, words: string): string {
  const letters = [...text].map(folded);
  if (letters.some((plain) => plain.length !== 1)) return words;
  const spaced = [...words].map((letter) => letter.replace(/[^a-z0-9 ]/, '\\$&')).join('[ -]?');
  const found = new RegExp(`(?<![a-z0-9])${spaced}(?![a-z0-9])`).exec(letters.join(''));
  return found ? [...text].slice(found.index, found.index + found[0].length).join('') : words;
}

/** The text with its first misspelt word in each of the ways it may have been meant, the others in the likeliest. */
function suggest(text: string, tokens: readonly Token[]): readonly string[] {
  const corrections = new Map(tokens.map(({ typed, corrections: own }) => [typed, own]));
  const first = tokens.find(({ corrections: own }) => own.length > 0);
  return (first?.corrections ?? []).map((choice) =>
    withHeardTerms(text, tokens, choice)
      .split(' ')
      .map((word) => (folded(word) === first?.typed ? choice : (corrections.get(folded(word))?.[0] ?? word)))
      .join(' '),
  );
}

/** "dis plei port" is one term of two words: it is corrected as a whole. */
function withHeardTerms(text: string, tokens: readonly Token[], choice: string): string {
  return tokens
    .filter(({ typed, corrections }) => typed.includes(' ') && corrections.length > 0)
    .reduce((said, { typed, corrections }, at) => {
      const place = folded(said).indexOf(typed);
      const meant = at === 0 && corrections.includes(choice) ? choice : (corrections[0] ?? typed);
      return place < 0 ? said : said.slice(0, place) + meant + said.slice(place + typed.length);
    }, text);
}
