/** Charges and their steps. */
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { LIVE } from '#lib/domain/payments/charge.ts';
import { SHORTEST_LEASE } from '#lib/domain/payments/schedule.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { ChargesTable, PaymentTables } from '#lib/platform/schema/payments.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type ChargeRow = Selectable<ChargesTable>;

const COLUMNS = [
  'id',
  'numero',
  'ordem',
  'provider',
  'forma',
  'valor',
  'status',
  'motivo',
  'ref',
  'provider_id',
  'conta',
  'campos',
  'idem_key',
  'payload',
  'tries',
  'absent',
  'absent_since',
  'expires_at',
  'next_check_at',
  'fetched_at',
  'silent_since',
  'sent_at',
  'paid_at',
  'told_at',
  'reminded_at',
  'late',
  'applied_at',
  'applied_ref',
  'applied_valor',
  'created_at',
] as const;

/** All of an order, for this transaction alone, the oldest first. The order is locked before. */
export async function lockCharges(trx: Trx, numero: number): Promise<readonly ChargeRow[]> {
  return trx
    .selectFrom('charges')
    .select(COLUMNS)
    .where('numero', '=', numero)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function chargesOf(db: Kysely<Schema>, numero: number): Promise<readonly ChargeRow[]> {
  return db.selectFrom('charges').select(COLUMNS).where('numero', '=', numero).orderBy('id').execute();
}

export async function findCharge(db: Kysely<Schema>, id: number): Promise<ChargeRow | undefined> {
  return db.selectFrom('charges').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export async function insertCharge(trx: Trx, charge: Insertable<ChargesTable>): Promise<ChargeRow> {
  return trx.insertInto('charges').values(charge).returning(COLUMNS).executeTakeFirstOrThrow();
}

export async function updateCharge(
  trx: Trx,
  id: number,
  change: Updateable<ChargesTable>,
): Promise<ChargeRow> {
  return trx
    .updateTable('charges')
    .set(change)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function noteChargeStep(
  trx: Trx,
  step: Insertable<PaymentTables['charge_steps']>,
): Promise<void> {
  await trx.insertInto('charge_steps').values(step).execute();
}

/** One that is due, of any order or of one, for this caller alone until its lease is over; undefined when none is. */
export async function takeDueCharge(
  db: Kysely<Schema>,
  { now, numero }: { readonly now: Date; readonly numero?: number | undefined },
): Promise<ChargeRow | undefined> {
  return db
    .updateTable('charges')
    .set({
      next_check_at: sql<Date>`${now}::timestamptz
        + make_interval(secs => ${SHORTEST_LEASE / 1000} * power(2, least(tries, 3)))`,
      tries: sql<number>`tries + 1`,
    })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('charges')
        .select('id')
        .where('next_check_at', '<=', now)
        .$if(numero !== undefined, (query) => query.where('numero', '=', numero ?? 0))
        .orderBy('next_check_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Charges of a provider that nobody can ask, whose end is near or past and not looked at yet. */
export async function chargesToCheck(
  db: Kysely<Schema>,
  providers: readonly string[],
): Promise<readonly ChargeRow[]> {
  return db
    .selectFrom('charges')
    .select(COLUMNS)
    .where('provider', 'in', [...providers])
    .where('status', 'in', [...LIVE])
    .orderBy('id')
    .execute();
}

/** The charge that a text names by its `ref`, whatever the case: one is made of capitals and digits alone. */
export async function chargesByRef(
  db: Kysely<Schema>,
  refs: readonly string[],
): Promise<readonly ChargeRow[]> {
  if (refs.length === 0) return [];
  return db
    .selectFrom('charges')
    .select(COLUMNS)
    .where(
      'ref',
      'in',
      refs.map((ref) => ref.toUpperCase()),
    )
    .orderBy('id')
    .execute();
}

/** By what the provider calls it, which some write in lower case. */
export async function chargesByProviderId(
  db: Kysely<Schema>,
  provider: string,
  id: string,
): Promise<readonly ChargeRow[]> {
  if (id === '') return [];
  return db
    .selectFrom('charges')
    .select(COLUMNS)
    .where('provider', '=', provider)
    .where('provider_id', 'in', [id, id.toUpperCase()])
    .execute();
}

/** How the last cards that were typed on the shop's page ended since then, the newest first. */
export async function cardsEndedSince(
  db: Kysely<Schema>,
  since: Date,
  most: number,
): Promise<readonly Pick<ChargeRow, 'status' | 'created_at'>[]> {
  return (
    db
      .selectFrom('charges')
      .select(['status', 'created_at'])
      // In the words of their index: by parameters it would not be known to hold.
      .where(sql<boolean>`campos and status in ('paga', 'recusada')`)
      .where('created_at', '>', since)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute()
  );
}

/** Has it asked about now. */
export async function makeDue(db: Kysely<Schema>, ref: string, now: Date): Promise<void> {
  await db.updateTable('charges').set({ next_check_at: now }).where('ref', '=', ref).execute();
}
