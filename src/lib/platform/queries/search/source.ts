/** The products a search finds, and how relevant each is. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../schema.ts';
import { type Demands, meets, relevance } from './match.ts';
import type { SearchPlan } from './plan.ts';

/** Above as many products, only the most popular of them are judged by their words. */
const BROAD = 1000;

export type Judged = { readonly product_id: number; readonly relevance: number };

/** The products of a search that is not broad. */
export async function foundBy(db: Kysely<Schema>, plan: SearchPlan): Promise<readonly Judged[]> {
  const { rows } = await sql<Judged>`
    select product_id, relevance::float8 as relevance from (${searchSource(plan)}) found`.execute(db);
  return rows;
}

/** Ids of all products that meet the demands, in no order. As bytes: tens of thousands of rows are slow to read. */
export async function idsOf(db: Kysely<Schema>, demands: Demands): Promise<readonly number[]> {
  const { rows } = await sql<{ ids: Uint8Array | null }>`
    select string_agg(int4send(sd.product_id), '') as ids from search_documents sd where ${meets(demands)}`.execute(
    db,
  );
  const bytes = rows[0]?.ids;
  if (!bytes) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.byteLength / 4 }, (_, index) => view.getInt32(4 * index));
}

/** How relevant these products are, which meet the demands. */
export async function judge(
  db: Kysely<Schema>,
  demands: Demands,
  ids: readonly number[],
): Promise<readonly Judged[]> {
  const { rows } = await sql<Judged>`
    select sd.product_id, (${relevance(demands)})::float8 as relevance
    from search_documents sd join products p on p.id = sd.product_id where sd.product_id = any(${ids}::int[])`.execute(
    db,
  );
  return rows;
}

function searchSource({ code, demands }: SearchPlan): RawBuilder<unknown> {
  if (code !== '') {
    return sql`select product_id, max(case when code = ${code} then 2 else 1 end) as relevance
      from search_codes where code like ${`${code}%`} group by product_id`;
  }
  return sql`select sd.product_id, ${relevance(demands)} as relevance
    from search_documents sd join products p on p.id = sd.product_id where ${meets(demands)}`;
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
