import { z } from 'zod';
import { convertListing } from '#lib/contract/conversion.ts';
import type { UrlListing } from '#lib/contract/url.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { termsOf } from '#lib/platform/offers/pricing-context.ts';
import { readShopFor } from '#lib/platform/shop/read-shop.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import {
  brandListing,
  categoryListing,
  type ListingPage,
  landingPageListing,
  searchListing,
} from '../listing-heads.ts';
import { listingQuery, readChoice } from '../listing-parameters.ts';
import type { CatalogueDeps } from '../memory/catalogue.ts';
import { listing } from '../memory/listing.ts';
import { type Address, readAddress, url } from '../page-address.ts';
import { memberPrices } from '../queries/members.ts';
import { products } from '../queries/products.ts';
import { presentListing } from '../wire/listing.ts';
import type { ListingChoice } from '../wire/listing-links.ts';

export function urlListingEndpoints(deps: CatalogueDeps): readonly Endpoint[] {
  return [
    listingEndpoint(deps, 'category', 'The products of a category', categoryListing),
    listingEndpoint(deps, 'brand', 'The products of a brand', brandListing),
    listingEndpoint(deps, 'landing-page', 'The products of a landing page', landingPageListing),
    endpoint(
      {
        method: 'get',
        shared: true,
        kept: 'for strangers',
        path: '/url/product/listing/search',
        summary: 'The products a search finds',
        query: z.object({
          ...listingQuery,
          busca: z.string().optional().describe('What is looked for; nothing finds nothing.'),
        }),
        answer: 'UrlListing',
      },
      async ({ context, query }) => {
        const shop = await readShopFor(deps, context);
        const choice = readChoice(query, shop);
        return listed(deps, shop, choice, await searchListing(deps, choice.busca));
      },
    ),
  ];
}

type Find = (deps: CatalogueDeps, address: Address | undefined) => Promise<ListingPage | undefined>;

function listingEndpoint(deps: CatalogueDeps, kind: string, summary: string, find: Find): Endpoint {
  return endpoint(
    {
      method: 'get',
      shared: true,
      kept: 'for strangers',
      path: `/url/product/listing/${kind}`,
      summary,
      query: z.object({ ...listingQuery, url }),
      answer: 'UrlListing',
    },
    async ({ context, query }) => {
      const shop = await readShopFor(deps, context);
      const page = await find(deps, readAddress(query.url));
      if (!page) throw notFound(message.unknownPage);
      return listed(deps, shop, readChoice(query, shop), page);
    },
  );
}

async function listed(
  deps: CatalogueDeps,
  shop: Shop,
  choice: ListingChoice,
  { head, place, fixed }: ListingPage,
): Promise<UrlListing> {
  const terms = termsOf(shop);
  const found = await listing(deps, { place, fixed, terms, ...choice });
  const known = await deps.known();
  const [rows, prices] = await Promise.all([
    products(known, found.ids, shop.now),
    memberPrices(known, [...found.members.values()].flat()),
  ]);
  return convertListing(presentListing(shop, head, choice, { ...found, products: rows, prices }), toReais);
}
