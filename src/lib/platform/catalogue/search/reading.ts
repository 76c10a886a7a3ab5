/** What a search is read with. */
import { isEmpty } from './id-set.ts';
import type { Synonyms, Word } from './vocabulary.ts';
import { infinitiveIn } from './word-forms.ts';
import type { Words } from './words.ts';

export type Reading = {
  readonly vocabulary: Words;
  readonly synonyms: Synonyms;
  /** Terms that name what products are for. */
  readonly uses: ReadonlySet<string>;
  /** Each way in which a term of any kind may be typed. */
  readonly terms: readonly string[];
  readonly typing: boolean;
  /** No error of typing is looked for, no word is taken for noise. */
  readonly literal: boolean;
};

/** Letters of the shortest beginning that may become a term. */
const SHORTEST_BEGINNING = 2;

export function lookUp({ vocabulary, typing }: Reading, word: string): Promise<Word> {
  return vocabulary.lookUp(word, typing ? 'typing' : 'typed');
}

/** Products are called so, or a synonym is. */
export async function isKnown(word: string, reading: Reading): Promise<boolean> {
  const looked = await lookUp(reading, word);
  if (looked.inVocabulary || reading.synonyms.has(looked.base) || infinitiveIn(reading.synonyms, word))
    return true;
  return !looked.misleads && !isEmpty(await reading.vocabulary.called(looked.query));
}

/** Words of products go on from it, or a term does while it is typed. */
export function isBeginning({ word, begins }: Word, { terms, typing }: Reading): boolean {
  if (begins) return true;
  return typing && word.length >= SHORTEST_BEGINNING && terms.some((term) => term.startsWith(word));
}
