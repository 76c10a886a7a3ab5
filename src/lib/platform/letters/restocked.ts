/** Finds what is back in stock, whoever brought it back, and writes to those who wait for it. */
import type { Deps } from '../platform.ts';
import { insertLetters } from '../queries/outbox.ts';
import { takeRestocked } from '../queries/restock.ts';
import { inTransaction } from '../transaction.ts';

export async function writeOfRestock({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await inTransaction(db, async (trx) => {
    const leads = await takeRestocked(trx, now());
    const letters = leads.map((sobre) => ({ assunto: 'avise-me', sobre }));
    await insertLetters(trx, letters, now());
  });
}
