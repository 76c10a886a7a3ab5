import type { ArquivoNota } from '#lib/contract/order-invoices.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { findInvoice, printOf } from './queries/invoices.ts';

/** @throws HttpError 404 for one of another order, or a file that was not sent. */
export async function readInvoiceFile(
  { db }: Pick<Deps, 'db'>,
  { numero, id }: { readonly numero: number; readonly id: number },
  formato: ArquivoNota['formato'],
): Promise<ArquivoNota> {
  const row = await findInvoice(db, id);
  const bytes =
    row?.numero !== numero
      ? undefined
      : formato === 'xml'
        ? Buffer.from(row.xml, 'utf8')
        : await printOf(db, id);
  if (!bytes || bytes.length === 0) throw notFound(message.unknownInvoice);
  return { formato, dados: Buffer.from(bytes).toString('base64') };
}
