/** The demands of a search, and what meets them. */
import { both, either, has, type IdSet, idSet, idsIn, NO_IDS, size } from './id-set.ts';
import { anyOf } from './tsquery.ts';
import type { Words } from './words.ts';

export type MeasureDemand = {
  /** Values of the characteristic that are in range. */
  readonly values: readonly number[];
  /** A tsquery: the measure named in words. */
  readonly query: string;
};

/** Queries are tsqueries as text. A product meets all of them. */
export type Demands = {
  /** In its name, brand, category or characteristics. */
  readonly main: readonly string[];
  /** Anywhere, its description included. */
  readonly whole: readonly string[];
  readonly measures: readonly MeasureDemand[];
  /** No product has all of these: the ones that have most of them meet the demands. */
  readonly most: readonly string[];
  /** Categories whose whole name is asked for. */
  readonly categories: readonly number[];
};

export const NO_DEMANDS: Demands = {
  main: [],
  whole: [],
  measures: [],
  most: [],
  categories: [],
};

/** Ids of all products that meet the demands; none for a search that demands nothing. */
export async function matching(words: Words, demands: Demands): Promise<IdSet> {
  const { main, whole, measures, most } = demands;
  const sets = await Promise.all([
    ...main.map(words.called),
    ...whole.map(words.described),
    ...measures.map(async ({ values, query }) =>
      either(await words.called(query), await words.withValues(values)),
    ),
    ...(most.length > 0 ? [haveMost(words, most)] : []),
  ]);
  return sets.length === 0 ? NO_IDS : sets.reduce(both);
}

/** The products that have the most of these; what is rare weighs more. */
async function haveMost(words: Words, queries: readonly string[]): Promise<IdSet> {
  const all = await words.productCount();
  const sets = await Promise.all(queries.map(words.called));
  const weights = sets.map((set) => Math.log(1 + all / Math.max(1, size(set))));
  const ids = idsIn(sets.reduce(either, NO_IDS));
  const sums = ids.map((id) =>
    sets.reduce((sum, set, index) => sum + (has(set, id) ? (weights[index] ?? 0) : 0), 0),
  );
  const heaviest = sums.reduce((one, other) => Math.max(one, other), 0);
  return idSet(ids.filter((_, index) => sums[index] === heaviest));
}

/** The query that ranks products which meet the demands, each word asked for adding to it; '' without a word. */
export function rankedBy({ main, whole, measures, most }: Demands): string {
  const queries = [...main, ...whole, ...measures.map(({ query }) => query), ...most];
  return anyOf(queries.filter((query) => query !== ''));
}
