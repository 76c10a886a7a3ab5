import { describe, expect, it } from 'vitest';
import { type ProductFacts, productData, type VersionFacts } from '#lib/domain/catalogue/product-data.ts';
import { versionUrl } from '#lib/domain/catalogue/variants.ts';
import { UF_RANGES } from '#lib/domain/kernel/cep.ts';
import { centavos } from '#lib/domain/kernel/money.ts';
import type { OfferFacts } from '#lib/domain/offers/offer-data.ts';

const others = [...new Set(UF_RANGES.map(([uf]) => uf))].filter((uf) => uf !== 'SP');
const near = { ufs: ['SP'], minimum: centavos(1190), maximum: centavos(1290), minDays: 2, maxDays: 3 };
const far = { ufs: others, minimum: centavos(1390), maximum: centavos(1490), minDays: 3, maxDays: 4 };
const offer: OfferFacts = {
  price: centavos(8990),
  listPrice: undefined,
  priceValidUntil: undefined,
  availability: 'InStock',
  availabilityStarts: undefined,
  shipping: [near, far],
};
const version: VersionFacts = {
  name: 'Cabo HDMI 2 m',
  url: 'https://loja.example/cabo',
  sku: 'FS-1',
  gtin: '',
  mpn: '',
  images: ['https://loja.example/upload/produto/imagem/cabo.webp'],
  attributes: [],
  offer,
};
const facts: ProductFacts = {
  description: 'Um cabo.',
  brand: 'Tramavia',
  category: 'HDMI',
  url: 'https://loja.example/cabo',
  versions: [version],
  group: undefined,
  rating: { media: 0, quantidade: 0 },
  reviews: [],
  seller: { name: 'Loja', siteUrl: 'https://loja.example' },
};

type Node = Readonly<Record<string, unknown>>;
const nodes = (change: Partial<ProductFacts> = {}): readonly Node[] =>
  (productData({ ...facts, ...change }) as { '@graph': readonly Node[] })['@graph'];
const product = (change: Partial<ProductFacts> = {}): Node => nodes(change)[0] ?? {};
const withOffer = (change: Partial<OfferFacts>) =>
  product({ versions: [{ ...version, offer: { ...offer, ...change } }] }).offers;

describe('the data of a product', () => {
  it('names price, currency, availability, condition, seller and the law of returns', () => {
    const [first, , policy] = nodes();
    expect(first).toMatchObject({
      '@type': 'Product',
      name: 'Cabo HDMI 2 m',
      sku: 'FS-1',
      url: 'https://loja.example/cabo',
      brand: { '@type': 'Brand', name: 'Tramavia' },
      offers: {
        '@type': 'Offer',
        price: '89.90',
        priceCurrency: 'BRL',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        url: 'https://loja.example/cabo',
        seller: { '@id': 'https://loja.example/#loja', name: 'Loja' },
        hasMerchantReturnPolicy: { '@id': policy?.['@id'] },
      },
    });
    expect(policy).toMatchObject({
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'BR',
      merchantReturnDays: 7,
      returnFees: 'https://schema.org/FreeReturn',
    });
  });

  it('leaves out what is empty', () => {
    const bare = product({
      brand: '',
      category: '',
      versions: [{ ...version, images: [] }],
    });
    expect(Object.keys(bare)).toEqual(['@type', 'name', 'url', 'description', 'sku', 'offers']);
  });

  it('is none where nothing is offered, rated or not, alone or in a group', () => {
    const versions = [{ ...version, offer: undefined }] as const;
    const group = { id: 'grupo-7', name: 'Cabo', siblings: ['https://loja.example/cabo-3-m'] };
    for (const change of [{}, { rating: { media: 5, quantidade: 2 } }, { group }]) {
      expect(productData({ ...facts, versions, ...change })).toBeUndefined();
    }
  });

  it('describes of several versions those that are offered', () => {
    const versions = [
      { ...version, offer: undefined },
      { ...version, name: 'Cabo HDMI 3 m' },
    ] as const;
    const group = { id: 'grupo-7', name: 'Cabo', siblings: [] };
    expect(product({ versions, group }).hasVariant).toEqual([
      expect.objectContaining({ name: 'Cabo HDMI 3 m', offers: expect.anything() }),
    ]);
  });

  it('names a GTIN only when it is one', () => {
    expect(product({ versions: [{ ...version, gtin: '7890000105033' }] })).toHaveProperty('gtin');
    expect(product({ versions: [{ ...version, gtin: '7890000105034' }] })).not.toHaveProperty('gtin');
  });

  it('carries a rating and reviews only when somebody rated', () => {
    const reviews = [{ author: 'Ana', date: '2026-10-01T12:00:00Z', rating: 4, text: 'Bom.' }];
    expect(product({ reviews })).not.toHaveProperty('aggregateRating');
    expect(product({ reviews })).not.toHaveProperty('review');
    expect(product({ reviews, rating: { media: 4.6667, quantidade: 3 } })).toMatchObject({
      aggregateRating: { ratingValue: 4.67, reviewCount: 3, bestRating: 5 },
      review: [{ author: { name: 'Ana' }, reviewRating: { ratingValue: 4 }, reviewBody: 'Bom.' }],
    });
  });

  it('cuts the name of a reviewer at 100 characters', () => {
    const review = (author: string) => ({ author, date: '', rating: 5, text: '' });
    const { review: written } = product({
      reviews: [review('á'.repeat(100)), review('á'.repeat(101))],
      rating: { media: 5, quantidade: 2 },
    });
    const names = (written as readonly { author: { name: string } }[]).map(
      ({ author }) => author.name.length,
    );
    expect(names).toEqual([100, 100]);
  });
});

describe('an offer', () => {
  it('has its price in reais with two decimals, zero and one centavo too', () => {
    const price = (amount: number) => (withOffer({ price: centavos(amount) }) as Node).price;
    expect([price(0), price(1), price(123_456_789)]).toEqual(['0.00', '0.01', '1234567.89']);
  });

  it('shows a list price struck through, and until when a scheduled price holds', () => {
    expect(
      withOffer({ listPrice: centavos(9990), priceValidUntil: '2026-12-01T03:00:00.000Z' }),
    ).toMatchObject({
      priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '99.90' },
      priceValidUntil: '2026-12-01T03:00:00.000Z',
    });
    expect(withOffer({})).not.toHaveProperty('priceValidUntil');
  });

  it('says when a pre-order ships', () => {
    expect(withOffer({ availability: 'PreOrder', availabilityStarts: '2027-03-15' })).toMatchObject({
      availability: 'https://schema.org/PreOrder',
      availabilityStarts: '2027-03-15',
    });
  });

  it('refers to delivery terms of the whole country', () => {
    const terms = nodes()[1];
    expect(terms).toMatchObject({
      '@type': 'OfferShippingDetails',
      shippingRate: { maxValue: 14.9, currency: 'BRL' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'BR' },
      deliveryTime: {
        handlingTime: { minValue: 0, maxValue: 1, unitCode: 'DAY' },
        transitTime: { minValue: 2, maxValue: 4, unitCode: 'DAY' },
      },
    });
    expect(terms?.shippingDestination).not.toHaveProperty('addressRegion');
    expect(terms?.shippingRate).not.toHaveProperty('minValue');
    expect(withOffer({})).toMatchObject({ shippingDetails: { '@id': terms?.['@id'] } });
    // One state's terms would be read as those of all.
    for (const shipping of [[], [near]])
      expect(withOffer({ shipping })).not.toHaveProperty('shippingDetails');
  });
});

describe('a product in several versions', () => {
  const cabo = 'https://loja.example/cabo';
  const red = {
    ...version,
    name: 'Cabo, azul',
    url: versionUrl(cabo, 1),
    sku: 'A',
    attributes: [{ name: 'Cor', value: 'Azul' }],
  };
  const blue = {
    ...version,
    name: 'Cabo, preto',
    url: versionUrl(cabo, 2),
    sku: 'P',
    attributes: [{ name: 'Cor', value: 'Preto' }],
  };
  const group = { id: 'grupo-7', name: 'Cabo', siblings: [] };

  it('is a group that says by what they vary, each with its SKU and offer', () => {
    expect(product({ versions: [red, blue], group })).toMatchObject({
      '@type': 'ProductGroup',
      name: 'Cabo',
      productGroupID: 'grupo-7',
      url: 'https://loja.example/cabo',
      variesBy: ['https://schema.org/color'],
      hasVariant: [
        {
          sku: 'A',
          color: 'Azul',
          url: `${cabo}?valor=1`,
          offers: { price: '89.90', url: `${cabo}?valor=1` },
        },
        {
          sku: 'P',
          color: 'Preto',
          url: `${cabo}?valor=2`,
          offers: { price: '89.90', url: `${cabo}?valor=2` },
        },
      ],
    });
  });

  it('says the delivery terms they share once', () => {
    expect(nodes({ versions: [red, blue], group }).map((node) => node['@type'])).toEqual([
      'ProductGroup',
      'OfferShippingDetails',
      'MerchantReturnPolicy',
    ]);
  });

  it('links the versions that have a page of their own, and has no address itself then', () => {
    const siblings = ['https://loja.example/cabo-3-m'];
    const data = product({ group: { ...group, siblings } });
    expect(data).not.toHaveProperty('url');
    expect((data.hasVariant as readonly Node[])[1]).toEqual({ url: 'https://loja.example/cabo-3-m' });
  });

  const rating = { media: 4, quantidade: 3 };
  const reviews = [{ author: 'Ana', date: '2026-10-01T12:00:00Z', rating: 4, text: 'Bom.' }];
  const rated = (node: Node | undefined) => [node?.aggregateRating !== undefined, node?.review !== undefined];

  it('is rated once, as a group where all of it stands on this page', () => {
    const data = product({ versions: [red, blue], group, rating, reviews });
    const variants = data.hasVariant as readonly Node[];
    expect([data, ...variants].map(rated)).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });

  it('is not rated as a group where other pages have ratings of their own, but as what this page sells', () => {
    const others = { ...group, siblings: ['https://loja.example/cabo-3-m'] };
    for (const versions of [[red], [red, blue]] as const) {
      const data = product({ versions, group: others, rating, reviews });
      const [own, ...more] = data.hasVariant as readonly Node[];
      expect([rated(data), rated(own)]).toEqual([
        [false, false],
        [true, true],
      ]);
      expect(more.map(rated)).toEqual(more.map(() => [false, false]));
      expect([data, own].map((node) => node?.brand)).toEqual([
        { '@type': 'Brand', name: 'Tramavia' },
        undefined,
      ]);
    }
  });

  it('names an attribute that search engines do not know as it is called', () => {
    const odd = { ...version, attributes: [{ name: 'Voltagem', value: '220 V' }] };
    const data = product({ versions: [odd, odd], group });
    expect(data).not.toHaveProperty('variesBy');
    expect((data.hasVariant as readonly Node[])[0]).toMatchObject({
      additionalProperty: [{ '@type': 'PropertyValue', name: 'Voltagem', value: '220 V' }],
    });
  });
});
