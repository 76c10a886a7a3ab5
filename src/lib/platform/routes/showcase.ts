/** `showcase/*`: banners, groups of products with a title, Instagram (platform contract 4.3, 8.3). */

import { bannersEndpoint } from '#lib/platform/content/calls/showcase-banners.ts';
import { instagramEndpoint } from '#lib/platform/content/calls/showcase-instagram.ts';
import { showcaseProductsEndpoints } from '#lib/platform/content/calls/showcase-products.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import type { Deps } from '../platform.ts';

export function showcaseEndpoints(deps: Deps): readonly Endpoint[] {
  return [bannersEndpoint(deps), ...showcaseProductsEndpoints(deps), instagramEndpoint(deps)];
}
