/** What a shop still has to do, and what it sold of late, for whoever watches it from outside. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Work = 'mails' | 'deliveries' | 'imports';

export type Backlog = {
  /** Mails, deliveries to web hooks, spreadsheets under way, cases of payments that a person has to close. */
  readonly waiting: Readonly<Record<Work | 'cases', number>>;
  /** For how many seconds the oldest should have gone on; 0 for none. */
  readonly late: Readonly<Record<Work, number>>;
  /** Orders of the last 24 hours that were not cancelled. */
  readonly orders: Readonly<Record<'sold', number>>;
};

export async function readBacklog(db: Kysely<Schema>, now: Date): Promise<Backlog> {
  const at = sql`${now.toISOString()}::timestamptz`;
  /** `{"count": 2, "late": 31}` of the rows of a table. */
  const work = (from: RawBuilder<unknown>, due: RawBuilder<unknown>) =>
    sql`(select jsonb_build_object('count', count(*),
      'late', coalesce(greatest(extract(epoch from ${at} - min(${due})), 0), 0)) from ${from})`;
  const { rows } = await sql<
    Readonly<Record<Work, { readonly count: number; readonly late: number }>> &
      Readonly<Record<'cases' | 'sold', number>>
  >`select
      ${work(sql`outbox where sent_at is null`, sql`next_at`)} as mails,
      ${work(sql`web_hook_deliveries where proxima is not null`, sql`proxima`)} as deliveries,
      ${work(sql`catalogue_imports where state in ('lendo', 'aplicando', 'desfazendo')`, sql`worked_at`)} as imports,
      (select count(*)::int from payment_cases where closed_at is null) as cases,
      (select count(*)::int from orders where status <> 'cancelado' and created_at > ${at} - interval '24 hours') as sold
    `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the backlog came back empty');
  const { mails, deliveries, imports, cases, sold } = row;
  return {
    waiting: { mails: mails.count, deliveries: deliveries.count, imports: imports.count, cases },
    late: { mails: mails.late, deliveries: deliveries.late, imports: imports.late },
    orders: { sold },
  };
}
