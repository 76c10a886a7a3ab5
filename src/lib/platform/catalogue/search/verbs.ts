/** Words that say nothing beside others: "trocar o cabo", "passar HDMI para SDI", "patch cord pronto". */
import { MAKERS } from '#lib/domain/catalogue/device-makers.ts';
import {
  LEADING_VERBS,
  PLACES,
  RENEWING_VERBS,
  SHOPPING_WORDS,
} from '#lib/domain/catalogue/words-that-say-nothing.ts';
import { directionOf } from './direction.ts';
import { both, isEmpty } from './id-set.ts';
import type { Thing } from './things.ts';
import { GENERIC } from './tsquery.ts';
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

/** Of a device: "fibra do modem" of one that is the operator's. */
const OF_A_DEVICE = /\bd[oa]s? /;

/** Of a "cabo pra tv LG" the maker says no more than the television, unless products are called so. */
export async function withoutMakers(words: Words, things: readonly Thing[]): Promise<readonly Thing[]> {
  const isMaker = ({ typed }: Thing) => MAKERS.has(typed);
  if (!things.some((one) => (one.use || OF_A_DEVICE.test(one.typed)) && !isMaker(one))) return things;
  const kept = await Promise.all(
    things.map(async (one) => !isMaker(one) || (!one.use && !isEmpty(await words.headed(one.query)))),
  );
  return things.filter((_, index) => kept[index]);
}

/** A word of shopping that some name begins with says nothing where no product with the rest is called so. */
export async function withoutNoise(words: Words, things: readonly Thing[]): Promise<readonly Thing[]> {
  const isNoise = ({ typed }: Thing) => SHOPPING_WORDS.has(typed) || PLACES.has(typed);
  const others = things.filter((one) => !isNoise(one) && one.inMain && !one.refused && one.query !== GENERIC);
  if (others.length === 0) return things;
  const rest = (await Promise.all(others.map(({ query }) => words.called(query)))).reduce(both);
  const kept = await Promise.all(
    things.map(async (one) => !isNoise(one) || !isEmpty(both(rest, await words.called(one.query)))),
  );
  return things.filter((_, index) => kept[index]);
}
