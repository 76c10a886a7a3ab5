/** A person says that an order was paid outside of the shop: what could still be paid of it ends first. */
import { toCentavos } from '#lib/domain/kernel/money.ts';
import { amountOf, type PAID_WAYS } from '#lib/domain/payments/methods.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { answerOf, type Write, type Written } from '#lib/platform/panel/write.ts';
import { advanceOrder } from '../advance-order.ts';
import { endPayments } from '../end-orders.ts';
import { markPaid } from '../mark-paid.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { OrderBook } from '../wire/order-payments.ts';
import { type Acting, detail, orderAct, refuseSilence, type Told } from './acting.ts';

type Paid = {
  readonly forma: (typeof PAID_WAYS)[number];
  /** Reais. */
  readonly valor: number;
  readonly nota: string;
};

type Asked = Paid & { readonly numero: number; readonly revisao: string };

/**
 * A charge that only its provider can end is kept as ending, and asked about at once: mostly it has ended then, and the order is
 * marked by the same press.
 * @throws HttpError 409 where the provider has not answered yet, or says that it was paid; 400 for another amount without a reason.
 */
export async function markOrderPaid<Answer>(
  deps: PaymentDeps,
  { numero, revisao, ...paid }: Asked,
  { write, answer }: { readonly write: Write; readonly answer: () => Promise<Answer> },
): Promise<Written<Answer>> {
  let marked = false;
  const mark = (seen: string | undefined) =>
    orderAct(numero, seen, async (trx, book, by) => {
      const told = await endAndMark(trx, deps, book, paid, by);
      marked = told !== undefined;
      return told ?? ENDING;
    });
  return write(mark(revisao), async () => {
    if (marked) return answer();
    await advanceOrder(deps, numero);
    const written = await write(mark(undefined), answer);
    if (!marked) throw new HttpError(409, message.paymentStillOpen);
    return answerOf(written);
  });
}

const ENDING: Told = { ato: 'encerrou', detalhe: '' };

/** @returns Undefined where a provider has to be asked first. */
async function endAndMark(
  trx: Trx,
  deps: PaymentDeps,
  { order, charges }: OrderBook,
  { forma, valor, nota }: Paid,
  { author, now }: Acting,
): Promise<Told | undefined> {
  const { numero, valor: whole, vista, status } = order;
  const amount = toCentavos(valor);
  refuseSilence(amount === amountOf(forma, { valor: whole, vista }), nota);
  // Ended by the shop, a paid order would have its money given back.
  if (status === 'cancelado' || charges.some(({ charge }) => charge.applied_at !== null))
    throw new HttpError(409, message.paymentMoved);
  if (!(await endPayments(trx, deps, { numero }, { by: 'equipe', author, now }))) return undefined;
  await markPaid(trx, deps, numero, { method: forma, valor: amount, author, now });
  return { ato: `marcou-${forma}`, detalhe: detail(amount, nota) };
}
