/** Takes the payment of one order further at once, for its buyer who waits: jobs look only once a minute. */
import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { advanceCharges } from './advance-charges.ts';
import { endOrder } from './end-orders.ts';
import { isolate } from './isolate.ts';
import type { PaymentDeps } from './payment-deps.ts';

/** Milliseconds that a buyer waits for a provider; what it answers later is taken all the same. */
const PATIENCE = 2_000;

/** What is due of its charges, and its end where nothing may be paid any more. Never throws. */
export async function advanceOrder(deps: PaymentDeps, numero: number): Promise<void> {
  const advancing = isolate(deps, async () => {
    await advanceCharges(deps, numero);
    await inTransaction(deps.db, (trx) => endOrder(trx, numero, deps.now()));
  });
  await Promise.race([advancing, wait(PATIENCE, undefined, { ref: false })]);
}
