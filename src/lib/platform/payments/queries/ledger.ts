/** The ledger. The database refuses to change or delete what stands in it. */
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { MoneyEventsTable } from '#lib/platform/schema/payments.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type EntryRow = Pick<
  Selectable<MoneyEventsTable>,
  'id' | 'kind' | 'valor' | 'provider_ref' | 'of_ref' | 'happened_at' | 'author'
>;

/** Its id; undefined when it stands there already: the same movement is noted once, whoever tells of it. */
export async function bookEntry(trx: Trx, entry: Insertable<MoneyEventsTable>): Promise<number | undefined> {
  const row = await trx
    .insertInto('money_events')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['provider', 'kind', 'provider_ref']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Whether a return of this provider stands in the ledger under the name, whatever case its letters are in: people type it.
 * Who notes the same one at once waits.
 */
export async function knowsReturn(trx: Trx, provider: string, ref: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('vitrine returns'), hashtext(upper(${ref})))`.execute(trx);
  const row = await trx
    .selectFrom('money_events')
    .select('id')
    .where('provider', '=', provider)
    .where('kind', '=', 'devolucao')
    .where(sql<boolean>`upper(provider_ref) = upper(${ref})`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findEntry(
  db: Kysely<Schema>,
  id: number,
): Promise<(EntryRow & { readonly charge_id: number }) | undefined> {
  return db
    .selectFrom('money_events')
    .select(['id', 'charge_id', 'kind', 'valor', 'provider_ref', 'of_ref', 'happened_at', 'author'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Those of a provider's movements that stand in the ledger. */
export async function bookedRefs(
  db: Kysely<Schema>,
  provider: string,
  refs: readonly string[],
): Promise<ReadonlySet<string>> {
  if (refs.length === 0) return new Set();
  const rows = await db
    .selectFrom('money_events')
    .select('provider_ref')
    .where('provider', '=', provider)
    .where('provider_ref', 'in', [...refs])
    .execute();
  return new Set(rows.map(({ provider_ref }) => provider_ref));
}

/** Centavos of a provider's payments and returns that stand in the ledger, by their names. */
export async function bookedAmounts(
  db: Kysely<Schema>,
  provider: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('money_events')
    .select(['provider_ref', 'valor'])
    .where('provider', '=', provider)
    .where('kind', 'in', ['entrada', 'devolucao', 'med'])
    .where('provider_ref', 'in', [...names])
    .execute();
  return new Map(rows.map(({ provider_ref, valor }) => [provider_ref, valor]));
}

/** Of a charge, as they were noted. */
export async function entriesOf(db: Kysely<Schema>, charge: number): Promise<readonly EntryRow[]> {
  return db
    .selectFrom('money_events')
    .select(['id', 'kind', 'valor', 'provider_ref', 'of_ref', 'happened_at', 'author'])
    .where('charge_id', '=', charge)
    .orderBy('id')
    .execute();
}
