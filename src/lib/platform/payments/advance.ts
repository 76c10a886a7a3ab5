/**
 * Takes charges further whose time has come: asks their provider outside of any transaction, then applies what it said. A
 * process that ends in between leaves a charge that is due again after its lease.
 */
import { LEASE } from '#lib/domain/payments/schedule.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { lockOrder } from '#lib/platform/orders/queries/orders.ts';
import { apart } from './apart.ts';
import { applyReading } from './apply-reading.ts';
import { dueAfter, moveCharge } from './move-charge.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { ChargeOrder, MachineProvider, Reading } from './providers/provider.ts';
import { type ChargeRow, lockCharges, takeDueCharge, updateCharge } from './queries/charges.ts';

/** All that are due now, or those of one order. */
export async function advanceCharges(deps: PaymentDeps, numero?: number): Promise<void> {
  for (;;) {
    const now = deps.now();
    const charge = await takeDueCharge(deps.db, { now, until: new Date(now.getTime() + LEASE), numero });
    if (!charge) return;
    const provider = deps.providers.get(charge.provider);
    await apart(deps, async () => {
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
  const charge = await endIfOver(deps, taken);
  const reading: Reading = provider
    ? await deps.askProvider(provider, (signal) => question(provider, charge, deps.now(), signal))
    : { said: 'nothing' };
  await inTransaction(deps.db, (trx) => applyReading(trx, deps, charge, reading, deps.now()));
}

async function question(
  provider: MachineProvider,
  charge: ChargeRow,
  now: Date,
  signal: AbortSignal,
): Promise<Reading> {
  const order = chargeOrder(charge);
  // Somebody may have asked before and not lived to hear the answer: then it is read by its ref first.
  if (charge.status === 'criando' && charge.tries <= 1) return provider.make(order, signal);
  const reading = await provider.read(order, signal);
  if (reading.said === 'absent' && canStillBeMade(charge, now)) return provider.make(order, signal);
  const open = reading.said === 'state' && ['pendente', 'desafio', 'analise'].includes(reading.state);
  if (charge.status !== 'encerrando' || !open) return reading;
  await provider.cancel(order, signal);
  // What it says it did counts for nothing: it may have been paid meanwhile.
  return provider.read(order, signal);
}

/** With the key it was asked by before: whoever knows it already does not make it twice. */
function canStillBeMade({ status, expires_at }: ChargeRow, now: Date): boolean {
  return (status === 'criando' || status === 'incerta') && (expires_at === null || expires_at > now);
}

/** A charge whose time is over is to end, whatever the provider says next. */
async function endIfOver(deps: PaymentDeps, charge: ChargeRow): Promise<ChargeRow> {
  const now = deps.now();
  const over = charge.expires_at !== null && charge.expires_at <= now;
  // What is being looked into is not ended by the clock: it may be paid days later.
  if (!over || !['criando', 'incerta', 'pendente', 'desafio'].includes(charge.status)) return charge;
  return inTransaction(deps.db, async (trx) => {
    await lockOrder(trx, charge.numero);
    const found = (await lockCharges(trx, charge.numero)).find(({ id }) => id === charge.id);
    if (!found || found.status !== charge.status) return found ?? charge;
    const moved = await moveCharge(trx, deps, found, { to: 'encerrando', cause: 'prazo', by: 'tarefa', now });
    // This caller goes on with it.
    return updateCharge(trx, moved.id, { next_check_at: new Date(now.getTime() + LEASE) });
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
    expiresAt: charge.expires_at,
    numero: charge.numero,
  };
}
