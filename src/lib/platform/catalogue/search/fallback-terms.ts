/** Loose words for most of a shop: a "fio" is a cable only where no wire has the rest. */
import { folded } from '#lib/domain/kernel/slug.ts';
import { both, isEmpty } from './id-set.ts';
import { matching } from './match.ts';
import type { Asked } from './query-groups.ts';
import type { StrictestReading } from './strictest-reading.ts';
import { GENERIC } from './tsquery.ts';
import type { Words } from './words.ts';

/**
 * The first reading, unless it leaves something out that the second has. A word of products that also means the generic one
 * stands for itself in the first and for that in the second.
 */
export async function fewerMissing(
  words: Words,
  asked: readonly Asked[],
  readStrictest: (asked: readonly Asked[]) => Promise<StrictestReading>,
): Promise<StrictestReading> {
  const loose = await Promise.all(asked.map((one) => looseOf(words, one)));
  if (!loose.some((meaning) => meaning !== undefined)) return readStrictest(asked);
  const own = await readStrictest(
    asked.map((one, at) =>
      loose[at] === undefined ? one : { ...one, group: one.group.filter((phrase) => phrase !== loose[at]) },
    ),
  );
  const named = await areNamed(
    words,
    own,
    asked.filter((_, at) => loose[at] !== undefined),
  );
  if (own.missed === 0 && named) return own;
  const generic = await readStrictest(
    asked.map((one, at) => (loose[at] === undefined ? one : { ...one, group: [folded(loose[at])] })),
  );
  const isBetter = generic.missed < own.missed || (!named && generic.missed === own.missed);
  return isBetter ? generic : own;
}

/** Whether something found is called so in its name: of a "fio hdmi", a brand that is called so makes no wire. */
async function areNamed(
  words: Words,
  { demands }: StrictestReading,
  loose: readonly Asked[],
): Promise<boolean> {
  const found = await matching(words, demands);
  const named = await Promise.all(
    loose.map(async ({ group: [own = ''] }) => words.headed((await words.phrases([own])).query)),
  );
  return named.every((set) => !isEmpty(both(found, set)));
}

async function looseOf(words: Words, { group, unknown, use }: Asked): Promise<string | undefined> {
  const [own = '', ...meanings] = group;
  if (unknown || use || !/^[a-z]+$/.test(own)) return undefined;
  for (const meaning of meanings) {
    if ((await words.phrases([meaning])).query !== GENERIC) continue;
    return (await words.present([own])).length > 0 ? meaning : undefined;
  }
  return undefined;
}
