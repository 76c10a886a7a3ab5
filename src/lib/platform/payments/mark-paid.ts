/** An order that shop and buyer agreed on is paid: in the hand, on pick-up, by invoice. A person says so, and who stands there. */
import { isLive } from '#lib/domain/payments/charge.ts';
import type { Method } from '#lib/domain/payments/methods.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { lockOrder } from '#lib/platform/orders/queries/orders.ts';
import { confirmCharge } from './confirm.ts';
import { makeCharge } from './move-charge.ts';
import { refOf } from './open-charge.ts';
import type { MoneyDeps } from './payment-deps.ts';
import { lockCharges } from './queries/charges.ts';

/** Whose money only people see, and nobody charges. */
export const MANUAL = 'manual';

export type Paid = {
  readonly method: Method;
  /** Centavos, as shop and buyer agreed. */
  readonly valor: number;
  readonly author: string;
  readonly now: Date;
};

/** @throws HttpError 404 for no order, 409 for one that is paid, ended, or has a charge that may still be paid. */
export async function markPaid(
  trx: Trx,
  deps: MoneyDeps,
  numero: number,
  { method, valor, author, now }: Paid,
): Promise<void> {
  const order = await lockOrder(trx, numero);
  if (!order) throw new HttpError(404, message.unknownOrder);
  const charges = await lockCharges(trx, numero);
  const busy = charges.some(({ status, applied_at }) => isLive(status) || applied_at !== null);
  if (order.status === 'cancelado' || busy) throw new HttpError(409, message.paymentMoved);
  const ordem = charges.length + 1;
  const ref = refOf(numero, ordem);
  const charge = await makeCharge(
    trx,
    {
      numero,
      ordem,
      provider: MANUAL,
      forma: method,
      valor,
      ref,
      provider_id: null,
      idem_key: ref,
      applied_ref: null,
      created_at: now,
    },
    { by: 'equipe', author, now },
  );
  await confirmCharge(trx, deps, charge, { valor, entryRef: '', at: now, author, cause: 'confirmacao', now });
}
