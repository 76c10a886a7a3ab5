/** What of the orders `/painel/pedidos` shows, as its address says. */
import { STATUS_PEDIDO } from '#lib/contract/panel-orders.ts';
import { ORDER_PAYMENTS } from '#lib/domain/payments/order-payment.ts';
import { chosen, listChoice } from './list.ts';

export function orderChoice(url: URL) {
  const situacao = chosen(url, 'situacao', ['', ...STATUS_PEDIDO]);
  const pagamento = chosen(url, 'pagamento', ['', ...ORDER_PAYMENTS]);
  const { busca } = listChoice(url);
  return {
    ...{ situacao, pagamento },
    /** For the call. */
    asked: {
      ...(situacao === '' ? {} : { situacao }),
      ...(pagamento === '' ? {} : { pagamento }),
      ...(busca === '' ? {} : { busca }),
    },
  };
}
