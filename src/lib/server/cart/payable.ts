/** What the way to pay that is ticked in the checkout costs. */
import type { RevisaoPedido } from '#lib/contract/order.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { amountFor, tickedMethod } from '#lib/domain/payments/methods.ts';

type Reviewed = Pick<RevisaoPedido<Centavos>, 'formasPagamento' | 'total'>;

/** What is charged when the order is sent as it is ticked. */
export function payable({ formasPagamento, total }: Reviewed, ticked: string): Centavos {
  const method = tickedMethod(formasPagamento, ticked);
  return method === undefined ? total.valor : amountFor(method, total);
}
