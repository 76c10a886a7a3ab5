/** Opens a case and writes to the shop's people about it. */
import type { Insertable } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import type { PaymentCasesTable } from '#lib/platform/schema/payments.ts';
import { openCase } from './queries/cases.ts';

/** One that is open already is told once. */
export async function tellCase(trx: Trx, opened: Insertable<PaymentCasesTable>, now: Date): Promise<void> {
  if (await openCase(trx, opened))
    await queueMails(trx, [{ assunto: 'pagamento-caso', sobre: opened.charge_id }], now);
}
