/** How an order comes, as its page says it. */
import type { Pedido } from '#lib/contract/order.ts';
import { formatUntil } from '#lib/domain/kernel/dates.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { paymentText } from '#lib/text/payment.ts';

type Coming = Pick<Pedido<Centavos>, 'frete' | 'situacaoPagamento' | 'status'>;

/** No day is promised where nothing is sent: it was cancelled, or its payment is disputed or went back before it was. */
export function freightSaid({ frete: { label, prazo }, situacaoPagamento, status }: Coming): string {
  const unpaid = situacaoPagamento === 'contestado' || situacaoPagamento === 'devolvido';
  const stays = status === 'cancelado' || (unpaid && status !== 'enviado' && status !== 'entregue');
  return stays ? label : `${label}: ${prazo}`;
}

/** From when on the term of an order counts that the shop has not confirmed yet, and until when its day holds. */
export function termSaid({
  frete: { limite },
  pagamento,
}: Pick<Pedido<Centavos>, 'pagamento'> & {
  readonly frete: Pick<Pedido<Centavos>['frete'], 'limite'>;
}): string {
  const isSentUnpaid = pagamento === 'faturado' || pagamento === 'retirada';
  const { term, dayUntil } = isSentUnpaid ? paymentText.confirmed : paymentText;
  return [term, limite && dayUntil(formatUntil(limite))].filter(Boolean).join(' ');
}
