/** Devices that nothing is used with beside what else is asked for: "ps5 no roteador", "cabo de rede de 5 m pra tv". */
import { both, either, type IdSet, isEmpty, NO_IDS, size } from './id-set.ts';
import { type MeasureDemand, measuring } from './match.ts';
import type { Thing } from './things.ts';
import { GENERIC } from './tsquery.ts';
import type { Words } from './words.ts';

export type MetUses = {
  readonly things: readonly Thing[];
  /** Devices left out that nothing of what is named besides is used with: the answer has to say so. */
  readonly unserved: readonly Thing[];
};

/**
 * Where nothing serves all of them, what serves the one with the fewest products is shown; where nothing does, what is named
 * besides.
 */
export async function metUses(
  words: Words,
  things: readonly Thing[],
  measures: readonly MeasureDemand[],
): Promise<MetUses> {
  const uses = things.filter(({ use, unknown, inMain }) => use && !unknown && inMain);
  const others = things.filter((one) => !one.use && one.inMain && !one.colour && one.query !== GENERIC);
  if (uses.length === 0 || uses.length + others.length < 2) return { things, unserved: [] };
  const called = async (those: readonly Thing[]): Promise<readonly IdSet[]> =>
    Promise.all(those.map(({ query }) => words.called(query)));
  const measured = await Promise.all(measures.map((measure) => measuring(words, measure)));
  // An extender "por cabo de rede" is no network cable for what has HDMI.
  const isOne = others.length > 0 && uses.length === 1;
  const own = (await Promise.all(others.map(({ query }) => words.headed(query)))).reduce(either, NO_IDS);
  const areMet = async (those: readonly Thing[], within = measured): Promise<boolean> => {
    const met = [...(await called(those)), ...within].reduce(both);
    return !isEmpty(!isOne || isEmpty(own) ? met : both(met, own));
  };
  // Of a "cabo óptico de 3 m pra soundbar" the nearest length is nearer than what is for something else.
  if (await areMet([...others, ...uses], isOne ? [] : measured)) return { things, unserved: [] };
  const [named, sets] = await Promise.all([called(others), called(uses)]);
  // The camera of "hdmi da câmera para sdi" is used with either, though no converter says so.
  const served = await Promise.all(
    uses.map(async ({ group: [device = ''] }, at) =>
      // What the text of a duct "para os fios da TV" says of the television is true of it.
      either(sets[at] ?? NO_IDS, await words.described((await words.phrases([device])).query)),
    ),
  );
  const unserved =
    others.length > 0
      ? uses.filter((_, at) => named.every((set) => isEmpty(both(set, served[at] ?? NO_IDS))))
      : [];
  const fewestFirst = uses
    .map((one, at) => ({ one, count: size(sets[at] ?? NO_IDS) }))
    .toSorted((a, b) => a.count - b.count);
  for (const { one: kept } of uses.length > 1 ? fewestFirst : [])
    if (await areMet([...others, kept])) return without(uses.filter((one) => one !== kept));
  // What tells less than the device ("violão na caixa") is not what is asked for.
  const rest = others.length > 0 ? [...named, ...measured].reduce(both) : NO_IDS;
  const isTelling = !isEmpty(rest) && size(rest) <= (fewestFirst[0]?.count ?? 0);
  return isTelling ? without(uses) : { things, unserved: [] };

  function without(dropped: readonly Thing[]): MetUses {
    return {
      things: things.filter((one) => !dropped.includes(one)),
      unserved: unserved.filter((one) => dropped.includes(one)),
    };
  }
}
