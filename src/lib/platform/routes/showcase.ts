/** `showcase/*`: banners, groups of products with a title, Instagram (platform contract 4.3, 8.3). */
import type { Endpoint } from '../endpoint.ts';
import type { Deps } from '../platform.ts';
import { bannersEndpoint } from './showcase/banners.ts';
import { instagramEndpoint } from './showcase/instagram.ts';
import { showcaseProductsEndpoints } from './showcase/products.ts';

export function showcaseEndpoints(deps: Deps): readonly Endpoint[] {
  return [bannersEndpoint(deps), ...showcaseProductsEndpoints(deps), instagramEndpoint(deps)];
}
