/** What a search finds. */
import type { Kysely } from 'kysely';
import { has, type IdSet, idsIn, size } from '../queries/search/id-set.ts';
import { withCode } from '../queries/search/judge.ts';
import { type Demands, matching, rankedBy } from '../queries/search/match.ts';
import type { SearchPlan } from '../queries/search/plan.ts';
import type { Schema } from '../schema.ts';
import type { Catalogue } from './catalogue.ts';
import type { Goods } from './goods.ts';

export type Found = {
  readonly goods: readonly Goods[];
  /** By product; what is missing is not relevant at all. */
  readonly relevance: ReadonlyMap<number, number>;
};

/** Of a search that finds more than `BROAD`, only the most popular products are judged by their words. */
const BROAD = 1000;
/** As many of them: several pages of a listing. */
const JUDGED = 300;

/** All products that a search finds. */
export async function find(
  db: Kysely<Schema>,
  { code, demands }: SearchPlan,
  catalogue: Catalogue,
): Promise<Found> {
  if (code !== '') return findCode(db, code, catalogue);
  const ids = await matching(catalogue.words, demands);
  const relevance = await judge(catalogue, demands, best(catalogue, ids, JUDGED));
  return { goods: goodsIn(catalogue, ids), relevance };
}

/** Those that are judged: the `count` most popular of a broad search, and all of others. */
export async function findBest(
  db: Kysely<Schema>,
  { code, demands }: SearchPlan,
  catalogue: Catalogue,
  count: number,
): Promise<Found> {
  if (code !== '') return findCode(db, code, catalogue);
  const goods = best(catalogue, await matching(catalogue.words, demands), count);
  return { goods, relevance: await judge(catalogue, demands, goods) };
}

async function findCode(db: Kysely<Schema>, code: string, { byId }: Catalogue): Promise<Found> {
  const coded = await withCode(db, code);
  return {
    goods: coded.flatMap(({ product_id }) => byId.get(product_id) ?? []),
    relevance: new Map(coded.map(({ product_id, relevance }) => [product_id, relevance])),
  };
}

function best(catalogue: Catalogue, ids: IdSet, count: number): readonly Goods[] {
  if (size(ids) <= BROAD) return goodsIn(catalogue, ids);
  const popular: Goods[] = [];
  for (const goods of catalogue.popular()) {
    if (goods.desde !== null && has(ids, goods.id)) popular.push(goods);
    if (popular.length === count) break;
  }
  return popular;
}

function goodsIn({ byId }: Catalogue, ids: IdSet): readonly Goods[] {
  // To look at every product, as they lie in memory, is quicker than to look for many of them.
  if (size(ids) > byId.size / 8) return [...byId.values()].filter(({ id }) => has(ids, id));
  return idsIn(ids).flatMap((id) => byId.get(id) ?? []);
}

/**
 * How well products answer. Where the words stand counts most, then a category that is asked for, then how popular they
 * are. What only a description says does not count: it is long, and slow to read for many products.
 */
async function judge(
  { words, of }: Catalogue,
  demands: Demands,
  goods: readonly Goods[],
): Promise<Found['relevance']> {
  const ranks = await words.ranks(
    rankedBy(demands),
    goods.map(({ id }) => id),
  );
  const asked = demands.categories.map((id) => of('categoria', id));
  return new Map(
    goods.flatMap((one) => {
      const rank = ranks.get(one.id);
      if (rank === undefined) return [];
      const bonus = asked.some((category) => category.has(one)) ? 0.5 : 0;
      return [[one.id, (rank + bonus) * ((1000 + one.popularidade) / 1000)]];
    }),
  );
}
