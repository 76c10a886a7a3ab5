/** Calls about orders. */

import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import type { ShippingDeps } from '#lib/platform/shipping/options.ts';
import type { CountDeps } from '#lib/platform/visits/day-counts.ts';
import { approvalEndpoints } from './calls/approval.ts';
import { orderEndpoints } from './calls/order.ts';
import { orderAccessEndpoints } from './calls/order-access.ts';
import { orderAccountEndpoints } from './calls/order-account.ts';
import { orderAddressEndpoints } from './calls/order-address.ts';
import { orderAgainEndpoints } from './calls/order-again.ts';
import { orderFreightEndpoints } from './calls/order-freight.ts';
import { orderLinkEndpoints } from './calls/order-link.ts';
import { orderResumeEndpoints } from './calls/order-resume.ts';
import { panelOrderEndpoints } from './panel/orders.ts';
import { panelQuoteEndpoints } from './panel/quotes.ts';
import { panelSaleEndpoints } from './panel/sale.ts';
import { panelSellerEndpoints } from './panel/sellers.ts';
import type { OrderDeps } from './step.ts';

export function ordersCalls(deps: ShippingDeps & OrderDeps & CountDeps): readonly Endpoint[] {
  return [
    ...orderAddressEndpoints(deps),
    ...orderFreightEndpoints(deps),
    ...orderEndpoints(deps),
    ...approvalEndpoints(deps),
    ...orderAgainEndpoints(deps),
    ...orderLinkEndpoints(deps),
    ...orderAccessEndpoints(deps),
    ...orderAccountEndpoints(deps),
    ...orderResumeEndpoints(deps),
    ...panelOrderEndpoints(deps),
    ...panelSaleEndpoints(deps),
    ...panelQuoteEndpoints(deps),
    ...panelSellerEndpoints(deps),
  ];
}
