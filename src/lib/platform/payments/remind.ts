/** Letters to buyers whose order can be paid: what it is paid by, and a reminder before it is too late. */
import { reminderSpan } from '#lib/domain/payments/deadlines.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { isolate } from './isolate.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { markLetter, payableCharges } from './queries/reminders.ts';

type Payable = Awaited<ReturnType<typeof payableCharges>>[number];
type Due = { readonly assunto: string; readonly which: 'told_at' | 'reminded_at' };

export async function remindBuyers(deps: PaymentDeps): Promise<void> {
  for (const charge of await payableCharges(deps.db)) {
    const due = letterOf(charge, deps.now());
    if (due) await isolate(deps, () => send(deps, charge, due));
  }
}

/** One at a time: who is only now sent a code is not reminded of it in the same minute. */
function letterOf({ forma, ordem, payload, ...charge }: Payable, now: Date): Due | undefined {
  const { told_at, reminded_at, expires_at, created_at: createdAt } = charge;
  if (expires_at === null || (!payload.copiaECola && !payload.linhaDigitavel)) return undefined;
  const { from, until } = reminderSpan({ createdAt, expiresAt: expires_at, due: payload.vencimento });
  if (now >= until) return undefined;
  // A first Pix is paid on the page that its order leads to, and the letter of the order leads there too.
  const isSent = forma === 'boleto' || ordem > 1;
  if (isSent && told_at === null) return { assunto: `pagamento-${forma}`, which: 'told_at' };
  return reminded_at === null && now >= from
    ? { assunto: 'pagamento-lembrete', which: 'reminded_at' }
    : undefined;
}

async function send(deps: PaymentDeps, { id, numero }: Payable, { assunto, which }: Due): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const now = deps.now();
    if (await markLetter(trx, id, which, now)) await queueMails(trx, [{ assunto, sobre: numero }], now);
  });
}
