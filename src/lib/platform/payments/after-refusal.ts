/** What a refusal leaves to an order: time for another try, and a letter where its buyer is not looking any more. */
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { lockOrder, updateOrderPayment } from '#lib/platform/orders/queries/orders.ts';
import { lastEnd } from './open-charge.ts';
import type { ChargeRow } from './queries/charges.ts';

/** Milliseconds that an order waits at least for another try, and tries of which each has them. */
const AT_ONCE = 30 * 60_000;
const TRIES = 5;
/** The same after a card company looked into it for hours: its buyer has to read of it first. */
const BY_LETTER = 24 * 3_600_000;

/** Of a charge that was refused while its buyer waited for it. */
export async function holdOn(trx: Trx, charge: ChargeRow, now: Date): Promise<void> {
  await hold(trx, charge, new Date(now.getTime() + AT_ONCE));
}

/** Of a charge that a card company looked into, and that ended unpaid. */
export async function tellOfRefusal(trx: Trx, charge: ChargeRow, now: Date): Promise<void> {
  const order = await lockOrder(trx, charge.numero);
  if (order?.status !== 'recebido' || order.cancel_asked_at !== null) return;
  // Beyond it no other charge may be begun.
  const last = await lastEnd(trx, order.created_at);
  const end = new Date(Math.min(now.getTime() + BY_LETTER, last.getTime()));
  if (end <= now || charge.ordem > TRIES) return;
  await hold(trx, charge, end);
  await queueMails(trx, [{ assunto: 'pagamento-recusado', sobre: charge.id }], now);
}

async function hold(trx: Trx, { numero, ordem }: ChargeRow, until: Date): Promise<void> {
  const order = await lockOrder(trx, numero);
  if (ordem <= TRIES && order?.pay_until && order.pay_until < until)
    await updateOrderPayment(trx, numero, { pay_until: until });
}
