/** Asks providers to give money back, and until they say that they did. */
import { LATE_WAITS, LEASE, nextRefundCheck } from '#lib/domain/payments/schedule.ts';
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { lockOrder } from '#lib/platform/orders/queries/orders.ts';
import { chargeOrder } from './advance-charges.ts';
import { allocatePayments } from './allocate-payments.ts';
import { isolate } from './isolate.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { MachineProvider, RefundReading } from './providers/provider.ts';
import { openCase } from './queries/cases.ts';
import { type ChargeRow, findCharge, lockCharges } from './queries/charges.ts';
import { bookEntry } from './queries/ledger.ts';
import { lockRefund, moveRefund, type RefundRow, takeDueRefund } from './queries/refunds.ts';
import { endSilence, REFUND_SILENT, tellOfSilence } from './silent-provider.ts';

/** All that are due now. */
export async function advanceRefunds(deps: PaymentDeps): Promise<void> {
  for (;;) {
    const now = deps.now();
    const refund = await takeDueRefund(deps.db, now, new Date(now.getTime() + LEASE));
    if (!refund) return;
    const charge = await findCharge(deps.db, refund.charge_id);
    const provider = charge && deps.providers.get(charge.provider);
    if (!charge || provider?.witness === 'people') continue;
    await isolate(deps, async () => {
      const reading: RefundReading = provider
        ? await ask(deps, provider, charge, refund)
        : { said: 'nothing' };
      await inTransaction(deps.db, (trx) => applyRefund(trx, deps, { refund, charge }, reading));
    });
  }
}

async function ask(
  deps: PaymentDeps,
  provider: MachineProvider,
  charge: ChargeRow,
  refund: RefundRow,
): Promise<RefundReading> {
  const order = {
    id: refund.id,
    charge: chargeOrder(charge),
    entryRef: refund.entry_ref,
    amount: refund.valor,
  };
  // Noted before it is asked: whoever comes after a crash looks first, and asks by the same id.
  const before = await inTransaction(deps.db, async (trx) => {
    const found = await lockRefund(trx, refund.id);
    if (found?.status === 'pedida') await moveRefund(trx, found, { status: 'enviada' }, deps.now());
    return found?.status;
  });
  // Called off since it was taken up: the order was taken up again.
  if (before === undefined || before === 'recusada' || before === 'feita') return { said: 'nothing' };
  const first = before === 'pedida';
  const question = async (signal: AbortSignal) => {
    if (first) return provider.refund(order, signal);
    const reading = await provider.readRefund(order, signal);
    return reading.said === 'absent' ? provider.refund(order, signal) : reading;
  };
  return deps.askProvider(provider, question, order.charge.account);
}

async function applyRefund(
  trx: Trx,
  deps: PaymentDeps,
  { refund: { id }, charge }: { readonly refund: RefundRow; readonly charge: ChargeRow },
  reading: RefundReading,
): Promise<void> {
  const now = deps.now();
  await lockOrder(trx, charge.numero);
  await lockCharges(trx, charge.numero);
  const refund = await lockRefund(trx, id);
  if (!refund || refund.status === 'feita' || refund.status === 'recusada') return;
  const later = { next_check_at: nextRefundCheck(now, refund.tries, deps.chance()) };
  const known = reading.said === 'state' && reading.amount === refund.valor;
  if (!known || reading.state === 'processando') await tellIfLong(trx, { refund, charge }, now);
  else await endSilence(trx, charge.id, refund.id, now);
  if (reading.said !== 'state' || reading.amount !== refund.valor) {
    await moveRefund(trx, refund, { ...later, status: refund.status }, now);
    return;
  }
  if (reading.state === 'processando') {
    await moveRefund(trx, refund, { ...later, status: 'processando' }, now);
    return;
  }
  const ended = { provider_ref: reading.ref, motivo: reading.reason ?? '', next_check_at: null };
  if (reading.state === 'recusada') await refused(trx, { refund, charge }, ended, now);
  else {
    const entry = await bookEntry(trx, {
      charge_id: charge.id,
      kind: 'devolucao',
      valor: refund.valor,
      provider: charge.provider,
      provider_ref: reading.ref,
      of_ref: refund.entry_ref,
      happened_at: reading.at,
      recorded_at: now,
      author: refund.author,
    });
    await moveRefund(trx, refund, { ...ended, status: 'feita', done_at: reading.at }, now);
    if (entry !== undefined) await queueMails(trx, [{ assunto: 'pagamento-devolvido', sobre: entry }], now);
  }
  await allocatePayments(trx, deps, charge.numero, { author: refund.author, causa: 'devolucao', now });
}

async function tellIfLong(
  trx: Trx,
  { refund, charge }: { readonly refund: RefundRow; readonly charge: ChargeRow },
  now: Date,
): Promise<void> {
  const waits = refund.causa === 'tardio' ? LATE_WAITS : 0;
  const since = new Date(refund.created_at.getTime() + waits);
  if (now.getTime() - since.getTime() < REFUND_SILENT) return;
  await tellOfSilence(trx, charge, { since, refund: refund.id, entry: refund.entry_ref }, now);
}

/** What a provider will not give back, a person has to. */
async function refused(
  trx: Trx,
  { refund, charge }: { readonly refund: RefundRow; readonly charge: ChargeRow },
  ended: { readonly provider_ref: string; readonly motivo: string; readonly next_check_at: null },
  now: Date,
): Promise<void> {
  await moveRefund(trx, refund, { ...ended, status: 'recusada' }, now);
  await openCase(trx, {
    numero: charge.numero,
    charge_id: charge.id,
    kind: 'devolucao_recusada',
    causa: refund.causa,
    entry_ref: refund.entry_ref,
    refund_id: refund.id,
    valor: refund.valor,
    nota: ended.motivo,
    opened_at: now,
  });
  await queueMails(trx, [{ assunto: 'pagamento-caso', sobre: charge.id }], now);
}
