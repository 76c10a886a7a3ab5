/** Calls about money. */
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { panelCaseEndpoints } from './panel/cases.ts';
import { panelClosingEndpoints } from './panel/closing.ts';
import { panelInvoiceEndpoints } from './panel/invoice.ts';
import { panelOrderPaymentEndpoints } from './panel/order-payments.ts';
import { panelPaymentEndpoints } from './panel/settings.ts';
import { panelStatementEndpoints } from './panel/statements.ts';
import type { PaymentDeps } from './payment-deps.ts';

export function paymentsCalls(deps: Deps & PaymentDeps): readonly Endpoint[] {
  return [
    ...panelPaymentEndpoints(deps),
    ...panelInvoiceEndpoints(deps),
    ...panelOrderPaymentEndpoints(deps),
    ...panelCaseEndpoints(deps),
    ...panelStatementEndpoints(deps),
    ...panelClosingEndpoints(deps),
  ];
}
