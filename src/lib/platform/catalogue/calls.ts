/** Calls about products, listings and searches. */

import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { brandsEndpoints } from './calls/brands.ts';
import { categoriesEndpoints } from './calls/categories.ts';
import { feedEndpoints } from './calls/feed.ts';
import { marketplaceEndpoints } from './calls/marketplace.ts';
import { productPartsEndpoints } from './calls/product-parts.ts';
import { searchEndpoints } from './calls/search.ts';
import { urlListingEndpoints } from './calls/url-listing.ts';
import { urlProductEndpoints } from './calls/url-product.ts';
import { panelBrandsEndpoints } from './panel/brands.ts';
import { panelCategoriesEndpoints } from './panel/categories.ts';
import { panelCharacteristicsEndpoints } from './panel/characteristics.ts';
import { panelLandingPagesEndpoints } from './panel/landing-pages.ts';
import { offeredSynonymsEndpoints } from './panel/offered-synonyms.ts';
import { panelSealsEndpoints } from './panel/seals.ts';
import { panelSearchesEndpoints, type SearchesDeps } from './panel/searches.ts';
import { panelSynonymsEndpoints } from './panel/synonyms.ts';

export function catalogueCalls(deps: SearchesDeps): readonly Endpoint[] {
  return [
    ...brandsEndpoints(deps),
    ...categoriesEndpoints(deps),
    ...feedEndpoints(deps),
    ...marketplaceEndpoints(deps),
    ...productPartsEndpoints(deps),
    ...searchEndpoints(deps),
    ...urlListingEndpoints(deps),
    ...urlProductEndpoints(deps),
    ...panelSearchesEndpoints(deps),
    ...panelBrandsEndpoints(deps),
    ...panelCategoriesEndpoints(deps),
    ...panelCharacteristicsEndpoints(deps),
    ...panelLandingPagesEndpoints(deps),
    ...panelSealsEndpoints(deps),
    ...panelSynonymsEndpoints(deps),
    ...offeredSynonymsEndpoints(deps),
  ];
}
