/** What a search asks for, looked up in what products are called. */

import { isEmpty } from './id-set.ts';
import type { Asked } from './query-groups.ts';
import type { Words } from './words.ts';

/** Something asked for, and where it stands. */
export type Thing = Asked & {
  readonly query: string;
  readonly inMain: boolean;
  readonly inWhole: boolean;
};

export async function thing(words: Words, asked: Asked): Promise<Thing> {
  if (asked.unknown) return { ...asked, query: '', inMain: false, inWhole: false };
  const { query, inVocabulary } = await words.phrases(asked.group);
  // The vocabulary answers for single words: one that many products have is slow to look up in them.
  const inMain = inVocabulary || !isEmpty(await words.called(query));
  return { ...asked, query, inMain, inWhole: inVocabulary || !isEmpty(await words.described(query)) };
}
