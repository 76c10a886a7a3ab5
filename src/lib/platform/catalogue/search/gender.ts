/** "XLR macho para P10" is nothing that begins with a female XLR. */
import { either, type IdSet, isEmpty, NO_IDS, without } from './id-set.ts';
import type { Thing } from './things.ts';
import type { Words } from './words.ts';

/** A plug with its gender and with the other one, as queries. */
export type Gendered = { readonly own: string; readonly other: string };

const OTHER: Readonly<Record<string, string>> = { macho: 'fêmea', femea: 'macho' };

/** The plugs whose gender is asked for right behind them. */
export async function gendersIn(words: Words, things: readonly Thing[]): Promise<readonly Gendered[]> {
  const gendered = things.map(async (plug, at) => {
    const gender = things[at + 1]?.typed ?? '';
    const other = OTHER[gender];
    if (other === undefined || plug.use || plug.refused || plug.typed in OTHER) return [];
    const named = (one: string) => plug.group.map((name) => `${name} ${one}`);
    const [own, not] = await Promise.all([
      // An "XLR macho-fêmea" has either.
      words.phrases([gender, 'macho fêmea', 'fêmea macho'].flatMap(named)),
      words.phrases(named(other)),
    ]);
    return [{ own: own.query, other: not.query }];
  });
  return (await Promise.all(gendered)).flat();
}

/** What is called by the other gender alone. */
export async function ofOtherGender(words: Words, gendered: readonly Gendered[]): Promise<IdSet> {
  const sets = gendered.map(async ({ own, other }) =>
    without(await words.called(other), await words.called(own)),
  );
  return (await Promise.all(sets)).reduce(either, NO_IDS);
}

/** Whether all that is found has the other gender of a plug that is asked for with one. */
export async function isOtherGender(
  words: Words,
  found: IdSet,
  gendered: readonly Gendered[],
): Promise<boolean> {
  if (isEmpty(found)) return false;
  const left = gendered.map(async (one) => without(found, await ofOtherGender(words, [one])));
  return (await Promise.all(left)).some(isEmpty);
}
