/** The money of a charge as the rules of the domain want it. */
import type { Kysely } from 'kysely';
import type { RefundCause } from '#lib/domain/payments/ledger.ts';
import type { Claims, NotedEntry } from '#lib/domain/payments/payment-decision.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { type CaseRow, casesOf } from './queries/cases.ts';
import type { ChargeRow } from './queries/charges.ts';
import { entriesOf } from './queries/ledger.ts';
import { refundsOf } from './queries/refunds.ts';

export type Money = { readonly entries: readonly NotedEntry[]; readonly claims: Claims };

export async function moneyOf(db: Kysely<Schema>, charge: ChargeRow): Promise<Money> {
  const entries = await entriesOf(db, charge.id);
  const refunds = await refundsOf(db, charge.id);
  const cases = await casesOf(db, charge.id);
  return {
    entries: entries.map(({ kind, valor, provider_ref: ref, of_ref }) => {
      const shown = cases.find(({ shown_ref }) => shown_ref !== '' && shown_ref === ref);
      return { kind, valor, ref, of: of_ref ?? shown?.entry_ref };
    }),
    claims: {
      applied:
        charge.applied_ref === null ? undefined : { ref: charge.applied_ref, valor: charge.applied_valor },
      refunds: refunds
        .filter(({ status }) => status !== 'recusada')
        .map(({ entry_ref, valor, causa, status }) => ({
          entryRef: entry_ref,
          valor,
          causa,
          done: status === 'feita',
        })),
      cases: cases
        .filter(({ valor, desfecho }) => valor > 0 && (desfecho === '' || desfecho === 'devolvida'))
        // Its refund speaks for it.
        .filter(({ kind, desfecho, refund_id }) => !endedInRefund({ kind, desfecho, refund_id }))
        .map(({ entry_ref, valor, causa, desfecho }) => ({
          entryRef: entry_ref,
          valor,
          causa: causa as RefundCause,
          done: desfecho === 'devolvida',
        })),
    },
  };
}

function endedInRefund({
  kind,
  desfecho,
  refund_id,
}: Pick<CaseRow, 'kind' | 'desfecho' | 'refund_id'>): boolean {
  return kind === 'valor_divergente' && desfecho === 'devolvida' && refund_id !== '';
}
