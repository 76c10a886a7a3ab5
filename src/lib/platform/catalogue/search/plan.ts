/** Turns what a visitor typed into what the database is asked: the strictest demands that some product meets. */
import { parseSearch, type SearchMeasure } from '#lib/domain/catalogue/search-query.ts';
import { folded } from '#lib/domain/catalogue/search-text.ts';
import { completeTerm, type Group, groupMeasure, groupWords } from './groups.ts';
import { isEmpty } from './id-set.ts';
import { type Demands, NO_DEMANDS } from './match.ts';
import { relax } from './relax.ts';
import type { Word } from './vocabulary.ts';
import type { Words } from './words.ts';

export type SearchPlan = {
  /** A code that products have, or its beginning; '' when words are searched. */
  readonly code: string;
  readonly demands: Demands;
  /** The search that was probably meant, where words were taken for typing errors; the likeliest first. */
  readonly suggestions: readonly string[];
};

export const NO_PLAN: SearchPlan = { code: '', demands: NO_DEMANDS, suggestions: [] };

/** `typing`: the last word may go on. */
export async function planSearch(
  vocabulary: Words,
  text: string,
  { typing = false }: { readonly typing?: boolean } = {},
): Promise<SearchPlan> {
  const { words, measures, code } = parseSearch(text);
  if (words.length + measures.length === 0) return NO_PLAN;
  if (code !== '' && (await vocabulary.isCode(code))) return { ...NO_PLAN, code };
  const synonyms = await vocabulary.synonyms();
  const looked = await Promise.all(words.map((word) => vocabulary.lookUp(word, typing ? 'typing' : 'typed')));
  const known = new Map(looked.map((word) => [word.word, word]));
  const unknown: Word[] = [];
  for (const word of known.values()) {
    if (word.inVocabulary || word.stop || synonyms.has(word.base)) continue;
    if (isEmpty(await vocabulary.described(word.query))) unknown.push(word);
  }
  const corrections = new Map<string, readonly string[]>();
  for (const { word, begins } of unknown)
    if (!begins) corrections.set(word, await vocabulary.corrections(word));
  const beginnings = new Set(unknown.filter(({ begins }) => begins).map(({ word }) => word));
  const meant = words.flatMap((word) => {
    if (beginnings.has(word)) return [`${word}*`];
    const corrected = corrections.get(word);
    return corrected ? corrected.slice(0, 1).map(folded) : [known.get(word)?.base ?? word];
  });
  const groups = groupWords(
    typing ? completeTerm(meant, synonyms) : meant,
    synonyms,
    (word) => known.get(word)?.stop ?? false,
  );
  const goesOn = typing && /[^\s\d]$/.test(text) && corrections.get(words.at(-1) ?? '') === undefined;
  const demands = await relax(
    vocabulary,
    goesOn ? withBeginning(groups) : groups,
    measures.map((measure) => withSynonyms(measure)),
  );
  return {
    code: '',
    demands,
    suggestions: suggest(text, corrections),
  };

  function withSynonyms(measure: SearchMeasure): SearchMeasure {
    return { ...measure, phrases: groupMeasure(measure.phrases, synonyms) };
  }
}

/** The last word as typed may be the beginning of a longer one. */
function withBeginning(groups: readonly Group[]): readonly Group[] {
  const last = groups.at(-1);
  if (!last) return groups;
  const [typed = '', ...meanings] = last;
  return [...groups.slice(0, -1), [typed.endsWith('*') ? typed : `${typed}*`, ...meanings]];
}

/** The text with its first misspelt word in each of the ways it may have been meant, the others in the likeliest. */
function suggest(text: string, corrections: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const misspelt = [...corrections].filter(([, words]) => words.length > 0);
  const [first] = misspelt;
  return (first?.[1] ?? []).map((choice) =>
    text
      .split(' ')
      .map((word) => {
        const meant = corrections.get(folded(word));
        return folded(word) === first?.[0] ? choice : (meant?.[0] ?? word);
      })
      .join(' '),
  );
}
