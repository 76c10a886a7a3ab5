/** Events for programs, in the order in which they may be read. */
import { type Kysely, sql } from 'kysely';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Places of one transaction: an import may cause very many events. */
const BATCH = 5_000;

/** Gives events their places, as orders are given theirs (moved-orders.ts): none appears behind one that was read. */
export async function placeEvents(db: Kysely<Schema>): Promise<void> {
  const waiting = await db
    .selectFrom('program_events')
    .select('id')
    .where('posicao', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!waiting) return;
  await inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('vitrine program events'))`.execute(trx);
    // Numbers are drawn in the order in which the events were written.
    await sql`update program_events e set posicao = n.posicao from (
      select id, nextval('program_event_position') as posicao from (
        select id from program_events where posicao is null order by id limit ${BATCH}) w) n
      where n.id = e.id`.execute(trx);
  });
}

export type EventRow = {
  readonly id: string;
  readonly posicao: string;
  readonly tipo: string;
  readonly dados: Readonly<Record<string, string | number>>;
  readonly created_at: Date;
};

/** Behind the place `after`; one more than `limit` says that there are more. */
export async function eventsAfter(
  db: Kysely<Schema>,
  after: string,
  limit: number,
): Promise<readonly EventRow[]> {
  const { rows } = await sql<EventRow>`
    select e.id::text as id, e.posicao::text as posicao, e.tipo, e.dados, e.created_at from program_events e
    where e.posicao > ${after}::bigint order by e.posicao limit ${limit + 1}`.execute(db);
  return rows;
}
