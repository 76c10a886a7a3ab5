/** Writes to the shop before the certificate of its bank ends: after it no payment by Pix is seen. */
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { isToldSince, queueMails } from '#lib/platform/mail/queries/outbox.ts';
import type { CallDeps } from '../payment-deps.ts';
import { PIX_API } from '../providers/pix-api.ts';
import { currentAccount } from '../queries/payment-accounts.ts';
import { readPaymentSettings } from '../queries/settings.ts';
import { certificateEnd } from './account.ts';

/** Days before its end on which a letter goes out, and on its end. */
const DAYS = [0, 7, 30, 60];
const DAY = 86_400_000;

type Watching = Pick<CallDeps, 'db' | 'now' | 'pixApi' | 'onFailure' | 'sendOutbox'>;

/** Does nothing while no code is made by a bank. */
export async function watchCertificate(deps: Watching): Promise<void> {
  const { db, pixApi } = deps;
  if (!(await readPaymentSettings(db)).pix_api_ativo) return;
  const account = await currentAccount(db, PIX_API);
  const end = account && certificateEnd(account, pixApi.options);
  if (!account || !end) return;
  const now = deps.now();
  const stage = DAYS.find((days) => end.getTime() - now.getTime() <= days * DAY);
  if (stage === undefined) return;
  const letter = { assunto: 'pagamento-certificado', sobre: account.id };
  const queued = await inTransaction(db, async (trx) => {
    if (await isToldSince(trx, letter, new Date(end.getTime() - stage * DAY - 1))) return false;
    await queueMails(trx, [letter], now);
    return true;
  });
  if (!queued) return;
  if (stage === 0) deps.onFailure(new Error("the certificate of the bank's API Pix has ended"));
  await deps.sendOutbox();
}
