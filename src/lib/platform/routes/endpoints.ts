/** Every call of the front API. Each segment of the address after `/api/v2/front/` has its file beside this one. */
import type { Endpoint } from '../endpoint.ts';
import type { Deps } from '../platform.ts';
import { ownAccountEndpoints } from './account.ts';
import { brandsEndpoints } from './brands.ts';
import { browsingHistoryEndpoints } from './browsing-history.ts';
import { cartFreightEndpoints } from './cart-freight.ts';
import { cartSavedEndpoints } from './cart-saved.ts';
import { cartSkuListEndpoints } from './cart-sku-list.ts';
import { cepEndpoints } from './cep.ts';
import { checkoutEndpoints } from './checkout.ts';
import { clientEndpoints } from './client.ts';
import { evaluationsEndpoints } from './evaluations.ts';
import { feedEndpoints } from './feed.ts';
import { formEndpoints } from './form.ts';
import { listEndpoints } from './list.ts';
import { marketplaceEndpoints } from './marketplace.ts';
import { newsletterEndpoints } from './newsletter.ts';
import { orderEndpoints } from './order.ts';
import { orderAddressEndpoints } from './order-address.ts';
import { orderFreightEndpoints } from './order-freight.ts';
import { panelEndpoints } from './panel.ts';
import { pingEndpoints } from './ping.ts';
import { productEndpoints } from './product.ts';
import { promotionalEndpoints } from './promotional.ts';
import { questionEndpoints } from './question.ts';
import { quoteEndpoints } from './quote.ts';
import { redirectEndpoints } from './redirect.ts';
import { representativeEndpoints } from './representative.ts';
import { saleEndpoints } from './sale.ts';
import { salesChannelEndpoints } from './sales-channel.ts';
import { searchEndpoints } from './search.ts';
import { settingsEndpoints } from './settings.ts';
import { setupEndpoints } from './setup.ts';
import { shipmentEndpoints } from './shipment.ts';
import { showcaseEndpoints } from './showcase.ts';
import { sitemapEndpoints } from './sitemap.ts';
import { structEndpoints } from './struct.ts';
import { trackingEndpoints } from './tracking-parameters.ts';
import { urlEndpoints } from './url.ts';
import { wishlistEndpoints } from './wishlist.ts';
import { wishlistPageEndpoints } from './wishlist-page.ts';

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
