/** `url/*`: what stands at an address, and the content of its page (platform contract 3, 4.2). */
import type { Endpoint } from '../endpoint.ts';
import type { Deps } from '../platform.ts';
import { urlListingEndpoints } from './url/listing.ts';
import { urlListsEndpoints } from './url/lists.ts';
import { urlPageEndpoints } from './url/page.ts';
import { urlProductEndpoints } from './url/product.ts';
import { urlVerifyEndpoints } from './url/verify.ts';

export function urlEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    ...urlVerifyEndpoints(deps),
    ...urlPageEndpoints(deps),
    ...urlProductEndpoints(deps),
    ...urlListingEndpoints(deps),
    ...urlListsEndpoints(deps),
  ];
}
