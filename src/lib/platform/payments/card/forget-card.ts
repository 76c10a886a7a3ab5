/** A card that was never sent, and cannot be any more: what stands for it is in memory alone. */
import { isLive } from '#lib/domain/payments/charge.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { allocatePayments } from '../allocate-payments.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { ChargeRow } from '../queries/charges.ts';
import { endUnsent, lockedAgain } from '../unsent.ts';

/**
 * Ends the charge of such a card at once; for who has no card to send. Whoever still has it finds an ended charge, and sends nothing.
 * @returns False for a charge that was sent or has ended, or is no card's: it stays as it is.
 */
export async function forgetCard(deps: PaymentDeps, taken: ChargeRow): Promise<boolean> {
  if (!isForgettable(taken)) return false;
  return inTransaction(deps.db, async (trx) => {
    const now = deps.now();
    const charge = await lockedAgain(trx, taken);
    if (!charge || !isForgettable(charge)) return false;
    await endUnsent(trx, deps, charge, { by: 'tarefa', now });
    await allocatePayments(trx, deps, charge.numero, { author: '', causa: 'nunca-enviada', now });
    return true;
  });
}

function isForgettable({ campos, status, sent_at }: ChargeRow): boolean {
  return campos && isLive(status) && sent_at === null;
}
