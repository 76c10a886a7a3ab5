/**
 * Schema.org data of what is offered: price, delivery, return. Prices are card prices: what anybody can pay, and what
 * product feeds must repeat; the cash price is only shown.
 */
import type { MerchantReturnPolicy, Offer, OfferShippingDetails } from 'schema-dts';
import { UF_RANGES } from '#lib/domain/kernel/cep.ts';
import { type Centavos, toReais } from '#lib/domain/kernel/money.ts';

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

/** What the cheapest delivery of one unit costs in these states, and how many working days it takes at most. */
export type ShippingFacts = {
  readonly ufs: readonly string[];
  readonly minimum: Centavos;
  readonly maximum: Centavos;
  readonly maxDays: number;
};

export type Seller = { readonly name: string; readonly siteUrl: string };

const SCHEMA = 'https://schema.org';
const CURRENCY = 'BRL';
const STATES = new Set(UF_RANGES.map(([uf]) => uf)).size;

/** Days in which a distance buyer may withdraw without a reason, at no cost (Código de Defesa do Consumidor, art. 49). */
const WITHDRAWAL_DAYS = 7;

export function sellerId(siteUrl: string): string {
  return `${siteUrl}/#loja`;
}

/** `shippingIds` name the delivery terms that stand beside the offer. */
export function offerData(
  facts: OfferFacts,
  url: string,
  seller: Seller,
  shippingIds: readonly string[],
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
    ...(shippingIds.length > 0 ? { shippingDetails: shippingIds.map((id) => ({ '@id': id })) } : {}),
    hasMerchantReturnPolicy: { '@id': returnPolicyId(seller.siteUrl) },
  };
}

/** `id` is the name by which offers refer to it. */
export function shippingData(
  { ufs, minimum, maximum, maxDays }: ShippingFacts,
  id: string,
): OfferShippingDetails {
  return {
    '@type': 'OfferShippingDetails',
    '@id': id,
    shippingRate: {
      '@type': 'MonetaryAmount',
      ...(minimum === maximum
        ? { value: amount(minimum) }
        : { minValue: toReais(minimum), maxValue: toReais(maximum) }),
      currency: CURRENCY,
    },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: 'BR',
      ...(ufs.length < STATES ? { addressRegion: ufs } : {}),
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: maxDays, unitCode: 'DAY' },
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
