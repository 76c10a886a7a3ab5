/** What somebody does not want: "que não seja plano", "sem áudio". */
import { both, isEmpty } from './id-set.ts';
import type { Thing } from './things.ts';
import type { Words } from './words.ts';

/** Things that no product may be called, with what they are as queries. A "hdmi sem áudio" is one that does not name sound. */
export async function refusedOf(words: Words, things: readonly Thing[]): Promise<ReadonlyMap<Thing, string>> {
  const entries = things.map(async (one): Promise<readonly (readonly [Thing, string])[]> => {
    if (one.refused) return [[one, one.query]];
    if (one.lacks === undefined || (one.inMain && (await isSaidOf(words, one, things)))) return [];
    const { query } = await words.phrases(one.lacks);
    return isEmpty(await words.called(query)) ? [] : [[one, query]];
  });
  return new Map((await Promise.all(entries)).flat());
}

/** Whether something that has the other things asked for says that it is without this one. */
async function isSaidOf(words: Words, without: Thing, things: readonly Thing[]): Promise<boolean> {
  const others = things.filter((one) => one !== without && !one.refused && one.inMain && !one.use);
  const sets = await Promise.all([without, ...others].map(({ query }) => words.called(query)));
  return !isEmpty(sets.reduce(both));
}

/** What says that it is without: "Sem conector" is `semconector` (migration 0090). */
export function denialOf({ group: [own = ''], query }: Thing): readonly string[] {
  const stem = /^'([a-z]+)'/.exec(query)?.[1];
  return stem !== undefined && /^[a-z]{4,}$/.test(own) && !own.startsWith('sem') ? [`'sem${stem}'`] : [];
}
