/** Calls about money. */
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { demoBankEndpoints } from './calls/demo-bank.ts';
import { orderCardEndpoints } from './calls/order-card.ts';
import { orderPaymentEndpoints } from './calls/order-payment.ts';
import { panelCaseEndpoints } from './panel/cases.ts';
import { panelClosingEndpoints } from './panel/closing.ts';
import { panelMercadoPagoEndpoints } from './panel/mercado-pago.ts';
import { panelOrderPaymentEndpoints } from './panel/order-payments.ts';
import { panelPixApiEndpoints } from './panel/pix-api.ts';
import { panelPaymentEndpoints } from './panel/settings.ts';
import { panelStatementEndpoints } from './panel/statements.ts';
import type { CallDeps } from './payment-deps.ts';

export function paymentsCalls(deps: CallDeps): readonly Endpoint[] {
  return [
    ...orderPaymentEndpoints(deps),
    ...orderCardEndpoints(deps),
    ...demoBankEndpoints(deps),
    ...panelPaymentEndpoints(deps),
    ...panelPixApiEndpoints(deps),
    ...panelMercadoPagoEndpoints(deps),
    ...panelOrderPaymentEndpoints(deps),
    ...panelCaseEndpoints(deps),
    ...panelStatementEndpoints(deps),
    ...panelClosingEndpoints(deps),
  ];
}
