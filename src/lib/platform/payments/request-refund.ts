/** Gives back what was paid for an order, whole or in part: asked of the provider, or of a person where no machine can. */

import type { RefundCause } from '#lib/domain/payments/ledger.ts';
import { refundable } from '#lib/domain/payments/payment-decision.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { lockOrder } from '#lib/platform/orders/queries/orders.ts';
import { refundId } from './allocate-payments.ts';
import { moneyOf } from './money.ts';
import type { MoneyDeps } from './payment-deps.ts';
import { isMachine } from './providers/provider.ts';
import { openCase } from './queries/cases.ts';
import { lockCharges } from './queries/charges.ts';
import { hasOpenDispute } from './queries/disputes.ts';
import { insertRefund } from './queries/refunds.ts';

export type RefundRequest = {
  /** Centavos; left out: all that is left. */
  readonly valor?: number | undefined;
  readonly causa: Extract<RefundCause, 'cancelamento' | 'desistencia' | 'manual'>;
  /** Why, in the words of who asks for it. */
  readonly nota?: string | undefined;
  readonly author: string;
  readonly now: Date;
};

/**
 * @returns Id of the refund, or under which a person's own is kept.
 * @throws HttpError 404 for no order, 409 when so much is not there to be given back, or a dispute is open: it would be paid twice.
 */
export async function requestRefund(
  trx: Trx,
  { providers }: MoneyDeps,
  numero: number,
  { valor, causa, nota = '', author, now }: RefundRequest,
): Promise<string> {
  if (!(await lockOrder(trx, numero))) throw new HttpError(404, message.unknownOrder);
  const charge = (await lockCharges(trx, numero)).find(({ applied_at }) => applied_at !== null);
  if (!charge || charge.applied_ref === null) throw new HttpError(409, message.paymentMoved);
  if (await hasOpenDispute(trx, charge.id)) throw new HttpError(409, message.paymentDisputed);
  const { entries, claims } = await moneyOf(trx, charge);
  const left = refundable(entries, claims);
  const amount = valor ?? left;
  if (amount <= 0 || amount > left) throw new HttpError(409, message.refundTooLarge);
  const id = refundId();
  if (isMachine(providers, charge.provider)) {
    await insertRefund(trx, {
      id,
      charge_id: charge.id,
      valor: amount,
      causa,
      status: 'pedida',
      entry_ref: charge.applied_ref,
      provider_ref: null,
      nota,
      next_check_at: now,
      author,
      created_at: now,
    });
    return id;
  }
  const about = { numero, charge_id: charge.id, kind: 'devolver', entry_ref: charge.applied_ref } as const;
  // Each has a case of its own: parts may be given back one after the other.
  const opened = await openCase(trx, {
    ...about,
    refund_id: id,
    causa,
    valor: amount,
    nota,
    opened_at: now,
  });
  if (!opened) throw new HttpError(409, message.paymentMoved);
  return id;
}
