/** What happened how often on a day (migration 0664). */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;

/** Adds to what other processes counted; in one order, so that two of them never wait for each other. */
export async function addDayCounts(db: Db, day: string, counts: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    insert into day_counts (day, kind, count)
    select ${day}::date, kind, count from unnest(
      ${[...counts.keys()]}::text[],
      ${[...counts.values()]}::integer[]
    ) counted (kind, count)
    order by kind
    on conflict (day, kind) do update set count = day_counts.count + excluded.count`.execute(db);
}

export async function forgetDayCounts(db: Db, before: string): Promise<void> {
  await sql`delete from day_counts where day < ${before}::date`.execute(db);
}

/** `dia` is `YYYY-MM-DD`. */
export async function dayCountsSince(
  db: Db,
  day: string,
): Promise<readonly { readonly dia: string; readonly kind: string; readonly count: number }[]> {
  const { rows } = await sql<{ dia: string; kind: string; count: number }>`
    select to_char(day, 'YYYY-MM-DD') as dia, kind, count
    from day_counts where day >= ${day}::date order by day, kind`.execute(db);
  return rows;
}
