/** Files of notas fiscais, for who bought and for the shop. */
import { ApiError } from '#lib/api/error.ts';
import type { ArquivoNota } from '#lib/contract/order-invoices.ts';

export type InvoiceFile = 'xml' | 'danfe';

/** @param ask Asks for the file. @returns Undefined for none, or for who may not see it. */
export async function invoiceFile(
  name: string,
  ask: (what: InvoiceFile) => Promise<ArquivoNota>,
): Promise<Response | undefined> {
  if (name !== 'xml' && name !== 'danfe') return undefined;
  try {
    return fileResponse(name, await ask(name));
  } catch (error) {
    if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return undefined;
    throw error;
  }
}

/** What somebody sent is never opened as a page of the shop. */
function fileResponse(name: InvoiceFile, { formato, dados }: ArquivoNota): Response {
  return new Response(Buffer.from(dados, 'base64'), {
    headers: {
      'Content-Type': formato === 'xml' ? 'application/xml' : 'application/pdf',
      'Content-Disposition': `attachment; filename="${name === 'xml' ? 'nota-fiscal' : 'danfe'}.${formato}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  });
}
