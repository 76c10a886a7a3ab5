/** Calls about notas fiscais. */
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { orderInvoiceEndpoints } from './calls/order-invoices.ts';
import { panelInvoiceEndpoints } from './panel/order-invoices.ts';
import { unbilledEndpoint } from './panel/unbilled.ts';

export function fiscalCalls(deps: Deps): readonly Endpoint[] {
  return [...orderInvoiceEndpoints(deps), ...panelInvoiceEndpoints(deps), unbilledEndpoint(deps)];
}
