/** Calls about returns. */
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import type { CallDeps } from '#lib/platform/payments/payment-deps.ts';
import { orderReturnEndpoints } from './calls/order-returns.ts';
import { panelReturnEndpoints } from './panel/returns.ts';

export function returnsCalls(deps: CallDeps): readonly Endpoint[] {
  return [...orderReturnEndpoints(deps), ...panelReturnEndpoints(deps)];
}
