/** What a provider's list and the ledger do not both have. */
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { SEEN_TWICE } from '#lib/domain/payments/schedule.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { PaymentDifferencesTable } from '#lib/platform/schema/payment-accounts.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type DifferenceRow = Pick<Selectable<PaymentDifferencesTable>, 'id' | 'kind' | 'ref' | 'name'>;
type Seen = Omit<Insertable<PaymentDifferencesTable>, 'since'>;

const LINES = 200;

/** One that a person ended stays ended, unless its amounts are others since. */
export async function noteDifferences(db: Kysely<Schema>, seen: readonly Seen[]): Promise<void> {
  if (seen.length === 0) return;
  await db
    .insertInto('payment_differences')
    .values(seen.map((one) => ({ ...one, since: one.seen_at })))
    .onConflict((conflict) =>
      conflict
        .columns(['conta', 'kind', 'name'])
        .doUpdateSet((eb) => ({
          seen_at: eb.ref('excluded.seen_at'),
          since: sql<Date>`case when payment_differences.closed_at is null then payment_differences.since
            else excluded.since end`,
          valor_provedor: eb.ref('excluded.valor_provedor'),
          valor_loja: eb.ref('excluded.valor_loja'),
          closed_at: null,
          closed_by: '',
        }))
        .where(sql<boolean>`payment_differences.closed_by = '' or (payment_differences.kind = 'outro_valor' and
          (payment_differences.valor_provedor, payment_differences.valor_loja) is distinct from
          (excluded.valor_provedor, excluded.valor_loja))`),
    )
    .execute();
}

/**
 * Of an account, those that are over: both have it, or know its charge.
 * @param listed What its list had just now. @param agreed What of that has the same amount here.
 */
export async function endDifferences(
  db: Kysely<Schema>,
  {
    conta,
    provider,
    listed,
    agreed,
    now,
  }: {
    readonly conta: number;
    readonly provider: string;
    readonly listed: readonly string[];
    readonly agreed: readonly string[];
    readonly now: Date;
  },
): Promise<void> {
  await sql`update payment_differences d set closed_at = ${now}
    where d.conta = ${conta} and d.closed_at is null and (
      (d.kind = 'nao_anotado' and exists (
        select from money_events e where e.provider = ${provider} and e.provider_ref = d.name))
      or (d.kind = 'sem_cobranca' and exists (select from charges c where c.ref = d.ref))
      or (d.kind = 'so_na_loja' and d.name = any(${[...listed]}::text[]))
      or (d.kind = 'outro_valor' and d.name = any(${[...agreed]}::text[])))`.execute(db);
}

/** Money that came in an account between two times, by charges that were made between them too. */
export async function bookedBetween(
  db: Kysely<Schema>,
  conta: number,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly { readonly name: string; readonly ref: string; readonly valor: number }[]> {
  return db
    .selectFrom('money_events as e')
    .innerJoin('charges as c', 'c.id', 'e.charge_id')
    .select(['e.provider_ref as name', 'c.ref', 'e.valor'])
    .where('c.conta', '=', conta)
    .where('e.kind', '=', 'entrada')
    .where('e.happened_at', '>=', from)
    .where('e.happened_at', '<', to)
    .where('c.created_at', '>=', from)
    .orderBy('e.id')
    .execute();
}

/** Those that were seen twice, the oldest first. */
export async function openDifferences(db: Kysely<Schema>) {
  return open(db)
    .innerJoin('payment_accounts as a', 'a.id', 'd.conta')
    .leftJoin('charges as c', 'c.ref', 'd.ref')
    .select(['d.id', 'd.kind', 'd.ref', 'd.name', 'd.valor_provedor', 'd.valor_loja', 'd.since'])
    .select(['a.provider', 'c.numero'])
    .orderBy('d.since')
    .orderBy('d.id')
    .limit(LINES)
    .execute();
}

export async function countDifferences(db: Kysely<Schema>): Promise<number> {
  const { total } = await open(db).select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return total;
}

function open(db: Kysely<Schema>) {
  return db
    .selectFrom('payment_differences as d')
    .where('d.closed_at', 'is', null)
    .where(sql<boolean>`d.seen_at - d.since >= make_interval(secs => ${SEEN_TWICE})`);
}

/** For this transaction alone; undefined for none that is open. */
export async function lockDifference(trx: Trx, id: number): Promise<DifferenceRow | undefined> {
  return trx
    .selectFrom('payment_differences')
    .select(['id', 'kind', 'ref', 'name'])
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function closeDifference(
  trx: Trx,
  id: number,
  by: { readonly closed_at: Date; readonly closed_by: string },
): Promise<void> {
  await trx.updateTable('payment_differences').set(by).where('id', '=', id).execute();
}
