/** The products a search finds, and how relevant each is. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../schema.ts';
import { type Demands, meets, relevance } from './match.ts';
import type { SearchPlan } from './plan.ts';

/** Above as many products, only the most popular of them are judged by their words. */
const BROAD = 1000;
/** How many are, then: several pages of a listing. */
const JUDGED = 300;

/** By product. */
export async function foundBy(db: Kysely<Schema>, plan: SearchPlan): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ product_id: number; relevance: number }>`
    select product_id, relevance::float8 as relevance from (${searchSource(plan)}) found`.execute(db);
  return new Map(rows.map(({ product_id, relevance }) => [product_id, relevance]));
}

function searchSource(plan: SearchPlan): RawBuilder<unknown> {
  const { code, demands, broad } = plan;
  if (code !== '') {
    return sql`select product_id, max(case when code = ${code} then 2 else 1 end) as relevance
      from search_codes where code like ${`${code}%`} group by product_id`;
  }
  if (!broad) {
    return sql`select sd.product_id, ${relevance(demands)} as relevance
      from search_documents sd join products p on p.id = sd.product_id where ${meets(demands)}`;
  }
  return sql`select sd.product_id, coalesce(best.relevance, 0) as relevance
    from search_documents sd left join (${best(plan, JUDGED)}) best on best.product_id = sd.product_id
    where ${meets(demands)}`;
}

/** The most popular `count` of a search that finds much; otherwise as `searchSource`. Quick for any number found. */
export function bestOf(plan: SearchPlan, count: number): RawBuilder<unknown> {
  return plan.broad ? best(plan, count) : searchSource(plan);
}

/** Whether a search finds so much that judging all of it would take long. */
export async function isBroad(db: Kysely<Schema>, demands: Demands): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (
      select 1 from search_documents sd where ${meets(demands)} limit ${BROAD + 1}) hits`.execute(db);
  return (rows[0]?.found ?? 0) > BROAD;
}

function best({ demands }: SearchPlan, count: number): RawBuilder<unknown> {
  return sql`select popular.product_id, popular.relevance from (
      select p.id as product_id, ${relevance(demands)} as relevance
      from products p join search_documents sd on sd.product_id = p.id
      where p.ativo and ${meets(demands)} order by p.popularidade desc, p.id limit ${count}
    ) popular`;
}
