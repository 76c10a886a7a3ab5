/** `product/*`: what is asked about products beside their pages (platform contract 4.10, 8.7). */

import { productShopEndpoints } from '#lib/platform/cart/calls/product-shop.ts';
import { productPartsEndpoints } from '#lib/platform/catalogue/calls/product-parts.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { productRequestEndpoints } from '#lib/platform/leads/calls/product-requests.ts';
import type { Deps } from '../platform.ts';

export function productEndpoints(deps: Deps): readonly Endpoint[] {
  return [...productShopEndpoints(deps), ...productRequestEndpoints(deps), ...productPartsEndpoints(deps)];
}
