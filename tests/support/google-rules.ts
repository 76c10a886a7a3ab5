/**
 * What Google's documents of the search features demand of structured data (product snippets, merchant listings, product
 * variants, shipping, return policies, review snippets, breadcrumbs, carousels, organizations, questions), checked over what a
 * page says: what is required there, and of what is recommended all that this shop knows.
 */

export type Node = { readonly [key: string]: unknown };

/** One line for each rule a page breaks. */
export function breaches(documents: readonly Node[]): readonly string[] {
  const roots = documents.flatMap(
    (document) => (document['@graph'] as readonly Node[] | undefined) ?? [document],
  );
  const all = roots.flatMap(nodesIn);
  const ids = new Set(all.filter((node) => node['@type']).map((node) => node['@id']));
  const dangling = all
    .filter((node) => Object.keys(node).length === 1 && node['@id'] !== undefined && !ids.has(node['@id']))
    .map((node) => `${String(node['@id'])} is referred to and not there`);
  return [...all.flatMap((node) => brokenBy(node)), ...dangling];
}

/** The products that a page offers, each with its offer: itself, or the versions of its group. */
export function offered(documents: readonly Node[]): readonly Node[] {
  const [root] = documents.flatMap(
    (document) => (document['@graph'] as readonly Node[] | undefined) ?? [document],
  );
  if (root?.['@type'] === 'Product') return [root];
  return list(root?.hasVariant).filter((version) => version['@type'] === 'Product');
}

type Rule = readonly [name: string, holds: (node: Node) => boolean];

const STORE_ITSELF: readonly Rule[] = [
  ['url', ({ url }) => isAddress(url)],
  ['logo', ({ logo }) => isAddress(logo)],
  ['description', ({ description }) => isText(description)],
  ['telephone with country', ({ telephone }) => /^\+55\d{10,11}$/.test(String(telephone))],
  ['email', ({ email }) => /^\S+@\S+$/.test(String(email))],
  ['address', ({ address }) => (address as Node | undefined)?.['@type'] === 'PostalAddress'],
  ['taxID', ({ taxID }) => isText(taxID)],
  ['hasMerchantReturnPolicy', (store) => store.hasMerchantReturnPolicy !== undefined],
];

const RULES: Readonly<Record<string, readonly Rule[]>> = {
  Product: [
    ['name', ({ name }) => isText(name)],
    ['image', ({ image }) => list(image).length > 0 && list(image).every(isAddress)],
    ['sku or gtin', ({ sku, gtin }) => isText(sku) || isText(gtin)],
    // Product snippets want one of offers, review and rating; nothing can be bought by a page without the first.
    ['offers', ({ offers }) => offers !== undefined],
    ['a plain description', ({ description }) => isText(description) && !/<\w/.test(String(description))],
    ['one address', ({ url }) => isAddress(url)],
    ['gtin of digits', ({ gtin }) => gtin === undefined || /^\d{8,14}$/.test(String(gtin))],
  ],
  ProductGroup: [
    ['name', ({ name }) => isText(name)],
    ['productGroupID', ({ productGroupID }) => isText(productGroupID)],
    ['a brand', ({ brand }) => brand !== undefined],
    ['one rating for the group or its versions', (group) => ratingsOf(group) <= 1],
    [
      'what Google knows versions to vary by',
      ({ variesBy }) =>
        list<string>(variesBy).every((property) =>
          /^https:\/\/schema\.org\/(?:color|size|suggestedAge|suggestedGender|material|pattern)$/.test(
            property,
          ),
        ),
    ],
    ['variesBy', ({ variesBy }) => list(variesBy).length > 0],
    ['hasVariant', ({ hasVariant }) => list(hasVariant).length > 1],
    [
      'a version with its value of what they vary by',
      ({ variesBy, hasVariant }) =>
        list(hasVariant).every(
          (version) =>
            version['@type'] === undefined ||
            list<string>(variesBy).every((property) =>
              isText(version[property.replace('https://schema.org/', '')]),
            ),
        ),
    ],
    [
      'a SKU of its own for every version',
      ({ hasVariant }) => {
        const skus = list(hasVariant).flatMap(({ sku }) => (sku === undefined ? [] : [sku]));
        return new Set(skus).size === skus.length;
      },
    ],
  ],
  Offer: [
    ['a price above zero', ({ price }) => Number(price) > 0 && /^\d+\.\d\d$/.test(String(price))],
    ['priceCurrency', ({ priceCurrency }) => priceCurrency === 'BRL'],
    ['availability', ({ availability }) => /^https:\/\/schema\.org\/\w+$/.test(String(availability))],
    ['itemCondition', ({ itemCondition }) => itemCondition === 'https://schema.org/NewCondition'],
    ['url', ({ url }) => isAddress(url)],
    ['a date until which the price holds', ({ priceValidUntil: day }) => day === undefined || isDate(day)],
    ['hasMerchantReturnPolicy', (offer) => offer.hasMerchantReturnPolicy !== undefined],
    ['one national shippingDetails', (offer) => list(offer.shippingDetails).length === 1],
  ],
  OfferShippingDetails: [
    ['shippingRate', ({ shippingRate }) => (shippingRate as Node | undefined)?.currency === 'BRL'],
    [
      'a rate, or the highest of them',
      ({ shippingRate }) => {
        const { value, maxValue, ...rest } = (shippingRate ?? {}) as Node;
        return Number(value ?? maxValue) >= 0 && !('minValue' in rest);
      },
    ],
    ['a country', ({ shippingDestination: to }) => (to as Node | undefined)?.addressCountry === 'BR'],
    [
      // Regions are read of the United States, Australia and Japan, postal codes also of Canada.
      'no region or postal code',
      ({ shippingDestination: to }) => !/"addressRegion|"postalCode/.test(JSON.stringify(to)),
    ],
    ['deliveryTime', ({ deliveryTime }) => deliveryTime !== undefined],
  ],
  ShippingDeliveryTime: [
    ['handlingTime', ({ handlingTime }) => (handlingTime as Node | undefined)?.unitCode === 'DAY'],
    ['transitTime', ({ transitTime }) => (transitTime as Node | undefined)?.unitCode === 'DAY'],
  ],
  QuantitativeValue: [
    [
      'a range of days',
      ({ minValue, maxValue }) => Number(minValue) >= 0 && Number(minValue) <= Number(maxValue),
    ],
    ['unitCode', ({ unitCode }) => unitCode === 'DAY'],
  ],
  MerchantReturnPolicy: [
    ['applicableCountry', ({ applicableCountry }) => applicableCountry === 'BR'],
    ['returnPolicyCategory', ({ returnPolicyCategory }) => isText(returnPolicyCategory)],
    ['merchantReturnDays', ({ merchantReturnDays }) => Number(merchantReturnDays) >= 7],
    ['returnMethod', ({ returnMethod }) => isText(returnMethod)],
    ['returnFees', ({ returnFees }) => returnFees === 'https://schema.org/FreeReturn'],
    ['returnPolicyCountry', ({ returnPolicyCountry }) => returnPolicyCountry === 'BR'],
    ['refundType', ({ refundType }) => refundType === 'https://schema.org/FullRefund'],
  ],
  AggregateRating: [
    ['ratingValue', ({ ratingValue }) => Number(ratingValue) >= 1 && Number(ratingValue) <= 5],
    ['reviewCount', ({ reviewCount }) => Number(reviewCount) >= 1],
    ['bestRating', ({ bestRating }) => bestRating === 5],
  ],
  Review: [
    [
      'an author of at most a hundred characters',
      ({ author }) => isText((author as Node | undefined)?.name) && nameOf(author).length <= 100,
    ],
    ['a rating', ({ reviewRating }) => Number((reviewRating as Node | undefined)?.ratingValue) >= 1],
    ['a date', ({ datePublished }) => isDate(datePublished)],
  ],
  Brand: [['name', ({ name }) => isText(name)]],
  BreadcrumbList: [
    ['at least two steps', ({ itemListElement }) => list(itemListElement).length >= 2],
    [
      'steps counted from one, each with name and address',
      ({ itemListElement }) =>
        list(itemListElement).every(
          ({ position, name, item }, index) => position === index + 1 && isText(name) && isAddress(item),
        ),
    ],
  ],
  // A summary page: each entry is a position and the address of a page that says the rest.
  ItemList: [
    ['entries', ({ itemListElement }) => list(itemListElement).length > 0],
    [
      'entries of one shop that follow each other, each with its address',
      ({ itemListElement }) => {
        const entries = list(itemListElement);
        const first = Number(entries[0]?.position);
        const addresses = entries.map(({ url }) => url);
        return (
          first >= 1 &&
          entries.every((entry, index) => entry.position === first + index && isAddress(entry.url)) &&
          new Set(addresses).size === entries.length &&
          new Set(addresses.filter(isAddress).map((url) => new URL(String(url)).origin)).size <= 1
        );
      },
    ],
  ],
  OnlineStore: [['name', ({ name }) => isText(name)], ...STORE_ITSELF.map(unlessNamedOnly)],
  PostalAddress: [
    ['streetAddress', ({ streetAddress }) => isText(streetAddress)],
    ['addressCountry', ({ addressCountry }) => addressCountry === 'BR'],
  ],
  FAQPage: [
    ['questions', ({ mainEntity }) => list(mainEntity).length > 0],
    [
      'nothing but questions',
      ({ mainEntity }) => list(mainEntity).every((one) => one['@type'] === 'Question'),
    ],
  ],
  Question: [
    ['name', ({ name }) => isText(name)],
    ['acceptedAnswer', ({ acceptedAnswer }) => (acceptedAnswer as Node | undefined)?.['@type'] === 'Answer'],
  ],
  Answer: [['text', ({ text }) => isText(text)]],
};

/** The seller of an offer is named, by the id under which the home page tells all of it. */
function unlessNamedOnly([name, holds]: Rule): Rule {
  const isReference = (node: Node): boolean =>
    node['@id'] !== undefined && Object.keys(node).every((key) => ['@type', '@id', 'name'].includes(key));
  return [name, (node) => isReference(node) || holds(node)];
}

function nameOf(node: unknown): string {
  return String((node as Node | undefined)?.name);
}

function ratingsOf(group: Node): number {
  return [group, ...list(group.hasVariant)].filter(({ aggregateRating }) => aggregateRating).length;
}

function brokenBy(node: Node): readonly string[] {
  const type = String(node['@type'] ?? '');
  return (RULES[type] ?? []).flatMap(([name, holds]) => (holds(node) ? [] : [`${type}: ${name}`]));
}

function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

function list<Item = Node>(value: unknown): readonly Item[] {
  return value === undefined ? [] : ([value].flat() as unknown as readonly Item[]);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && !/undefined|\[object/.test(value);
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/\S+$/.test(value);
}

function isDate(value: unknown): boolean {
  return !Number.isNaN(Date.parse(String(value)));
}
