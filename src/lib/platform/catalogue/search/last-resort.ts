/** Loose words for most of a shop: a "fio" is a cable only where no wire has the rest. */
import { folded } from '#lib/domain/catalogue/search-text.ts';
import type { Asked } from './groups.ts';
import type { Relaxed } from './relax.ts';
import { GENERIC } from './tsquery.ts';
import type { Words } from './words.ts';

/**
 * The first reading, unless it leaves something out that the second has. A word of products that also means the generic one
 * stands for itself in the first and for that in the second.
 */
export async function fewerMissing(
  words: Words,
  asked: readonly Asked[],
  relaxed: (asked: readonly Asked[]) => Promise<Relaxed>,
): Promise<Relaxed> {
  const loose = await Promise.all(asked.map((one) => looseOf(words, one)));
  if (!loose.some((meaning) => meaning !== undefined)) return relaxed(asked);
  const own = await relaxed(
    asked.map((one, at) =>
      loose[at] === undefined ? one : { ...one, group: one.group.filter((phrase) => phrase !== loose[at]) },
    ),
  );
  if (own.missed === 0) return own;
  const generic = await relaxed(
    asked.map((one, at) => (loose[at] === undefined ? one : { ...one, group: [folded(loose[at])] })),
  );
  return generic.missed < own.missed ? generic : own;
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
