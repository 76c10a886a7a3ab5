/** The moment at which a provider is first asked for a charge: before it, nobody can pay and the charge may end at once. */
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import { lockOrder } from '#lib/platform/orders/queries/orders.ts';
import { moveCharge, type Why } from './move-charge.ts';
import type { MoneyDeps, PaymentDeps } from './payment-deps.ts';
import { isMachine } from './providers/provider.ts';
import { type ChargeRow, lockCharges, updateCharge } from './queries/charges.ts';

/**
 * Notes that a charge is sent, and is committed before it is. @returns False for one that has ended, or is to end, since it was
 * taken: it is not to be sent.
 */
export async function markSent(deps: PaymentDeps, taken: ChargeRow): Promise<boolean> {
  return inTransaction(deps.db, async (trx) => {
    const now = deps.now();
    const charge = await lockedAgain(trx, taken);
    if (!charge || !isToBeMade(charge, now)) return false;
    if (charge.sent_at === null) await updateCharge(trx, charge.id, { sent_at: now });
    return true;
  });
}

/** A provider may be asked for it, for the first time or once more. */
export function isToBeMade({ status, expires_at }: ChargeRow, now: Date): boolean {
  return (status === 'criando' || status === 'incerta') && (expires_at === null || expires_at > now);
}

/** A locked charge of a machine that is to end and that no provider has heard of. */
export function isUnsent({ providers }: MoneyDeps, { provider, status, sent_at }: ChargeRow): boolean {
  return isMachine(providers, provider) && status === 'encerrando' && sent_at === null;
}

/** Ends a charge that no provider knows, so none is polled. */
export async function endUnsent(
  trx: Trx,
  deps: MoneyDeps,
  charge: ChargeRow,
  why: Omit<Why, 'cause'>,
): Promise<void> {
  const change = { next_check_at: null };
  await moveCharge(trx, deps, charge, { ...why, to: 'cancelada', cause: 'nunca-enviada', change });
}

/** Undefined for one that is gone. */
export async function lockedAgain(trx: Trx, { numero, id }: ChargeRow): Promise<ChargeRow | undefined> {
  await lockOrder(trx, numero);
  return (await lockCharges(trx, numero)).find((one) => one.id === id);
}
