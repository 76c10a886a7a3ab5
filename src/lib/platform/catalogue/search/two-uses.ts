/** Two devices of one search that nothing is used with together: "ps5 no roteador". */
import { both, type IdSet, isEmpty } from './id-set.ts';
import type { Thing } from './things.ts';
import { GENERIC } from './tsquery.ts';
import type { Words } from './words.ts';

/** Where nothing serves all of them, what serves the one that something is led to, which is the last, is shown. */
export async function oneUse(words: Words, things: readonly Thing[]): Promise<readonly Thing[]> {
  const uses = things.filter(({ use, unknown, inMain }) => use && !unknown && inMain);
  if (uses.length < 2) return things;
  const others = things.filter((one) => !one.use && one.inMain && !one.colour && one.query !== GENERIC);
  const called = async (those: readonly Thing[]): Promise<IdSet | undefined> => {
    if (those.length === 0) return undefined;
    return (await Promise.all(those.map(({ query }) => words.called(query)))).reduce(both);
  };
  const met = await called([...others, ...uses]);
  if (met && !isEmpty(met)) return things;
  const inTurn = [...uses.filter(({ aim }) => aim).toReversed(), ...uses.filter(({ aim }) => !aim)];
  for (const kept of inTurn) {
    const serving = await called([...others, kept]);
    if (serving && !isEmpty(serving)) return things.filter((one) => one === kept || !uses.includes(one));
  }
  return things;
}
