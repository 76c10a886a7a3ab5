/** `url/*`: what stands at an address, and the content of its page (platform contract 3, 4.2). */

import { urlListingEndpoints } from '#lib/platform/catalogue/calls/url-listing.ts';
import { urlProductEndpoints } from '#lib/platform/catalogue/calls/url-product.ts';
import { urlPageEndpoints } from '#lib/platform/content/calls/url-page.ts';
import { urlVerifyEndpoints } from '#lib/platform/content/calls/url-verify.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { urlListsEndpoints } from '#lib/platform/lists/calls/url-lists.ts';
import type { Deps } from '../platform.ts';

export function urlEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    ...urlVerifyEndpoints(deps),
    ...urlPageEndpoints(deps),
    ...urlProductEndpoints(deps),
    ...urlListingEndpoints(deps),
    ...urlListsEndpoints(deps),
  ];
}
