/** Calls about favourites. */
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { wishlistEndpoints } from './calls/wishlist.ts';
import { wishlistPageEndpoints } from './calls/wishlist-page.ts';

export function wishlistCalls(deps: Deps): readonly Endpoint[] {
  return [...wishlistPageEndpoints(deps), ...wishlistEndpoints(deps)];
}
