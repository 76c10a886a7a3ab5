/** Subscribing to the shop's news: nobody is sent any before they confirmed, by a link in a mail, that they asked for it. */

import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { deleteUnconfirmed, markMailed, type Put, putSubscriber } from './queries/newsletter.ts';

/** An address is not asked to confirm again within this time (ms), whoever types it in. */
const PAUSE = 3_600_000;
/** What was not confirmed is forgotten after this time (ms). */
const PATIENCE = 30 * 86_400_000;

/** Subscribes, and queues the mail that asks for confirmation unless it is confirmed. */
export async function subscribeAddress(trx: Trx, subscriber: Put, now: Date): Promise<void> {
  const { id, confirmed_at, mailed_at } = await putSubscriber(trx, subscriber, null);
  if (confirmed_at !== null) return;
  if (mailed_at !== null && now.getTime() - mailed_at.getTime() < PAUSE) return;
  await markMailed(trx, id, now);
  await queueMails(trx, [{ assunto: 'newsletter', sobre: id }], now);
}

export async function forgetUnconfirmed({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteUnconfirmed(db, new Date(now().getTime() - PATIENCE));
}
