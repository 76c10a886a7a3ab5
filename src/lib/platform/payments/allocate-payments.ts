/**
 * Decides about every payment of an order that nobody has decided about yet: it is taken for the order, goes back, or waits for
 * a person. Done after each change of charges or ledger; asked twice, it finds nothing left.
 */
import { randomUUID } from 'node:crypto';
import { isLive } from '#lib/domain/payments/charge.ts';
import type { RefundCause } from '#lib/domain/payments/ledger.ts';
import { decide, type FreeEntry, freeEntries } from '#lib/domain/payments/payment-decision.ts';
import { LATE_WAITS } from '#lib/domain/payments/schedule.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { type LockedOrder, lockOrder } from '#lib/platform/orders/queries/orders.ts';
import { takeStep } from '#lib/platform/orders/take-step.ts';
import { moneyOf } from './money.ts';
import { moveCharge } from './move-charge.ts';
import { settleOrderPayment } from './order-state.ts';
import type { MoneyDeps } from './payment-deps.ts';
import { isMachine } from './providers/provider.ts';
import { openCase } from './queries/cases.ts';
import { type ChargeRow, lockCharges, updateCharge } from './queries/charges.ts';
import { entriesOf } from './queries/ledger.ts';
import { insertRefund } from './queries/refunds.ts';
import { endUnsent, isUnsent } from './unsent.ts';

export type Settling = {
  /** Name of who works for the shop, '' for what happens by itself. */
  readonly author: string;
  /** Why what the order says of its payment may change. */
  readonly causa: string;
  /** What a person said of the money, for the case that it may become. */
  readonly nota?: string | undefined;
  readonly now: Date;
};

/** Who moves an order that was paid without a person's doing. */
const PAID_ONLINE = 'pagamento online';

/** The order is locked. */
export async function allocatePayments(
  trx: Trx,
  deps: MoneyDeps,
  numero: number,
  settling: Settling,
): Promise<void> {
  for (const { id } of await lockCharges(trx, numero))
    await settleCharge(trx, deps, { numero, id }, settling);
  await settleOrderPayment(trx, numero, settling);
}

async function settleCharge(
  trx: Trx,
  deps: MoneyDeps,
  { numero, id }: { readonly numero: number; readonly id: number },
  settling: Settling,
): Promise<void> {
  for (;;) {
    const order = await lockOrder(trx, numero);
    const charges = await lockCharges(trx, numero);
    const charge = charges.find((one) => one.id === id);
    if (!order || !charge) return;
    const { entries, claims } = await moneyOf(trx, charge);
    const [free] = freeEntries(entries, claims);
    if (!free) return;
    const decision = decide(free, {
      orderStatus: order.status,
      cancelAsked: order.cancel_asked_at !== null,
      applied: charges.some(({ applied_at }) => applied_at !== null),
      chargeState: charge.status,
      asked: charge.valor,
    });
    if (decision.do === 'apply') await apply(trx, deps, { order, charges, charge, free }, settling);
    else if (decision.do === 'ask') {
      await ask(trx, { charge, free, kind: 'valor_divergente' }, decision, settling);
      await tellBuyer(trx, { charge, free }, 'divergente', settling.now);
    } else await giveBack(trx, deps, { charge, free }, decision.causa, settling);
  }
}

type Applying = {
  readonly order: LockedOrder;
  readonly charges: readonly ChargeRow[];
  readonly charge: ChargeRow;
  readonly free: FreeEntry;
};

/** Takes a payment for the order, which goes on by it; what else could be paid ends. */
export async function apply(
  trx: Trx,
  deps: MoneyDeps,
  { order, charges, charge, free }: Applying,
  { author, now }: Settling,
): Promise<void> {
  await updateCharge(trx, charge.id, { applied_at: now, applied_ref: free.ref, applied_valor: free.valor });
  for (const other of charges) {
    if (other.id === charge.id || !isLive(other.status)) continue;
    const why = { cause: 'outra-paga', by: author === '' ? 'tarefa' : 'equipe', author, now } as const;
    const ending =
      other.status === 'encerrando'
        ? other
        : await moveCharge(trx, deps, other, { ...why, to: 'encerrando' });
    if (isUnsent(deps, ending)) await endUnsent(trx, deps, ending, why);
    else if (!isMachine(deps.providers, other.provider))
      await moveCharge(trx, deps, ending, { ...why, to: 'cancelada' });
  }
  // One that was agreed on by hand may have gone on before it was paid.
  if (order.status === 'recebido' || order.status === 'cancelado')
    await takeStep(trx, order, { step: 'confirmado', author: author || PAID_ONLINE, now });
}

type Stray = { readonly charge: ChargeRow; readonly free: FreeEntry };

/** Gives a payment back: by the provider, or by a person where no machine can. */
async function giveBack(
  trx: Trx,
  { providers }: MoneyDeps,
  { charge, free }: Stray,
  causa: 'tardio' | 'excedente',
  settling: Settling,
): Promise<void> {
  const { now, author } = settling;
  if (!isMachine(providers, charge.provider)) {
    await ask(trx, { charge, free, kind: 'devolver' }, { causa }, settling);
    return tellBuyer(trx, { charge, free }, causa, now);
  }
  const next_check_at = causa === 'tardio' ? new Date(now.getTime() + LATE_WAITS) : now;
  await insertRefund(trx, {
    id: refundId(),
    charge_id: charge.id,
    valor: free.free,
    causa,
    status: 'pedida',
    entry_ref: free.ref,
    provider_ref: null,
    next_check_at,
    author,
    created_at: now,
  });
  await tellBuyer(trx, { charge, free }, causa, now);
  await queueMails(trx, [{ assunto: 'pagamento-caso', sobre: charge.id }], now);
}

/** Whoever gives it back or decides about it, its buyer knows that it came and was not taken for the order. */
async function tellBuyer(
  trx: Trx,
  { charge, free }: Stray,
  causa: 'tardio' | 'excedente' | 'divergente',
  now: Date,
): Promise<void> {
  const entries = await entriesOf(trx, charge.id);
  const entry = entries.find(({ kind, provider_ref }) => kind === 'entrada' && provider_ref === free.ref);
  if (entry) await queueMails(trx, [{ assunto: `pagamento-${causa}`, sobre: entry.id }], now);
}

async function ask(
  trx: Trx,
  { charge, free, kind }: Stray & { readonly kind: 'devolver' | 'valor_divergente' },
  { causa }: { readonly causa: RefundCause },
  { nota = '', now }: Settling,
): Promise<void> {
  const opened = await openCase(trx, {
    numero: charge.numero,
    charge_id: charge.id,
    kind,
    causa,
    entry_ref: free.ref,
    valor: free.free,
    nota,
    opened_at: now,
  });
  // What has a case is not free: a second one would be decided about for ever.
  if (!opened) throw new Error(`charge ${charge.id} has a case about ${free.ref} already`);
  await queueMails(trx, [{ assunto: 'pagamento-caso', sobre: charge.id }], now);
}

/** Letters and digits, as banks take it. */
export function refundId(): string {
  return `R${randomUUID().replaceAll('-', '')}`;
}
