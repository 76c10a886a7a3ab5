/** One look at everything about money whose time has come. Several processes may do it at once. */
import { advanceCharges } from './advance.ts';
import { advanceRefunds } from './advance-refunds.ts';
import { endOrders } from './end-orders.ts';
import { matchStatements } from './import-statement.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { askAboutNotices } from './queries/notices.ts';

export async function workPayments(deps: PaymentDeps): Promise<void> {
  await askAboutNotices(deps.db, deps.now());
  await advanceCharges(deps);
  await advanceRefunds(deps);
  await matchStatements(deps);
  await endOrders(deps);
  await deps.sendOutbox();
}
