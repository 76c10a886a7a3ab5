/** Every call of the front API. Each segment of the address after `/api/v2/front/` has its file beside this one. */

import { clientEndpoints } from '#lib/platform/accounts/calls/client.ts';
import { representativeEndpoints } from '#lib/platform/accounts/calls/representative.ts';
import { saleEndpoints } from '#lib/platform/accounts/calls/sale.ts';
import { cartFreightEndpoints } from '#lib/platform/cart/calls/cart-freight.ts';
import { cartSavedEndpoints } from '#lib/platform/cart/calls/cart-saved.ts';
import { cartSkuListEndpoints } from '#lib/platform/cart/calls/cart-sku-list.ts';
import { promotionalEndpoints } from '#lib/platform/cart/calls/promotional.ts';
import { quoteEndpoints } from '#lib/platform/cart/calls/quote.ts';
import { brandsEndpoints } from '#lib/platform/catalogue/calls/brands.ts';
import { feedEndpoints } from '#lib/platform/catalogue/calls/feed.ts';
import { marketplaceEndpoints } from '#lib/platform/catalogue/calls/marketplace.ts';
import { searchEndpoints } from '#lib/platform/catalogue/calls/search.ts';
import { redirectEndpoints } from '#lib/platform/content/calls/redirect.ts';
import { setupEndpoints } from '#lib/platform/content/calls/setup.ts';
import { sitemapEndpoints } from '#lib/platform/content/calls/sitemap.ts';
import { structEndpoints } from '#lib/platform/content/calls/struct.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { formEndpoints } from '#lib/platform/leads/calls/form.ts';
import { listEndpoints } from '#lib/platform/lists/calls/list.ts';
import { newsletterEndpoints } from '#lib/platform/newsletter/calls/newsletter.ts';
import { questionEndpoints } from '#lib/platform/opinions/calls/question.ts';
import { orderEndpoints } from '#lib/platform/orders/calls/order.ts';
import { orderAddressEndpoints } from '#lib/platform/orders/calls/order-address.ts';
import { orderFreightEndpoints } from '#lib/platform/orders/calls/order-freight.ts';
import { ownAccountEndpoints } from '#lib/platform/routes/account.ts';
import { checkoutEndpoints } from '#lib/platform/routes/checkout.ts';
import { evaluationsEndpoints } from '#lib/platform/routes/evaluations.ts';
import { panelEndpoints } from '#lib/platform/routes/panel.ts';
import { productEndpoints } from '#lib/platform/routes/product.ts';
import { showcaseEndpoints } from '#lib/platform/routes/showcase.ts';
import { urlEndpoints } from '#lib/platform/routes/url.ts';
import { cepEndpoints } from '#lib/platform/shipping/calls/cep.ts';
import { shipmentEndpoints } from '#lib/platform/shipping/calls/shipment.ts';
import { pingEndpoints } from '#lib/platform/shop/calls/ping.ts';
import { salesChannelEndpoints } from '#lib/platform/shop/calls/sales-channel.ts';
import { settingsEndpoints } from '#lib/platform/shop/calls/settings.ts';
import { browsingHistoryEndpoints } from '#lib/platform/visits/calls/browsing-history.ts';
import { trackingEndpoints } from '#lib/platform/visits/calls/tracking-parameters.ts';
import { wishlistEndpoints } from '#lib/platform/wishlist/calls/wishlist.ts';
import { wishlistPageEndpoints } from '#lib/platform/wishlist/calls/wishlist-page.ts';
import type { Deps } from './platform.ts';

export function createEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    ...brandsEndpoints(deps),
    ...browsingHistoryEndpoints(deps),
    ...cartFreightEndpoints(deps),
    ...cepEndpoints(deps),
    ...cartSavedEndpoints(deps),
    ...cartSkuListEndpoints(deps),
    ...checkoutEndpoints(deps),
    ...clientEndpoints(deps),
    ...evaluationsEndpoints(deps),
    ...feedEndpoints(deps),
    ...formEndpoints(deps),
    ...listEndpoints(deps),
    ...marketplaceEndpoints(deps),
    ...newsletterEndpoints(deps),
    ...ownAccountEndpoints(deps),
    ...orderAddressEndpoints(deps),
    ...orderFreightEndpoints(deps),
    ...orderEndpoints(deps),
    ...panelEndpoints(deps),
    ...pingEndpoints(deps),
    ...productEndpoints(deps),
    ...promotionalEndpoints(deps),
    ...questionEndpoints(deps),
    ...quoteEndpoints(deps),
    ...redirectEndpoints(deps),
    ...representativeEndpoints(deps),
    ...saleEndpoints(deps),
    ...salesChannelEndpoints(deps),
    ...searchEndpoints(deps),
    ...settingsEndpoints(deps),
    ...setupEndpoints(deps),
    ...shipmentEndpoints(deps),
    ...showcaseEndpoints(deps),
    ...sitemapEndpoints(deps),
    ...structEndpoints(deps),
    ...trackingEndpoints(deps),
    ...urlEndpoints(deps),
    ...wishlistEndpoints(deps),
    ...wishlistPageEndpoints(deps),
  ];
}
