/** Verbs that say nothing beside what they are done to: "trocar o cabo", "passar HDMI para SDI". */
import { LEADING_VERBS, RENEWING_VERBS } from '#lib/domain/catalogue/search-spelling.ts';
import { directionOf } from './direction.ts';
import type { Thing } from './things.ts';
import { infinitiveIn } from './word-forms.ts';
import type { Words } from './words.ts';

export async function withoutVerbs(words: Words, things: readonly Thing[]): Promise<readonly Thing[]> {
  const isVerb = (verbs: ReadonlySet<string>, { typed }: Thing) =>
    verbs.has(typed) || infinitiveIn(verbs, typed) !== undefined;
  const telling = things.filter(
    (one, at) => !(isVerb(RENEWING_VERBS, one) && /^(?:cabo|fio)s?\b/.test(things[at + 1]?.typed ?? '')),
  );
  const [first, ...others] = telling;
  if (!first || others.length < 2 || !isVerb(LEADING_VERBS, first)) return telling;
  const { from } = await directionOf(words, others);
  return from === '' ? telling : others;
}
