/**
 * `/painel/pedidos/a-faturar.csv`: orders that nobody has billed, a line for each item; with `formato` in the columns of the program
 * that bills them.
 */
import type { Api } from '#lib/api/client.ts';
import { getUnbilledOrders } from '#lib/api/order-invoices.ts';
import type { PedidoAFaturar } from '#lib/contract/unbilled-orders.ts';
import { formatMoment } from '#lib/domain/kernel/dates.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { formatTaxId } from '#lib/domain/kernel/tax-id.ts';
import { writeAmount } from '#lib/domain/sheets/amount.ts';
import { BYTE_ORDER_MARK, csvLine } from '#lib/domain/sheets/csv.ts';
import { writeFiscalCode } from '#lib/domain/sheets/fiscal.ts';
import { panelInvoiceText } from '#lib/text/order-invoices.ts';
import { sheetHead, sheetLines, sheetOf } from './unbilled-sheets.ts';

/** A part at a time, so that many orders need little memory. */
export function unbilledFile(api: Api, formato: string | null): Response {
  const of = sheetOf(formato);
  const head = of ? sheetHead(of) : csvLine(panelInvoiceText.columns);
  const linesOf = (order: PedidoAFaturar<Centavos>) => (of ? sheetLines(of, order) : orderLines(order));
  let after: number | undefined;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (after === undefined) {
        controller.enqueue(encoder.encode(BYTE_ORDER_MARK + head));
        after = 0;
      }
      const { pedidos, proximo } = await getUnbilledOrders(api, after);
      controller.enqueue(encoder.encode(pedidos.flatMap(linesOf).join('')));
      if (proximo === 0) controller.close();
      after = proximo;
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="pedidos-a-faturar${of ? `-${of}` : ''}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

const money = (value: Centavos): string => writeAmount(value, 2);

/** What is of the order stands on its first line alone: sums of a column are right. */
function orderLines(order: PedidoAFaturar<Centavos>): readonly string[] {
  const { comprador, endereco, itens } = order;
  return itens.map((item, place) =>
    csvLine([
      ...[String(order.numero), formatMoment(order.data), comprador.nome],
      ...[comprador.documento === '' ? '' : formatTaxId(comprador.documento), comprador.inscricaoEstadual],
      ...[String(order.indicadorIe), comprador.email, comprador.telefone, endereco.cep, endereco.logradouro],
      ...[endereco.numero, endereco.complemento, endereco.bairro, endereco.cidade, endereco.uf],
      ...[item.codigo, item.nome, item.atributos, writeFiscalCode('ncm', item.ncm)],
      ...[writeFiscalCode('cest', item.cest), item.origem, item.unidade, item.gtin],
      ...[String(item.quantidade), money(item.preco), money(item.total)],
      ...(place === 0 ? [money(order.frete), money(order.desconto), money(order.total)] : ['', '', '']),
      ...[order.formaPagamento, order.pedidoCompra],
    ]),
  );
}
