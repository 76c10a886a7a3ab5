/** Finds what is back in stock, whoever brought it back, and writes to those who wait for it. */

import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { takeRestocked } from './queries/restock.ts';

export async function writeOfRestock({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await inTransaction(db, async (trx) => {
    const leads = await takeRestocked(trx, now());
    const letters = leads.map((sobre) => ({ assunto: 'avise-me', sobre }));
    await queueMails(trx, letters, now());
  });
}
