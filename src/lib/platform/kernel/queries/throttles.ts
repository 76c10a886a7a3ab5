/** Tries of something that may be tried a few times, then less and less often; right over several processes. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** All times in seconds. */
export type Backoff = {
  /** Tries without a pause. */
  readonly free: number;
  /** The first pause; each further try doubles it. */
  readonly pause: number;
  readonly longestPause: number;
  /** Tries are forgotten this long after the last one; longer than `longestPause`. */
  readonly memory: number;
  /** They are forgotten that long after the first one, however many came since. */
  readonly sinceFirst?: boolean;
};

/**
 * Counts a try before it is made, so that many at once count too.
 * @returns Seconds it has to wait, and it does not count then; 0 when it may be made.
 */
export async function takeTry(
  db: Kysely<Schema>,
  key: string,
  { free, pause, longestPause, memory, sinceFirst = false }: Backoff,
  now: Date,
): Promise<number> {
  const tries = sql<number>`case when t.expires_at <= ${now} then 1 else t.tries + 1 end`;
  // Of a power beyond 20 no number of seconds is left that matters.
  const wait = sql<number>`least(${pause} * power(2, least(${tries} - ${free}, 20)), ${longestPause})`;
  const { rows } = await sql`
    insert into throttles as t (key, tries, allowed_at, expires_at)
    values (${key}, 1, ${now}, ${now}::timestamptz + make_interval(secs => ${memory}))
    on conflict (key) do update set
      tries = ${tries},
      allowed_at = ${now}::timestamptz
        + make_interval(secs => case when ${tries} < ${free} then 0 else ${wait} end),
      expires_at = case when ${sinceFirst} and t.expires_at > ${now} then t.expires_at else excluded.expires_at end
    where t.allowed_at <= ${now}
      -- Without a pause yet: requests of one moment are counted in another order than their clocks were read.
      or t.tries < ${free}
      -- A pause longer than any was counted by a clock that ran ahead.
      or t.allowed_at > ${now}::timestamptz + make_interval(secs => ${longestPause})
    returning key`.execute(db);
  return rows.length > 0 ? 0 : secondsLeft(db, key, now);
}

async function secondsLeft(db: Kysely<Schema>, key: string, now: Date): Promise<number> {
  const row = await db.selectFrom('throttles').select('allowed_at').where('key', '=', key).executeTakeFirst();
  return Math.max(1, Math.ceil(((row?.allowed_at.getTime() ?? 0) - now.getTime()) / 1000));
}

/** The try went well: it was none, and brings no pause. */
export async function giveTryBack(
  db: Kysely<Schema>,
  key: string,
  { free }: Backoff,
  now: Date,
): Promise<void> {
  await db
    .updateTable('throttles')
    .set({
      tries: sql<number>`greatest(tries - 1, 0)`,
      allowed_at: sql<Date>`case when tries <= ${free} then ${now}::timestamptz else allowed_at end`,
    })
    .where('key', '=', key)
    .execute();
}

export async function forgetTries(db: Kysely<Schema>, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute();
}
