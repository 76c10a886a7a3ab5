/** `product/*`: what is asked about products beside their pages (platform contract 4.10, 8.7). */
import type { Endpoint } from '../endpoint.ts';
import type { Deps } from '../platform.ts';
import { productPartsEndpoints } from './product/parts.ts';
import { productRequestEndpoints } from './product/requests.ts';
import { productShopEndpoints } from './product/shop.ts';

export function productEndpoints(deps: Deps): readonly Endpoint[] {
  return [...productShopEndpoints(deps), ...productRequestEndpoints(deps), ...productPartsEndpoints(deps)];
}
