/**
 * Schema.org data of product and breadcrumb for search engines. Prices are card prices: what anybody can pay, and what
 * product feeds must repeat; the cash price is only shown.
 */
import { type Centavos, toReais } from './money.ts';
import { canonicalUrl } from './seo.ts';

export type Availability = 'InStock' | 'OutOfStock' | 'PreOrder';

export type OfferFacts = {
  readonly sku: string;
  readonly price: Centavos;
  readonly availability: Availability;
  /** ISO 8601, when a pre-order ships. */
  readonly availabilityStarts?: string | undefined;
};

export type ProductFacts = {
  readonly name: string;
  /** Plain text. */
  readonly description: string;
  readonly sku: string;
  readonly gtin: string;
  readonly mpn: string;
  readonly brand: string;
  readonly category: string;
  /** Absolute, as are `images`. */
  readonly url: string;
  readonly images: readonly string[];
  /** One for each SKU; none for a product that is sold on request. */
  readonly offers: readonly OfferFacts[];
  readonly rating: { readonly media: number; readonly quantidade: number };
};

/** Whatever the shop links to by its own path. */
type Linked = { readonly rota: { readonly path: string } };

/** Of a breadcrumb; pages that the platform does not know have steps too. */
export type Step = Linked & { readonly label: string };

const CONTEXT = 'https://schema.org';

export function productData(facts: ProductFacts): object {
  const { name, description, sku, gtin, mpn, brand, category, url, images, offers, rating } = facts;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    ...filled({ name, description, sku, gtin, mpn, category, url }),
    ...(images.length > 0 ? { image: images } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(offers.length > 0 ? { offers: offers.map((offer) => offerData(offer, url)) } : {}),
    // Invented or empty ratings are punished, absent ones are not.
    ...(rating.quantidade > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Number(rating.media.toFixed(2)),
            reviewCount: rating.quantidade,
          },
        }
      : {}),
  };
}

/** The last step is the page itself. */
export function breadcrumbData(steps: readonly Step[], siteUrl: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, rota }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(rota.path, siteUrl),
    })),
  };
}

/**
 * What a page lists.
 * @param first the place of the first entry in the whole listing, from 1
 */
export function itemListData(entries: readonly Linked[], siteUrl: string, first = 1): object {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: entries.map(({ rota }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      url: absolute(rota.path, siteUrl),
    })),
  };
}

function absolute(path: string, siteUrl: string): string {
  return canonicalUrl(path, siteUrl) ?? siteUrl;
}

function offerData({ sku, price, availability, availabilityStarts }: OfferFacts, url: string): object {
  return {
    '@type': 'Offer',
    ...filled({ sku, url, availabilityStarts: availabilityStarts ?? '' }),
    price: toReais(price).toFixed(2),
    priceCurrency: 'BRL',
    availability: `${CONTEXT}/${availability}`,
    itemCondition: `${CONTEXT}/NewCondition`,
  };
}

/** Without the empty texts. */
function filled(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}
