/** Calls about pages, menus, showcases and addresses. */
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { redirectEndpoints } from './calls/redirect.ts';
import { setupEndpoints } from './calls/setup.ts';
import { bannersEndpoint } from './calls/showcase-banners.ts';
import { instagramEndpoint } from './calls/showcase-instagram.ts';
import { showcaseProductsEndpoints } from './calls/showcase-products.ts';
import { sitemapEndpoints } from './calls/sitemap.ts';
import { structEndpoints } from './calls/struct.ts';
import { urlPageEndpoints } from './calls/url-page.ts';
import { urlVerifyEndpoints } from './calls/url-verify.ts';
import { panelContentEndpoints } from './panel/content.ts';
import { panelInstagramEndpoints } from './panel/instagram.ts';
import { panelMenusEndpoints } from './panel/menus.ts';
import { panelPopupsEndpoints } from './panel/popups.ts';
import { panelRedirectsEndpoints } from './panel/redirects.ts';
import { panelShowcasesEndpoints } from './panel/showcases.ts';

export function contentCalls(deps: Deps): readonly Endpoint[] {
  return [
    ...redirectEndpoints(deps),
    ...setupEndpoints(deps),
    bannersEndpoint(deps),
    instagramEndpoint(deps),
    ...showcaseProductsEndpoints(deps),
    ...sitemapEndpoints(deps),
    ...structEndpoints(deps),
    ...urlPageEndpoints(deps),
    ...urlVerifyEndpoints(deps),
    ...panelContentEndpoints(deps),
    ...panelInstagramEndpoints(deps),
    ...panelMenusEndpoints(deps),
    ...panelPopupsEndpoints(deps),
    ...panelRedirectsEndpoints(deps),
    ...panelShowcasesEndpoints(deps),
  ];
}
