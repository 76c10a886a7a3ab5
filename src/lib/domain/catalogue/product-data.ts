/**
 * Schema.org data of a product page: a `Product`, or a `ProductGroup` where it comes in several versions. Versions with
 * a page of their own are only linked, as search engines want it; those inside the page are described.
 */
import type { Graph, Product, ProductGroup, Review, Thing } from 'schema-dts';
import {
  type NationalTerms,
  nationalTerms,
  type OfferFacts,
  offerData,
  returnPolicyData,
  type Seller,
  shippingData,
} from '#lib/domain/offers/offer-data.ts';
import { isGtin } from './gtin.ts';

/** `name` is that of the attribute: Cor, Comprimento. */
export type AttributeFacts = { readonly name: string; readonly value: string };

/** Something with a SKU of its own; '' is what it has none of. */
export type VersionFacts = {
  readonly name: string;
  /** Absolute. */
  readonly url: string;
  readonly sku: string;
  readonly gtin: string;
  readonly mpn: string;
  /** Absolute. */
  readonly images: readonly string[];
  readonly attributes: readonly AttributeFacts[];
  /** Undefined for what is sold on request. */
  readonly offer: OfferFacts | undefined;
};

export type GroupFacts = {
  /** The same on the page of every version. */
  readonly id: string;
  readonly name: string;
  /** Absolute addresses of the versions that are offered on a page of their own. */
  readonly siblings: readonly string[];
};

export type ReviewFacts = {
  readonly author: string;
  /** ISO 8601. */
  readonly date: string;
  readonly rating: number;
  readonly text: string;
};

export type ProductFacts = {
  /** Plain text. */
  readonly description: string;
  readonly brand: string;
  readonly category: string;
  /** Absolute. */
  readonly url: string;
  readonly versions: readonly [VersionFacts, ...(readonly VersionFacts[])];
  /** Undefined for what comes in one version. */
  readonly group: GroupFacts | undefined;
  readonly rating: { readonly media: number; readonly quantidade: number };
  /** Those shown on the page. */
  readonly reviews: readonly ReviewFacts[];
  readonly seller: Seller;
};

/** The product first, then the terms its offers refer to. Undefined for what is only sold on request. */
export function productData(facts: ProductFacts): Graph | undefined {
  // A `Product` without an offer would be an incomplete one.
  const [first, ...others] = facts.versions.filter(({ offer }) => offer !== undefined);
  if (!first) return undefined;
  return graphOf({ ...facts, versions: [first, ...others] });
}

function graphOf(facts: ProductFacts): Graph {
  const shipping = shippingIds(
    facts.url,
    facts.versions.flatMap(({ offer }) => (offer ? [offer] : [])),
  );
  const terms: readonly Thing[] = [
    ...[...shipping].map(([key, id]) => shippingData(JSON.parse(key) as NationalTerms, id)),
    returnPolicyData(facts.seller.siteUrl),
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [facts.group ? groupData(facts, facts.group, shipping) : soleData(facts, shipping), ...terms],
  };
}

type ShippingIds = ReadonlyMap<string, string>;

/** Terms that several offers share are said once. */
function shippingIds(url: string, offers: readonly OfferFacts[]): ShippingIds {
  const keys = new Set(offers.flatMap((offer) => termsKey(offer) ?? []));
  return new Map([...keys].map((key, index) => [key, `${url}#entrega-${index + 1}`]));
}

function termsKey({ shipping }: OfferFacts): string | undefined {
  const terms = nationalTerms(shipping);
  return terms && JSON.stringify(terms);
}

function soleData(facts: ProductFacts, shipping: ShippingIds): Product {
  const { category, versions, brand } = facts;
  return {
    ...versionData(versions[0], facts, shipping),
    ...filled({ category }),
    ...brandData(brand),
    ...ratingData(facts),
  };
}

function groupData(facts: ProductFacts, group: GroupFacts, shipping: ShippingIds): ProductGroup {
  const { description, category, brand, versions, url } = facts;
  const attributes = new Set(versions.flatMap((version) => version.attributes.map(({ name }) => name)));
  const variesBy = [...attributes].flatMap((name) => PROPERTIES.get(name.toLowerCase()) ?? []);
  const [first, ...others] = versions;
  // The page of every version says this group, and a rating of its own: the group would have as many as it has pages.
  const sole = group.siblings.length === 0;
  const rating = ratingData(facts);
  return {
    '@type': 'ProductGroup',
    name: group.name,
    ...filled({ description, category }),
    productGroupID: group.id,
    // The versions with a page of their own have no address in common.
    ...(sole ? { url } : {}),
    ...(variesBy.length > 0
      ? { variesBy: variesBy.map((property) => `https://schema.org/${property}`) }
      : {}),
    ...brandData(brand),
    ...(sole ? rating : {}),
    hasVariant: [
      { ...versionData(first, facts, shipping), ...(sole ? {} : rating) },
      ...others.map((version) => versionData(version, facts, shipping)),
      // An address alone: a `Product` without name and price would be an incomplete one.
      ...group.siblings.map((sibling) => ({ url: sibling }) as Product),
    ],
  };
}

function versionData(version: VersionFacts, facts: ProductFacts, shipping: ShippingIds): Product {
  const { name, url, sku, gtin, mpn, images, attributes, offer } = version;
  const { description, seller } = facts;
  const terms = offer && shipping.get(termsKey(offer) ?? '');
  return {
    '@type': 'Product',
    name,
    url,
    ...filled({ description, sku, mpn, gtin: isGtin(gtin) ? gtin : '' }),
    ...(images.length > 0 ? { image: images } : {}),
    ...attributesData(attributes),
    ...(offer ? { offers: offerData(offer, url, seller, terms) } : {}),
  };
}

function brandData(brand: string): Pick<ProductFields, 'brand'> {
  return brand === '' ? {} : { brand: { '@type': 'Brand', name: brand } };
}

/** Invented or empty ratings are punished, absent ones are not. */
function ratingData({ rating, reviews }: ProductFacts): Pick<ProductFields, 'aggregateRating' | 'review'> {
  if (rating.quantidade === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Number(rating.media.toFixed(2)),
      reviewCount: rating.quantidade,
      bestRating: 5,
      worstRating: 1,
    },
    ...(reviews.length > 0 ? { review: reviews.map(reviewData) } : {}),
  };
}

/** Search engines refuse longer names. */
const LONGEST_AUTHOR = 100;

function reviewData({ author, date, rating, text }: ReviewFacts): Review {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author.slice(0, LONGEST_AUTHOR) },
    ...filled({ datePublished: date, reviewBody: text }),
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  };
}

type ProductFields = Exclude<Product, string>;
type Property = 'size' | 'color' | 'material' | 'pattern';

/** What search engines know a version to vary by, under the names that shops give it. */
const PROPERTIES: ReadonlyMap<string, Property> = new Map([
  ['comprimento', 'size'],
  ['tamanho', 'size'],
  ['metragem', 'size'],
  ['cor', 'color'],
  ['material', 'material'],
  ['estampa', 'pattern'],
]);

/** Attributes of other names are named as they are. */
function attributesData(
  attributes: readonly AttributeFacts[],
): Pick<ProductFields, Property | 'additionalProperty'> {
  const others = attributes.filter(({ name }) => !PROPERTIES.has(name.toLowerCase()));
  return {
    ...Object.fromEntries(
      attributes.flatMap(({ name, value }) => {
        const property = PROPERTIES.get(name.toLowerCase());
        return property ? [[property, value]] : [];
      }),
    ),
    ...(others.length > 0
      ? {
          additionalProperty: others.map(
            ({ name, value }) => ({ '@type': 'PropertyValue', name, value }) as const,
          ),
        }
      : {}),
  };
}

/** Without the empty texts. */
function filled<const Texts extends Readonly<Record<string, string>>>(texts: Texts): Partial<Texts> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as Partial<Texts>;
}
