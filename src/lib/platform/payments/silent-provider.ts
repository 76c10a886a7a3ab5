/** Opens a case when a provider stays silent about a charge, or never completes a refund. */
import { formatMoment } from '#lib/domain/kernel/dates.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { casesOf, closeCase, openCase } from './queries/cases.ts';
import type { ChargeRow } from './queries/charges.ts';

/** Milliseconds. */
export const CHARGE_SILENT = 3_600_000;
export const REFUND_SILENT = 24 * CHARGE_SILENT;

/** An unresolved charge or refund, and since when. */
type Silence = { readonly since: Date; readonly refund?: string; readonly entry?: string };

/** Opens one case for each silence, however often it is met; a person may close it while it lasts. */
export async function tellOfSilence(
  trx: Trx,
  charge: ChargeRow,
  { since, refund = '', entry = '' }: Silence,
  now: Date,
): Promise<void> {
  const told = (await casesOf(trx, charge.id)).some(
    ({ kind, refund_id, opened_at }) => kind === 'sem_resposta' && refund_id === refund && opened_at >= since,
  );
  if (told) return;
  const about = { numero: charge.numero, charge_id: charge.id, entry_ref: entry, refund_id: refund } as const;
  await openCase(trx, {
    ...about,
    kind: 'sem_resposta',
    causa: '',
    valor: 0,
    nota: `Desde ${formatMoment(since.toISOString())}`,
    opened_at: now,
  });
  await queueMails(trx, [{ assunto: 'pagamento-caso', sobre: charge.id }], now);
}

/** It answered: nobody need look any more. */
export async function endSilence(trx: Trx, charge: number, refund: string, now: Date): Promise<void> {
  for (const { id, kind, refund_id, closed_at } of await casesOf(trx, charge)) {
    if (kind !== 'sem_resposta' || refund_id !== refund || closed_at !== null) continue;
    await closeCase(trx, id, { closed_at: now, desfecho: 'vista', closing_note: 'respondeu' });
  }
}
