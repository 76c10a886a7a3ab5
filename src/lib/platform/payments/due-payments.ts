/** One look at everything about money whose time has come. Several processes may do it at once. */
import { advanceCharges } from './advance-charges.ts';
import { advanceRefunds } from './advance-refunds.ts';
import { endOrders } from './end-orders.ts';
import { forgetWords } from './end-terms.ts';
import { matchStatements } from './import-statement.ts';
import { isolate } from './isolate.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { askAboutNotices } from './queries/notices.ts';
import { reconcile } from './reconcile.ts';
import { remindBuyers } from './remind.ts';

/** Beside it: what a buyer may be waiting for, looked at more often. */
export async function hurryPayments(deps: PaymentDeps): Promise<void> {
  await isolate(deps, () => askAboutNotices(deps.db, deps.now()));
  await isolate(deps, () => advanceCharges(deps));
  await deps.sendOutbox();
}

export async function workPayments(deps: PaymentDeps): Promise<void> {
  const stages = [
    () => askAboutNotices(deps.db, deps.now()),
    () => advanceCharges(deps),
    () => advanceRefunds(deps),
    () => matchStatements(deps),
    () => endOrders(deps),
    () => remindBuyers(deps),
    () => forgetWords(deps),
    () => reconcile(deps),
  ];
  for (const stage of stages) await isolate(deps, stage);
  await deps.sendOutbox();
}
