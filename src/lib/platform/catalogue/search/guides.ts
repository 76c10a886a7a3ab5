/** What an owner says to who searches for something: a page to go to, or a sentence. */
import { FUNCTION_WORDS } from '#lib/domain/catalogue/words-that-say-nothing.ts';
import type { Terms } from './vocabulary.ts';
import type { Words } from './words.ts';

export type Guide = {
  /** Address below the shop. */
  readonly redirect?: string;
  readonly hint?: string;
};

/** A whole search leads to a page; a sentence is shown wherever its term stands in a search. The longest term wins. */
export async function guideOf(
  vocabulary: Words,
  { redirects, hints }: Terms,
  words: readonly string[],
  measured: boolean,
): Promise<Guide> {
  if (redirects.size + hints.size === 0) return {};
  const bases = await Promise.all(
    words.map(async (word) =>
      FUNCTION_WORDS.has(word) ? word : (await vocabulary.lookUp(word, 'typed')).base,
    ),
  );
  const said = bases.join(' ');
  const redirect = measured ? undefined : (redirects.get(said) ?? redirects.get(words.join(' ')));
  const [, hint] =
    [...hints]
      .filter(([term]) => ` ${said} `.includes(` ${term} `))
      .toSorted(([one], [other]) => other.length - one.length)[0] ?? [];
  return { ...(redirect !== undefined && { redirect }), ...(hint !== undefined && { hint }) };
}
