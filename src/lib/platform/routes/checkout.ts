/** `checkout/*` (platform contract 4.6). */

import { accountEndpoints } from '#lib/platform/accounts/calls/checkout-account.ts';
import { cartEndpoints } from '#lib/platform/cart/calls/checkout-cart.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { zipcodeEndpoints } from '#lib/platform/shipping/calls/checkout-zipcode.ts';
import type { Deps } from '../platform.ts';

export function checkoutEndpoints(deps: Deps): readonly Endpoint[] {
  return [...cartEndpoints(deps), ...accountEndpoints(deps), ...zipcodeEndpoints(deps)];
}
