/** Searches by day (migration 0092). */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;

export type SearchCount = { readonly term: string; readonly searches: number; readonly clicks: number };

/** Different searches of a day that are kept. */
const MOST_OF_A_DAY = 2000;
/** The day in Brazil. */
const dayOf = (time: Date) =>
  sql`(${time.toISOString()}::timestamptz at time zone 'America/Sao_Paulo')::date`;

/** Adds to the counts of the day; of a day with very many searches, to those it has already. */
export async function addCounts(db: Db, time: Date, counts: readonly SearchCount[]): Promise<void> {
  await sql`
    with counted as (
      select c.term, c.searches, c.clicks from unnest(
        ${counts.map(({ term }) => term)}::text[],
        ${counts.map(({ searches }) => searches)}::int[],
        ${counts.map(({ clicks }) => clicks)}::int[]
      ) c (term, searches, clicks)
    ), fresh as (
      select count(*) as kept from search_counts where day = ${dayOf(time)}
    )
    insert into search_counts (day, term, searches, clicks)
    select ${dayOf(time)}, term, searches, clicks from counted
    where (select kept from fresh) < ${MOST_OF_A_DAY}
      or exists (select 1 from search_counts s where s.day = ${dayOf(time)} and s.term = counted.term)
    order by term
    on conflict (day, term) do update
      set searches = search_counts.searches + excluded.searches, clicks = search_counts.clicks + excluded.clicks`.execute(
    db,
  );
}

export async function forgetCounts(db: Db, before: Date): Promise<void> {
  await sql`delete from search_counts where day < ${dayOf(before)}`.execute(db);
}

/** Different days on which something was searched for before it is shown: what one person types once, a name, is not. */
const FEWEST_DAYS = 3;

/** What nobody opened a product from since a day, the most searched for first. */
export async function unansweredCounts(db: Db, since: Date, limit: number): Promise<readonly SearchCount[]> {
  const { rows } = await sql<SearchCount>`
    select term, sum(searches)::int as searches, sum(clicks)::int as clicks
    from search_counts where day >= ${dayOf(since)}
    group by term having sum(clicks) = 0 and count(*) filter (where searches > 0) >= ${FEWEST_DAYS}
    order by sum(searches) desc, term limit ${limit}`.execute(db);
  return rows;
}

/** What was searched for since a day, the most searched for first. */
export async function mostSearched(db: Db, since: Date, limit: number): Promise<readonly SearchCount[]> {
  const { rows } = await sql<SearchCount>`
    select term, sum(searches)::int as searches, sum(clicks)::int as clicks
    from search_counts where day >= ${dayOf(since)}
    group by term having count(*) filter (where searches > 0) >= ${FEWEST_DAYS}
    order by sum(searches) desc, term limit ${limit}`.execute(db);
  return rows;
}

export async function slugsThere(db: Db, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await db.selectFrom('products').select('slug').where('slug', 'in', slugs).execute();
  return new Set(rows.map(({ slug }) => slug));
}
