import { expect, it } from 'vitest';
import { invoiceMessage } from '#lib/platform/kernel/http/invoice-messages.ts';
import { panelInvoiceText } from '#lib/text/order-invoices.ts';

it('a nota that differs names the box to tick as the form does', () => {
  const [, named = ''] = /“(.+)”/.exec(invoiceMessage.invoiceDiffers('o total')) ?? [];
  expect(named).not.toBe('');
  expect(panelInvoiceText.fields.aceitar).toContain(named);
});
