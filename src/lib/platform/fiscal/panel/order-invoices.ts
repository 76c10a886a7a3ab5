/** `panel/orders/:numero/invoices*`: the notas fiscais of an order, put there by who works on it. */
import { z } from 'zod';
import { convertNotasPainel, type NotasPainel } from '#lib/contract/order-invoices.ts';
import { readAccessKey } from '#lib/domain/fiscal/access-key.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import { plainTaxId } from '#lib/domain/kernel/tax-id.ts';
import { ORDERS } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { flag, readId, requiredText } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { findBillings } from '#lib/platform/orders/queries/billing.ts';
import { findOrder } from '#lib/platform/orders/queries/orders.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import { readInvoiceFile } from '../invoice-file.ts';
import { invoiceCancelled, invoicePrint, invoiceTakenAway, keepInvoice } from '../keep-invoice.ts';
import { invoicesOf } from '../queries/invoices.ts';
import { readNfe } from '../read-nfe.ts';
import { presentForPanel } from '../wire/invoices.ts';

const ACCEPT = 'Keeps it although it is not as the order.';

export function panelInvoiceEndpoints(deps: Deps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  const path = '/panel/orders/:numero/invoices';
  const one = { roles: ORDERS, answer: 'NotasPainel' } as const;
  type Param = (name: string) => string;
  const orderOf = (param: Param) => readId(param('numero'), message.unknownOrder);
  const idOf = (param: Param) => readId(param('id'), message.unknownInvoice);
  const told = (numero: number) => () => {
    deps.later(deps.sendOutbox);
    return read(deps, numero);
  };
  return [
    panel(
      {
        ...one,
        method: 'get',
        path,
        summary: 'The notas fiscais of an order, and where they differ from it',
      },
      ({ param }) => read(deps, orderOf(param)),
    ),
    panel(
      {
        ...one,
        method: 'post',
        path,
        summary:
          'Keeps the XML of a NF-e for an order and mails its buyer; 409 with what differs from the order',
        query: z.object({ aceitar: z.enum(['sim', '']).default('').describe(ACCEPT) }),
        file: true,
      },
      async ({ context, param, query: { aceitar }, write }) => {
        const numero = orderOf(param);
        const nfe = readNfe(await context.req.bytes());
        if (typeof nfe === 'string') throw new HttpError(400, message.invoiceFaults[nfe]);
        const cnpj = await ownCnpj(deps);
        return write(keepInvoice(numero, nfe, { accept: aceitar === 'sim', cnpj }), told(numero));
      },
    ),
    panel(
      {
        ...one,
        method: 'post',
        path: `${path}/key`,
        summary: 'Keeps the key of a nota whose XML is not at hand, and mails the buyer of the order',
        body: z.object({
          chave: requiredText(80).describe('44 characters, in any spelling.'),
          aceitar: flag.describe(ACCEPT),
        }),
      },
      async ({ param, body: { chave, aceitar }, write }) => {
        const numero = orderOf(param);
        const key = readAccessKey(chave);
        if (typeof key === 'string') throw new HttpError(400, message.invoiceKeyFaults[key]);
        const { emitente } = key;
        const unread = {
          destinatario: undefined,
          valor: undefined,
          autorizada: undefined,
          emitidaEm: undefined,
        };
        const sent = { ...unread, key, emitente, homologacao: false, entrada: false, xml: '' };
        const cnpj = await ownCnpj(deps);
        return write(keepInvoice(numero, sent, { accept: aceitar, cnpj }), told(numero));
      },
    ),
    panel(
      {
        ...one,
        method: 'post',
        path: `${path}/:id/danfe`,
        summary: 'Keeps the DANFE of a nota as PDF, in place of the one before',
        file: true,
      },
      async ({ context, param, write }) => {
        const numero = orderOf(param);
        const bytes = await context.req.bytes();
        return write(invoicePrint(numero, idOf(param), bytes), told(numero));
      },
    ),
    panel(
      {
        ...one,
        method: 'post',
        path: `${path}/:id/cancel`,
        summary: 'Marks a nota as cancelled: its order is to be billed again',
      },
      async ({ param, write }) => {
        const numero = orderOf(param);
        return write(invoiceCancelled(numero, idOf(param)), told(numero));
      },
    ),
    panel(
      {
        ...one,
        method: 'delete',
        path: `${path}/:id`,
        summary: 'Takes a nota away that is of another order',
      },
      async ({ param, write }) => {
        const numero = orderOf(param);
        return write(invoiceTakenAway(numero, idOf(param)), told(numero));
      },
    ),
    ...(['xml', 'danfe'] as const).map((of) =>
      panel(
        {
          method: 'get',
          path: `${path}/:id/${of}`,
          summary: `The ${of === 'xml' ? 'XML' : 'DANFE'} of a nota`,
          roles: ORDERS,
          answer: 'ArquivoNota',
        },
        ({ param }) =>
          readInvoiceFile(deps, { numero: orderOf(param), id: idOf(param) }, of === 'xml' ? 'xml' : 'pdf'),
      ),
    ),
  ];
}

async function ownCnpj(deps: Deps): Promise<string> {
  return plainTaxId((await readShop(deps)).configuracoes.sistema.geral.site.cnpj);
}

/** @throws HttpError 404. */
async function read(deps: Deps, numero: number): Promise<NotasPainel> {
  const order = await findOrder(deps.db, numero);
  if (!order) throw notFound(message.unknownOrder);
  const others = await invoicesOf(deps.db, numero);
  const cnpj = await ownCnpj(deps);
  const [billing] = await findBillings(deps.db, [numero]);
  const faturado = billing?.faturado_em
    ? {
        em: billing.faturado_em.toISOString(),
        por: billing.faturado_por,
        referencia: billing.faturado_ref,
      }
    : null;
  const notas = others.map((row) => presentForPanel(row, order, { others, cnpj }));
  return convertNotasPainel({ notas, faturado }, toReais);
}
