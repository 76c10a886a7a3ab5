/**
 * Takes charges further whose time has come: asks their provider outside of any transaction, then applies what it said. A
 * process that ends in between leaves a charge that is due again after its lease.
 */
import { isLive } from '#lib/domain/payments/charge.ts';
import { SHORTEST_LEASE } from '#lib/domain/payments/schedule.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { allocatePayments } from './allocate-payments.ts';
import { applyReading } from './apply-reading.ts';
import { forgetCard } from './card/forget-card.ts';
import { isolate } from './isolate.ts';
import { dueAfter, moveCharge } from './move-charge.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { ChargeOrder, MachineProvider, Reading } from './providers/provider.ts';
import { type ChargeRow, takeDueCharge, updateCharge } from './queries/charges.ts';
import { endUnsent, isToBeMade, isUnsent, lockedAgain, markSent } from './unsent.ts';

/** All that are due now, or those of one order. */
export async function advanceCharges(deps: PaymentDeps, numero?: number): Promise<void> {
  for (;;) {
    const charge = await takeDueCharge(deps.db, { now: deps.now(), numero });
    if (!charge) return;
    const provider = deps.providers.get(charge.provider);
    await isolate(deps, async () => {
      if (provider?.witness === 'people') await endTerm(deps, charge);
      else await advance(deps, provider, charge);
    });
  }
}

/** One that is not configured any more says nothing, as long as it is not. */
async function advance(
  deps: PaymentDeps,
  provider: MachineProvider | undefined,
  taken: ChargeRow,
): Promise<void> {
  // Whoever had its card did not live to send it.
  if (await forgetCard(deps, taken)) return;
  const charge = await endIfOver(deps, taken);
  if (await endIfUnsent(deps, charge)) return;
  const reading: Reading | Unasked = provider
    ? await deps.askProvider(provider, (signal) => question(deps, provider, charge, signal), charge.conta)
    : { said: 'nothing' };
  if (reading.said === 'unasked') return leaveUnsent(deps, charge);
  await inTransaction(deps.db, (trx) => applyReading(trx, deps, charge, reading, deps.now()));
}

/** It ended before anybody was asked. */
type Unasked = { readonly said: 'unasked' };

async function question(
  deps: PaymentDeps,
  provider: MachineProvider,
  charge: ChargeRow,
  signal: AbortSignal,
): Promise<Reading | Unasked> {
  const order = chargeOrder(charge);
  // With the key it was asked by before: whoever knows it already does not make it twice.
  const make = async (otherwise: Reading | Unasked) =>
    (await markSent(deps, charge)) ? provider.make(order, signal) : otherwise;
  if (charge.sent_at === null) return make({ said: 'unasked' });
  // Somebody asked before, and may not have lived to hear the answer: it is read by its ref first.
  const reading = await provider.read(order, signal);
  if (reading.said === 'absent' && isToBeMade(charge, deps.now())) return make(reading);
  const open = reading.said === 'state' && ['pendente', 'desafio', 'analise'].includes(reading.state);
  if (charge.status !== 'encerrando' || !open) return reading;
  await provider.cancel(order, signal);
  // What it says it did counts for nothing: it may have been paid meanwhile.
  return provider.read(order, signal);
}

/** A charge whose time is over is to end, whatever the provider says next. */
async function endIfOver(deps: PaymentDeps, charge: ChargeRow): Promise<ChargeRow> {
  const now = deps.now();
  const over = charge.expires_at !== null && charge.expires_at <= now;
  // What is being looked into is not ended by the clock: it may be paid days later.
  if (!over || !['criando', 'incerta', 'pendente', 'desafio'].includes(charge.status)) return charge;
  return inTransaction(deps.db, async (trx) => {
    const found = await lockedAgain(trx, charge);
    if (!found || found.status !== charge.status) return found ?? charge;
    const moved = await moveCharge(trx, deps, found, { to: 'encerrando', cause: 'prazo', by: 'tarefa', now });
    // This caller goes on with it.
    return updateCharge(trx, moved.id, { next_check_at: new Date(now.getTime() + SHORTEST_LEASE) });
  });
}

/** One that has ended is not looked at again: no provider has heard of it, whatever a notice says. */
async function leaveUnsent(deps: PaymentDeps, taken: ChargeRow): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const charge = await lockedAgain(trx, taken);
    if (charge && !isLive(charge.status)) await updateCharge(trx, charge.id, { next_check_at: null });
  });
}

/** Ends a charge that was to be sent when its time was over. @returns False for any other one. */
async function endIfUnsent(deps: PaymentDeps, taken: ChargeRow): Promise<boolean> {
  if (!isUnsent(deps, taken)) return false;
  return inTransaction(deps.db, async (trx) => {
    const now = deps.now();
    const charge = await lockedAgain(trx, taken);
    if (!charge || !isUnsent(deps, charge)) return false;
    await endUnsent(trx, deps, charge, { by: 'tarefa', now });
    await allocatePayments(trx, deps, charge.numero, { author: '', causa: 'nunca-enviada', now });
    return true;
  });
}

/** Where only people see money, a term that is over waits for somebody to look. */
async function endTerm(deps: PaymentDeps, charge: ChargeRow): Promise<void> {
  const ended = await endIfOver(deps, charge);
  if (ended.status === 'encerrando') {
    await inTransaction(deps.db, (trx) => updateCharge(trx, ended.id, { next_check_at: null }));
    return;
  }
  await inTransaction(deps.db, (trx) =>
    updateCharge(trx, ended.id, { next_check_at: dueAfter(deps, ended, deps.now()) }),
  );
}

export function chargeOrder(charge: ChargeRow): ChargeOrder {
  return {
    ref: charge.ref,
    idemKey: charge.idem_key,
    providerId: charge.provider_id,
    method: charge.forma,
    amount: charge.valor,
    createdAt: charge.created_at,
    expiresAt: charge.expires_at,
    numero: charge.numero,
    account: charge.conta,
    ...(charge.campos && { card: 'gone' }),
  };
}
