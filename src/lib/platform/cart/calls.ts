/** Calls about the cart, its coupon and its quotes. */

import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import type { ShippingDeps } from '#lib/platform/shipping/options.ts';
import type { CountDeps } from '#lib/platform/visits/day-counts.ts';
import { cartFreightEndpoints } from './calls/cart-freight.ts';
import { cartRecoveryEndpoints } from './calls/cart-recovery.ts';
import { cartReminderEndpoints } from './calls/cart-reminder.ts';
import { cartSavedEndpoints } from './calls/cart-saved.ts';
import { cartSkuListEndpoints } from './calls/cart-sku-list.ts';
import { cartEndpoints } from './calls/checkout-cart.ts';
import { productShopEndpoints } from './calls/product-shop.ts';
import { promotionalEndpoints } from './calls/promotional.ts';
import { quoteEndpoints } from './calls/quote.ts';
import { panelReminderEndpoint } from './panel/cart-reminders.ts';
import { panelCouponEndpoints } from './panel/coupons.ts';

export function cartCalls(deps: ShippingDeps & CountDeps): readonly Endpoint[] {
  return [
    ...cartFreightEndpoints(deps),
    ...cartRecoveryEndpoints(deps),
    ...cartReminderEndpoints(deps),
    ...cartSavedEndpoints(deps),
    ...cartSkuListEndpoints(deps),
    ...cartEndpoints(deps),
    ...productShopEndpoints(deps),
    ...promotionalEndpoints(deps),
    ...quoteEndpoints(deps),
    ...panelCouponEndpoints(deps),
    panelReminderEndpoint(deps),
  ];
}
