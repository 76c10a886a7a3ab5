/** Schema.org data of the shop itself and of its pages as a whole, for the home page. */
import type {
  Graph,
  OnlineStore,
  PostalAddress,
  SearchAction,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts';
import { formatCep, normalizeCep, UF_RANGES } from '#lib/domain/kernel/cep.ts';
import { returnPolicyData, sellerId } from '#lib/domain/offers/offer-data.ts';

export type StoreFacts = {
  readonly name: string;
  readonly legalName: string;
  /** CNPJ. */
  readonly taxId: string;
  /** On one line, the CEP in it. */
  readonly address: string;
  readonly email: string;
  /** In any Brazilian spelling. */
  readonly telephone: string;
  readonly description: string;
  readonly siteUrl: string;
  /** Absolute, of the shop in social networks. */
  readonly profiles: readonly string[];
  /** Absolute, of a search whose term is `{search_term_string}`. */
  readonly search: string;
  /** Absolute, where the shop writes of returns; undefined where no menu leads to it. */
  readonly returns: string | undefined;
};

export function storeData(facts: StoreFacts): Graph {
  return { '@context': 'https://schema.org', '@graph': [onlineStore(facts), webSite(facts)] };
}

export type RatingFacts = Pick<StoreFacts, 'name' | 'siteUrl'> & {
  /** 1 to 10. */
  readonly mean: number;
  /** At least 1. */
  readonly count: number;
};

/** What buyers say of the shop, all of them together. */
export function storeRatingData({
  name,
  siteUrl,
  mean,
  count,
}: RatingFacts): WithContext<Exclude<OnlineStore, string>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': sellerId(siteUrl),
    name,
    url: siteUrl,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: mean,
      bestRating: 10,
      worstRating: 1,
      ratingCount: count,
    },
  };
}

function onlineStore(facts: StoreFacts): OnlineStore {
  const { name, legalName, taxId, address, email, telephone, description, siteUrl, profiles, returns } =
    facts;
  const phone = internationalPhone(telephone);
  const policy = returnPolicyData(siteUrl) as Exclude<ReturnType<typeof returnPolicyData>, string>;
  return {
    '@type': 'OnlineStore',
    '@id': sellerId(siteUrl),
    name,
    ...texts({ legalName, taxID: taxId, description, email }),
    ...(phone === undefined ? {} : { telephone: phone }),
    url: siteUrl,
    ...(profiles.length === 0 ? {} : { sameAs: [...profiles] }),
    logo: `${siteUrl}/icone-512.png`,
    image: `${siteUrl}/imagem/social.png`,
    ...(address === '' ? {} : { address: postalAddress(address) }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      ...texts({ email }),
      ...(phone === undefined ? {} : { telephone: phone }),
      availableLanguage: 'pt-BR',
    },
    hasMerchantReturnPolicy: {
      ...policy,
      ...(returns === undefined ? {} : { merchantReturnLink: returns }),
    },
  };
}

function webSite({ name, siteUrl, search }: StoreFacts): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#site`,
    name,
    url: siteUrl,
    inLanguage: 'pt-BR',
    publisher: { '@id': sellerId(siteUrl) },
    potentialAction: searchAction(search),
  };
}

function searchAction(target: string): WithActionConstraints<Exclude<SearchAction, string>> {
  return { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' };
}

function postalAddress(address: string): PostalAddress {
  const cep = normalizeCep(/\d{2}\.?\d{3}-?\d{3}/.exec(address)?.[0] ?? '');
  return {
    '@type': 'PostalAddress',
    streetAddress: address,
    ...placeOf(address),
    ...(cep === undefined ? {} : { postalCode: formatCep(cep) }),
    addressCountry: 'BR',
  };
}

/** Town and state, where the address has them as `…, São Paulo, SP` or `…, São Paulo - SP`. */
function placeOf(address: string) {
  const [, town, uf] = /(?:^|,)\s*([^,]+?)\s*(?:,|-|\/)\s*([A-Z]{2})(?=\s*(?:,|$))/.exec(address) ?? [];
  if (!town || !uf || UF_RANGES.every(([known]) => known !== uf)) return {};
  return { addressLocality: town, addressRegion: uf };
}

/** `+551140000075`; undefined for what has not the digits of a number with its area. Numbers like 0800 stay as they are. */
export function internationalPhone(telephone: string): string | undefined {
  const digits = telephone.replaceAll(/\D/g, '');
  if (/^0[3589]00\d{6,7}$/.test(digits)) return digits;
  const national = digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits;
  return /^[1-9]\d{9,10}$/.test(national) ? `+55${national}` : undefined;
}

function texts<const Texts extends Readonly<Record<string, string>>>(all: Texts): Partial<Texts> {
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== '')) as Partial<Texts>;
}
