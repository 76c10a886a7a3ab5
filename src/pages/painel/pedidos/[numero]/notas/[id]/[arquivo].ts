/** The XML or the DANFE of a nota fiscal, for the shop. */
import type { APIRoute } from 'astro';
import { getPanelInvoiceFile } from '#lib/api/order-invoices.ts';
import { readId } from '#lib/domain/kernel/form-fields.ts';
import { invoiceFile } from '#lib/server/cart/invoice-file.ts';

export const GET: APIRoute = async ({ locals, params, rewrite }) => {
  const { numero = '', id = '', arquivo = '' } = params;
  const ask = (what: 'xml' | 'danfe') =>
    getPanelInvoiceFile(locals.sessionApi(), readId(numero), readId(id), what);
  return (await invoiceFile(arquivo, ask)) ?? rewrite('/404');
};
