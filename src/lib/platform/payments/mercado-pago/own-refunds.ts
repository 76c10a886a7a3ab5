/**
 * Which of Mercado Pago's refunds are the shop's. It keeps no id of ours, so each of ours is the first of the same payment and amount
 * that is nobody's: two that are equal in both may change places without a difference.
 */
import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { chargesByRef } from '../queries/charges.ts';
import { entriesOf } from '../queries/ledger.ts';
import { type RefundRow, refundsOf } from '../queries/refunds.ts';
import { refundAmount } from './reading.ts';
import type { MpOrder } from './wire.ts';

/** Ids of the shop's refunds by Mercado Pago's. */
export async function ownRefunds(
  db: Kysely<Schema>,
  ref: string,
  order: MpOrder,
): Promise<ReadonlyMap<string, string>> {
  if ((order.transactions?.refunds ?? []).length === 0) return new Map();
  const [charge] = await chargesByRef(db, [ref]);
  if (!charge) return new Map();
  const [rows, entries] = await Promise.all([refundsOf(db, charge.id), entriesOf(db, charge.id)]);
  const booked = entries.filter(({ kind }) => kind === 'devolucao').map(({ provider_ref }) => provider_ref);
  return matchRefunds(rows, new Set(booked), order);
}

type Asked = Pick<RefundRow, 'id' | 'status' | 'provider_ref' | 'entry_ref' | 'valor'>;

/** @param booked Names of what stands in the ledger: it is taken, or was made elsewhere. */
export function matchRefunds(
  rows: readonly Asked[],
  booked: ReadonlySet<string>,
  order: MpOrder,
): ReadonlyMap<string, string> {
  const refunds = order.transactions?.refunds ?? [];
  const own = new Map<string, string>();
  for (const { id, provider_ref } of rows) if (provider_ref !== null) own.set(provider_ref, id);
  const open = rows.filter(
    ({ status, provider_ref }) => provider_ref === null && (status === 'enviada' || status === 'processando'),
  );
  for (const row of open) {
    const found = refunds.find(
      (one) =>
        !own.has(one.id) &&
        !booked.has(one.id) &&
        (one.transaction_id ?? row.entry_ref) === row.entry_ref &&
        refundAmount(one, order) === row.valor,
    );
    if (found) own.set(found.id, row.id);
  }
  return own;
}
