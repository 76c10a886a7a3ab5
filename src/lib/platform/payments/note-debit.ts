/** A debit that names a code: the shop gave its payment back, or the bank took it. */

import { endOfDay, plusDays } from '#lib/domain/kernel/bank-days.ts';
import { received, returned } from '#lib/domain/payments/ledger.ts';
import type { StatementLine } from '#lib/domain/payments/statement.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { allocatePayments } from './allocate-payments.ts';
import type { MoneyDeps } from './payment-deps.ts';
import { casesOf, openCase } from './queries/cases.ts';
import type { ChargeRow } from './queries/charges.ts';
import { bookEntry, entriesOf } from './queries/ledger.ts';

type Debit = {
  readonly charge: ChargeRow;
  readonly line: StatementLine;
  /** Lines that belonged to the charge before it. */
  readonly attached: readonly { readonly valor: number }[];
};

/**
 * Of a locked order. A return that a person noted, or is to make, is known. What the bank took besides is gone: the order is
 * not paid any more, and somebody has to see it.
 */
export async function noteDebit(
  trx: Trx,
  deps: MoneyDeps,
  { charge, line, attached }: Debit,
  now: Date,
): Promise<void> {
  const valor = -line.valor;
  const returns = (await casesOf(trx, charge.id)).filter(
    (one) => one.valor === valor && (one.desfecho === '' || one.desfecho === 'devolvida'),
  );
  if (returns.length > attached.filter((one) => one.valor === line.valor).length) return;
  const entries = await entriesOf(trx, charge.id);
  if (received(entries) - returned(entries) >= valor) {
    await bookEntry(trx, {
      charge_id: charge.id,
      kind: 'med',
      valor,
      provider: charge.provider,
      provider_ref: line.ref,
      happened_at: endOfDay(plusDays(line.day, -1)),
      recorded_at: now,
      author: '',
    });
  }
  await openCase(trx, {
    numero: charge.numero,
    charge_id: charge.id,
    kind: 'desconhecido',
    causa: '',
    entry_ref: line.ref,
    valor: 0,
    nota: `débito no extrato em ${line.day}`,
    opened_at: now,
  });
  await queueMails(trx, [{ assunto: 'pagamento-caso', sobre: charge.id }], now);
  await allocatePayments(trx, deps, charge.numero, { author: '', causa: 'extrato', now });
}
