/** How relevant products are to a search. */
import { type Kysely, sql } from 'kysely';
import { apart } from '#lib/platform/kernel/changes/collect.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { memoized } from './memoize.ts';

type Db = Kysely<Schema>;

type Ranks = Map<number, number>;

/** Searches whose ranks are kept, and products of each: 25 MB at most. */
const KEPT = 100;
const MAX_RANKS = 3000;

/**
 * Where the words of a tsquery stand in what products are called: the further in front, the higher. Of products that
 * were asked about before it is known.
 */
export function openRanks(
  db: Db,
): (query: string, ids: readonly number[]) => Promise<ReadonlyMap<number, number>> {
  const known = memoized(async (_query: string): Promise<Ranks> => new Map(), KEPT);
  return async (query, ids) => {
    const ranks = await known(query);
    if (ranks.size > MAX_RANKS) ranks.clear();
    const missing = ids.filter((id) => !ranks.has(id));
    for (const [id, rank] of await apart(() => ranksOf(db, query, missing))) ranks.set(id, rank);
    return ranks;
  };
}

async function ranksOf(db: Db, query: string, ids: readonly number[]): Promise<Ranks> {
  if (ids.length === 0) return new Map();
  const rank = query === '' ? sql`0` : sql`ts_rank('{0.05, 0.15, 0.4, 1}', main, ${query}::tsquery)`;
  const { rows } = await sql<{ product_id: number; rank: number }>`
    select product_id, (${rank})::float8 as rank from search_documents where product_id = any(${ids}::int[])`.execute(
    db,
  );
  return new Map(rows.map(({ product_id, rank }) => [product_id, rank]));
}
