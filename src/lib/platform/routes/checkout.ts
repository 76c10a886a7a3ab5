/** `checkout/*` (platform contract 4.6). */
import type { Endpoint } from '../endpoint.ts';
import type { Deps } from '../platform.ts';
import { accountEndpoints } from './checkout/account.ts';
import { cartEndpoints } from './checkout/cart.ts';
import { zipcodeEndpoints } from './checkout/zipcode.ts';

export function checkoutEndpoints(deps: Deps): readonly Endpoint[] {
  return [...cartEndpoints(deps), ...accountEndpoints(deps), ...zipcodeEndpoints(deps)];
}
