/** Calls about delivery: prices, services, postal codes. */

import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { cepEndpoints } from './calls/cep.ts';
import { zipcodeEndpoints } from './calls/checkout-zipcode.ts';
import { shipmentEndpoints } from './calls/shipment.ts';
import type { ShippingDeps } from './options.ts';
import { panelShippingEndpoints } from './panel/shipping.ts';

export function shippingCalls(deps: ShippingDeps): readonly Endpoint[] {
  return [
    ...cepEndpoints(deps),
    ...zipcodeEndpoints(deps),
    ...shipmentEndpoints(deps),
    ...panelShippingEndpoints(deps),
  ];
}
