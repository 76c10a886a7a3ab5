import { describe, expect, it } from 'vitest';
import { centavos } from '#lib/domain/money.ts';
import { breadcrumbData, type ProductFacts, productData } from '#lib/domain/structured-data.ts';

const facts: ProductFacts = {
  name: 'Cabo HDMI 2 m',
  description: 'Um cabo.',
  sku: 'FS-1',
  gtin: '',
  mpn: '',
  brand: 'Tramavia',
  category: 'HDMI',
  url: 'https://loja.example/cabo',
  images: ['https://loja.example/upload/produto/imagem/cabo.webp'],
  offers: [{ sku: 'FS-1', price: centavos(8990), availability: 'InStock' }],
  rating: { media: 0, quantidade: 0 },
};

describe('the product data', () => {
  it('name price, currency and availability', () => {
    expect(productData(facts)).toMatchObject({
      '@type': 'Product',
      name: 'Cabo HDMI 2 m',
      brand: { '@type': 'Brand', name: 'Tramavia' },
      offers: [
        {
          '@type': 'Offer',
          price: '89.90',
          priceCurrency: 'BRL',
          availability: 'https://schema.org/InStock',
          url: 'https://loja.example/cabo',
        },
      ],
    });
  });

  it('leave out what is empty', () => {
    const data = productData({ ...facts, images: [], offers: [], brand: '' });
    expect(Object.keys(data)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/gtin|mpn|image|offers|brand|aggregateRating/)]),
    );
  });

  it('carry a rating only when somebody rated', () => {
    expect(productData(facts)).not.toHaveProperty('aggregateRating');
    expect(productData({ ...facts, rating: { media: 4.6667, quantidade: 3 } })).toMatchObject({
      aggregateRating: { ratingValue: 4.67, reviewCount: 3 },
    });
  });

  it('carry one offer for each SKU, a free one included', () => {
    const offers = [
      { sku: 'A', price: centavos(0), availability: 'InStock' },
      { sku: 'B', price: centavos(100), availability: 'OutOfStock' },
      { sku: 'C', price: centavos(1), availability: 'PreOrder', availabilityStarts: '2027-03-15' },
    ] as const;
    expect(productData({ ...facts, offers })).toMatchObject({
      offers: [
        { sku: 'A', price: '0.00' },
        { sku: 'B', price: '1.00', availability: 'https://schema.org/OutOfStock' },
        { sku: 'C', price: '0.01', availabilityStarts: '2027-03-15' },
      ],
    });
  });
});

describe('the breadcrumb data', () => {
  it('count the steps from one', () => {
    const steps = [
      { label: 'Início', rota: { path: '/' } },
      { label: 'HDMI', rota: { path: '/hdmi' } },
    ];
    const data = breadcrumbData(steps, 'https://loja.example');
    expect(data).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Início', item: 'https://loja.example/' },
        { position: 2, name: 'HDMI', item: 'https://loja.example/hdmi' },
      ],
    });
  });
});
