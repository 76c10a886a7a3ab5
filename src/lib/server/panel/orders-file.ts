/** `/painel/pedidos/pedidos.csv`: the orders of the list as it is chosen, the newest first. */
import type { Api } from '#lib/api/client.ts';
import { getPanelOrders } from '#lib/api/panel-orders.ts';
import type { ResumoPedidoPainel } from '#lib/contract/panel-orders.ts';
import { formatMoment } from '#lib/domain/kernel/dates.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { writeAmount } from '#lib/domain/sheets/amount.ts';
import { BYTE_ORDER_MARK, csvLine } from '#lib/domain/sheets/csv.ts';
import { orderStatus } from '#lib/text/order.ts';
import { panelOrderListText } from '#lib/text/panel-order-list.ts';
import { panelPaymentText } from '#lib/text/panel-payments.ts';

type OrderChoice = Omit<Parameters<typeof getPanelOrders>[1], 'offset' | 'limit'>;

const PART = 100;

/** A part at a time, so that many orders need little memory. Orders that come meanwhile push others on: none is written twice. */
export function ordersFile(api: Api, choice: OrderChoice): Response {
  let offset = 0;
  let before = Number.POSITIVE_INFINITY;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(panelOrderListText.columns))),
    async pull(controller) {
      const { pedidos } = await getPanelOrders(api, { ...choice, offset, limit: PART });
      const lines = pedidos.filter(({ numero }) => numero < before).map(lineOf);
      controller.enqueue(encoder.encode(lines.join('')));
      before = Math.min(before, ...pedidos.map(({ numero }) => numero));
      offset += PART;
      if (pedidos.length < PART) controller.close();
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="pedidos.csv"',
      'Cache-Control': 'private, no-store',
    },
  });
}

function lineOf(order: ResumoPedidoPainel<Centavos>): string {
  const { numero, data, nome, email, quantidade, valor, situacaoPagamento } = order;
  return csvLine([
    ...[String(numero), formatMoment(data), orderStatus(order), panelPaymentText.states[situacaoPagamento]],
    ...[nome, email, String(quantidade), writeAmount(valor, 2)],
  ]);
}
