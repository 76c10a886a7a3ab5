/**
 * Schema.org data of what is offered: price, delivery, return. Prices are card prices: what anybody can pay, and what
 * product feeds must repeat; the cash price is only shown.
 */
import type { MerchantReturnPolicy, Offer, OfferShippingDetails } from 'schema-dts';
import { UF_RANGES } from '#lib/domain/kernel/cep.ts';
import { type Centavos, centavos, toReais } from '#lib/domain/kernel/money.ts';

export type Availability = 'InStock' | 'OutOfStock' | 'PreOrder';

export type OfferFacts = {
  readonly price: Centavos;
  /** Struck through beside the price; undefined when there is none. */
  readonly listPrice: Centavos | undefined;
  /** ISO 8601, when a scheduled price ends. */
  readonly priceValidUntil: string | undefined;
  readonly availability: Availability;
  /** ISO 8601, when a pre-order ships. */
  readonly availabilityStarts: string | undefined;
  readonly shipping: readonly ShippingFacts[];
};

/** What the cheapest delivery of one unit costs in these states, and how many working days it takes. */
export type ShippingFacts = {
  readonly ufs: readonly string[];
  readonly minimum: Centavos;
  readonly maximum: Centavos;
  readonly minDays: number;
  readonly maxDays: number;
};

/** The same of the whole country. */
export type NationalTerms = Omit<ShippingFacts, 'ufs'>;

export type Seller = { readonly name: string; readonly siteUrl: string };

const SCHEMA = 'https://schema.org';
const CURRENCY = 'BRL';
const STATES = new Set(UF_RANGES.map(([uf]) => uf)).size;

/** Working days until the days of a delivery count: none before the hour that the shop sends at, one after it. */
const HANDLING = { minValue: 0, maxValue: 1 };

/** Days in which a distance buyer may withdraw without a reason, at no cost (Código de Defesa do Consumidor, art. 49). */
const WITHDRAWAL_DAYS = 7;

export function sellerId(siteUrl: string): string {
  return `${siteUrl}/#loja`;
}

/** `shippingId` names the delivery terms that stand beside the offer. */
export function offerData(
  facts: OfferFacts,
  url: string,
  seller: Seller,
  shippingId: string | undefined,
): Offer {
  const { price, listPrice, priceValidUntil, availability, availabilityStarts } = facts;
  return {
    '@type': 'Offer',
    url,
    price: amount(price),
    priceCurrency: CURRENCY,
    ...(listPrice === undefined ? {} : { priceSpecification: struckPrice(listPrice) }),
    ...(priceValidUntil === undefined ? {} : { priceValidUntil }),
    availability: `${SCHEMA}/${availability}`,
    ...(availabilityStarts === undefined ? {} : { availabilityStarts }),
    itemCondition: `${SCHEMA}/NewCondition`,
    seller: { '@type': 'OnlineStore', '@id': sellerId(seller.siteUrl), name: seller.name },
    ...(shippingId === undefined ? {} : { shippingDetails: { '@id': shippingId } }),
    hasMerchantReturnPolicy: { '@id': returnPolicyId(seller.siteUrl) },
  };
}

/**
 * Google reads regions of the United States, Australia and Japan alone, and would take the terms of a state for those of all.
 * So they are said of the whole country, or not at all where a state is not delivered to.
 */
export function nationalTerms(regions: readonly ShippingFacts[]): NationalTerms | undefined {
  if (new Set(regions.flatMap(({ ufs }) => ufs)).size < STATES) return undefined;
  return {
    minimum: centavos(Math.min(...regions.map(({ minimum }) => minimum))),
    maximum: centavos(Math.max(...regions.map(({ maximum }) => maximum))),
    minDays: Math.min(...regions.map(({ minDays }) => minDays)),
    maxDays: Math.max(...regions.map(({ maxDays }) => maxDays)),
  };
}

/** `id` is the name by which offers refer to it. */
export function shippingData(
  { minimum, maximum, minDays, maxDays }: NationalTerms,
  id: string,
): OfferShippingDetails {
  return {
    '@type': 'OfferShippingDetails',
    '@id': id,
    shippingRate: {
      '@type': 'MonetaryAmount',
      ...(minimum === maximum ? { value: amount(maximum) } : { maxValue: toReais(maximum) }),
      currency: CURRENCY,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'BR' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', ...HANDLING, unitCode: 'DAY' },
      transitTime: { '@type': 'QuantitativeValue', minValue: minDays, maxValue: maxDays, unitCode: 'DAY' },
    },
  };
}

export function returnPolicyId(siteUrl: string): string {
  return `${siteUrl}/#devolucao`;
}

/** What the law gives every distance buyer. */
export function returnPolicyData(siteUrl: string): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': returnPolicyId(siteUrl),
    applicableCountry: 'BR',
    returnPolicyCountry: 'BR',
    returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: WITHDRAWAL_DAYS,
    returnMethod: `${SCHEMA}/ReturnByMail`,
    returnFees: `${SCHEMA}/FreeReturn`,
    refundType: `${SCHEMA}/FullRefund`,
  };
}

function struckPrice(listPrice: Centavos): NonNullable<Exclude<Offer, string>['priceSpecification']> {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: `${SCHEMA}/StrikethroughPrice`,
    price: amount(listPrice),
    priceCurrency: CURRENCY,
  };
}

/** With a point and two decimals, as the markup wants it. */
function amount(price: Centavos): string {
  return toReais(price).toFixed(2);
}
