/** The way to pay that counts in the checkout, and what it costs. */
import type { FormaPagamento, RevisaoPedido } from '#lib/contract/order.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { amountFor } from '#lib/domain/payments/methods.ts';

type Reviewed = Pick<RevisaoPedido<Centavos>, 'formasPagamento' | 'total'>;

/** The one that was ticked, as long as it is offered, else the first; undefined where there is none. */
export function tickedMethod(
  { formasPagamento }: Pick<Reviewed, 'formasPagamento'>,
  ticked: string,
): FormaPagamento | undefined {
  return formasPagamento.find((method) => method === ticked) ?? formasPagamento[0];
}

/** What is charged when the order is sent as it is ticked. */
export function payable({ formasPagamento, total }: Reviewed, ticked: string): Centavos {
  const method = tickedMethod({ formasPagamento }, ticked);
  return method === undefined ? total.valor : amountFor(method, total);
}
