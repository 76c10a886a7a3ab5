/** Notices of providers: each only a hint to ask, so nothing of what they say is kept. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Noted once for each `ref`; a repeat raises its count. */
export async function noteNotice(
  db: Kysely<Schema>,
  { provider, ref, now }: { readonly provider: string; readonly ref: string; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('payment_notices')
    .values({ provider, ref, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'ref'])
        .doUpdateSet({ seq: sql<number>`payment_notices.seq + 1`, last_at: now }),
    )
    .execute();
}

/** Milliseconds between two questions about one charge, however many notices come. */
const APART = 2000;

/**
 * Has the charges that notices name asked about at once, and takes the notices as done; those without a charge are only
 * counted. @returns How many charges are due for it.
 */
export async function askAboutNotices(db: Kysely<Schema>, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with open as (
      select provider, ref, seq from payment_notices where done_seq < seq
      order by last_at, provider, ref limit 500 for update skip locked
    ),
    done as (
      update payment_notices n set done_seq = open.seq from open where n.provider = open.provider and n.ref = open.ref
    ),
    -- In the order in which everybody locks the charges of an order.
    locked as (
      select c.id from charges c join open on c.provider = open.provider and c.ref = open.ref
      order by c.id for update of c
    )
    update charges c set next_check_at = greatest(${now}::timestamptz,
        coalesce(c.fetched_at, c.created_at) + make_interval(secs => ${APART / 1000}::float8))
    from locked
    where c.id = locked.id
      and (c.next_check_at is null or c.next_check_at > ${now}::timestamptz)
      and (c.status <> 'criando')
    returning c.id`.execute(db);
  return rows.length;
}
