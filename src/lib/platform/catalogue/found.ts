/** What a search finds. */
import type { Kysely } from 'kysely';
import type { SearchPlan } from '../queries/search/plan.ts';
import { foundBy, idsOf, judge } from '../queries/search/source.ts';
import type { Schema } from '../schema.ts';
import { pageOf } from './page-of.ts';
import type { Catalogue } from './shelf.ts';

export type Found = {
  readonly ids: readonly number[];
  /** By product; what is missing is not relevant at all. */
  readonly relevance: ReadonlyMap<number, number>;
};

/** Of a broad search, as many of the most popular products are judged by their words: several pages of a listing. */
const JUDGED = 300;

export async function find(db: Kysely<Schema>, plan: SearchPlan, { byId }: Catalogue): Promise<Found> {
  if (!plan.broad) {
    const judged = await foundBy(db, plan);
    return { ids: judged.map(({ product_id }) => product_id), relevance: byProduct(judged) };
  }
  const ids = await idsOf(db, plan.demands);
  const shown = ids.flatMap((id) => byId.get(id) ?? []).filter(({ desde }) => desde !== null);
  const popular = pageOf(shown, (one, other) => other.popularidade - one.popularidade || one.id - other.id, {
    offset: 0,
    limit: JUDGED,
  });
  const judged = await judge(
    db,
    plan.demands,
    popular.map(({ id }) => id),
  );
  return { ids, relevance: byProduct(judged) };
}

function byProduct(judged: Awaited<ReturnType<typeof judge>>): ReadonlyMap<number, number> {
  return new Map(judged.map(({ product_id, relevance }) => [product_id, relevance]));
}
