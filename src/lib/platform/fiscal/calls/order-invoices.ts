/** `order/:numero/invoices*`, ours: the notas fiscais of an order, for its buyer. */
import { convertNotasPedido } from '#lib/contract/order-invoices.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Call, type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId } from '#lib/platform/kernel/http/request.ts';
import { orderReader } from '#lib/platform/orders/order-reader.ts';
import { ordererOf } from '#lib/platform/orders/orderer.ts';
import { readInvoiceFile } from '../invoice-file.ts';
import { invoicesOf } from '../queries/invoices.ts';
import { presentInvoice } from '../wire/invoices.ts';

export function orderInvoiceEndpoints(deps: Deps): readonly Endpoint[] {
  const readOwn = orderReader(deps);
  const path = '/order/:numero/invoices';
  /** @throws HttpError 401 and 404 for an order of somebody else. */
  const ownOrder = async ({ context, param }: Pick<Call<unknown, unknown>, 'context' | 'param'>) => {
    const numero = readId(param('numero'), message.unknownOrder);
    await readOwn(numero, await ordererOf(context, deps));
    return numero;
  };
  const fileCall = (of: 'xml' | 'danfe', summary: string): Endpoint =>
    endpoint(
      { base: 'vitrine', method: 'get', path: `${path}/:id/${of}`, summary, answer: 'ArquivoNota' },
      async (call) => {
        const id = readId(call.param('id'), message.unknownInvoice);
        return readInvoiceFile(deps, { numero: await ownOrder(call), id }, of === 'xml' ? 'xml' : 'pdf');
      },
    );
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path,
        summary: 'The notas fiscais of an order, the oldest first, cancelled ones too',
        answer: 'NotasPedido',
      },
      async (call) => {
        const rows = await invoicesOf(deps.db, await ownOrder(call));
        return convertNotasPedido({ notas: rows.map(presentInvoice) }, toReais);
      },
    ),
    fileCall('xml', 'The XML of a nota fiscal'),
    fileCall('danfe', 'The DANFE of a nota fiscal, a PDF'),
  ];
}
