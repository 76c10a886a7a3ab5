/** The demands of a search, and what meets them. */
import type { SearchIntent } from '#lib/domain/catalogue/filters-in-words.ts';
import { type Gendered, ofOtherGender } from './gender.ts';
import { both, either, has, type IdSet, idSet, idsIn, isEmpty, NO_IDS, size, without } from './id-set.ts';
import { anyQuery } from './tsquery.ts';
import type { Words } from './words.ts';

export type MeasureDemand = {
  /** Values of the characteristic that are in range. */
  readonly values: readonly number[];
  /** A tsquery: the measure named in words. */
  readonly query: string;
  /** Values of the reach that serve too; those of the length itself come first. */
  readonly reach: readonly number[];
  /** Of what is asked for at least, values that are just that: they come before more of it. */
  readonly exact: readonly number[];
};

/** Queries are tsqueries as text. A product meets all of them. */
export type Demands = {
  /** In its name, brand, category or characteristics. */
  readonly main: readonly string[];
  /** Anywhere, its description included. */
  readonly whole: readonly string[];
  /** Products need not have these: those whose descriptions say them come first. */
  readonly hinted: readonly string[];
  readonly measures: readonly MeasureDemand[];
  /** No product has all of these: the ones that have most of them meet the demands. */
  readonly most: readonly Weighed[];
  /** Categories whose whole name is asked for. */
  readonly categories: readonly number[];
  /** In any of these; none: anywhere. */
  readonly inside: readonly number[];
  /** What the thing is, which names of products begin with; '' when none does. Products need not meet it, nor the two below. */
  readonly head: string;
  /** What goes from one thing to another; both '' without a direction. */
  readonly from: string;
  readonly to: string;
  /** Both as a name says it: "VGA para HDMI". */
  readonly way: string;
  /** As one says it that leads back: "HDMI para VGA". */
  readonly back: string;
  /** What says that a product is without one of these; left out where anything is left. */
  readonly denied: readonly string[];
  /** Plugs with their gender: what has the other one alone is left out where anything is left. */
  readonly gendered: readonly Gendered[];
  /** What none of them may be called. */
  readonly refused: readonly string[];
  /** Measures that none of them may have. */
  readonly refusedMeasures: readonly MeasureDemand[];
  /** No direction and no use is asked for: what leads on to something else comes later. */
  readonly straight: boolean;
  /** The same plug on both ends: what leads on to another comes last. */
  readonly doubled: boolean;
  /** The one device that is asked for, and nothing besides: what has its plug on the other end alone comes later. '' without one. */
  readonly device: string;
  /** Values of what comes first: of a length that nobody sells, the next longer one. */
  readonly first: readonly number[];
  /** Of `main`, `whole` and `most`, what finds without saying which is better: what is used with a television. */
  readonly unranked: readonly string[];
  /** Ids of what is found besides, and before all else: what links two devices. */
  readonly linked: readonly number[];
  /** Which of them come first by their length. */
  readonly byLength: SearchIntent['byLength'];
  /** What is found besides, each as well as these: "alicate e decapador". */
  readonly others: readonly Demands[];
};

export type Weighed = {
  readonly query: string;
  /** How much it counts beside how rare it is. */
  readonly weight: number;
};

export const NO_DEMANDS: Demands = {
  main: [],
  whole: [],
  hinted: [],
  measures: [],
  most: [],
  categories: [],
  inside: [],
  head: '',
  from: '',
  to: '',
  way: '',
  back: '',
  denied: [],
  gendered: [],
  refused: [],
  refusedMeasures: [],
  straight: false,
  doubled: false,
  device: '',
  first: [],
  unranked: [],
  linked: [],
  byLength: '',
  others: [],
};

/** Ids of all products that meet the demands; none for a search that demands nothing. */
export async function matching(words: Words, demands: Demands): Promise<IdSet> {
  const others = await Promise.all(demands.others.map((other) => matching(words, other)));
  return others.reduce(either, await matchingAll(words, demands));
}

async function matchingAll(words: Words, demands: Demands): Promise<IdSet> {
  const { main, whole, measures, most } = demands;
  const certain = await Promise.all([
    ...main.map(words.called),
    ...(demands.inside.length > 0 ? [words.inCategories(demands.inside)] : []),
    ...whole.map(words.described),
    ...measures.map((measure) => measuring(words, measure, demands.head)),
  ]);
  const sets = most.length > 0 ? [...certain, await haveMost(words, most, certain)] : certain;
  if (sets.length === 0) return NO_IDS;
  const refused = await Promise.all([
    ...demands.refused.map(async (query) => without(await words.called(query), await words.refusable(query))),
    ...demands.refusedMeasures.map((measure) => measuring(words, measure)),
  ]);
  const met = without(sets.reduce(both), refused.reduce(either, NO_IDS));
  const denying = await Promise.all(demands.denied.map(words.called));
  const having = denying.length > 0 ? without(met, denying.reduce(either)) : met;
  const fitting = without(having, await ofOtherGender(words, demands.gendered));
  const found = [fitting, having].find((set) => !isEmpty(set)) ?? met;
  return demands.back === '' ? found : thatWay(words, demands, found);
}

/** @param head What the thing is: of a "cabo de rede de 20 m" no extender, which reaches further by such a cable. */
export async function measuring(
  words: Words,
  { values, query, reach }: MeasureDemand,
  head = '',
): Promise<IdSet> {
  const measured = either(await words.called(query), await words.withValues(values));
  // What reaches further is no answer to a length that nothing has.
  if (reach.length === 0 || isEmpty(measured)) return measured;
  const lengths = (await words.values('comprimento')).map(({ id }) => id);
  const reaching = without(await words.withValues(reach), await words.withValues(lengths));
  return either(measured, head === '' ? reaching : both(reaching, await words.headed(head)));
}

/** Who asks for HDMI to SDI is not helped by SDI to HDMI, where there are things that lead the way asked for. */
async function thatWay(words: Words, { from, to, back }: Demands, found: IdSet): Promise<IdSet> {
  const [starts, ends, sayBack, oneWay] = await Promise.all([
    words.headed(from),
    words.headed(to),
    words.called(back),
    words.oneWay(),
  ]);
  // Words that stand two apart by chance say "para" to the text search too.
  const leadBack = both(without(ends, starts), sayBack);
  const elsewhere = without(oneWay, starts);
  return isEmpty(both(found, without(starts, ends))) ? found : without(found, either(leadBack, elsewhere));
}

/** What only a description says counts less than what a product is called. */
const DESCRIBED = 0.3;
/** Share of the most at which products are as good as those that have it. */
const AS_GOOD = 0.95;

/** Of the products in all of `within`, those that have the most of these; what is rare weighs more. */
async function haveMost(words: Words, asked: readonly Weighed[], within: readonly IdSet[]): Promise<IdSet> {
  const all = await words.productCount();
  const [called, described] = await Promise.all([
    Promise.all(asked.map(({ query }) => words.called(query))),
    Promise.all(asked.map(({ query }) => words.described(query))),
  ]);
  const weights = called.map(
    (set, index) => (asked[index]?.weight ?? 1) * Math.log(1 + all / Math.max(1, size(set))),
  );
  const ids = idsIn([described.reduce(either, NO_IDS), ...within].reduce(both));
  const sums = ids.map((id) =>
    weights.reduce((sum, weight, index) => sum + weight * shareOf(id, called[index], described[index]), 0),
  );
  const heaviest = sums.reduce((one, other) => Math.max(one, other), 0);
  return idSet(ids.filter((_, index) => (sums[index] ?? 0) >= AS_GOOD * heaviest));
}

function shareOf(id: number, called: IdSet | undefined, described: IdSet | undefined): number {
  if (called && has(called, id)) return 1;
  return described && has(described, id) ? DESCRIBED : 0;
}

/** The query that ranks products which meet the demands, each word asked for adding to it; '' without a word. */
export function rankedBy({ main, whole, measures, most, unranked }: Demands): string {
  const queries = [
    ...main,
    ...whole,
    ...measures.map(({ query }) => query),
    ...most.map(({ query }) => query),
  ];
  return anyQuery(queries.filter((query) => query !== '' && !unranked.includes(query)));
}
