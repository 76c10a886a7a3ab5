/** How an order comes, as its page says it. */
import type { Pedido } from '#lib/contract/order.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';

type Coming = Pick<Pedido<Centavos>, 'frete' | 'situacaoPagamento' | 'status'>;

/** No day is promised where nothing is sent: it was cancelled, or its payment is disputed or went back before it was. */
export function freightSaid({ frete: { label, prazo }, situacaoPagamento, status }: Coming): string {
  const unpaid = situacaoPagamento === 'contestado' || situacaoPagamento === 'devolvido';
  const stays = status === 'cancelado' || (unpaid && status !== 'enviado' && status !== 'entregue');
  return stays ? label : `${label}: ${prazo}`;
}
