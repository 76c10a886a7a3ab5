import { describe, expect, it } from 'vitest';
import { internationalPhone, type StoreFacts, storeData } from '#lib/domain/shop/store-data.ts';

const facts: StoreFacts = {
  name: 'Loja',
  legalName: 'Loja Ltda.',
  taxId: '11.222.333/0001-81',
  address: 'Rua A, 75, São Paulo, SP, CEP 01075-075',
  email: 'loja@loja.example',
  telephone: '(11) 4000-0075',
  description: 'Cabos.',
  siteUrl: 'https://loja.example',
  search: 'https://loja.example/busca?busca={search_term_string}',
  profiles: ['https://www.instagram.com/loja', 'https://www.youtube.com/@loja'],
  returns: 'https://loja.example/pagina/trocas',
};
type Node = Readonly<Record<string, unknown>>;
const nodes = (change: Partial<StoreFacts> = {}) =>
  (storeData({ ...facts, ...change }) as { '@graph': readonly Node[] })['@graph'];

describe('the data of the shop', () => {
  it('names who sells, by company name and CNPJ, where it is, and the right of withdrawal', () => {
    expect(nodes()[0]).toMatchObject({
      '@type': 'OnlineStore',
      '@id': 'https://loja.example/#loja',
      legalName: 'Loja Ltda.',
      taxID: '11.222.333/0001-81',
      telephone: '+551140000075',
      sameAs: ['https://www.instagram.com/loja', 'https://www.youtube.com/@loja'],
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'São Paulo',
        addressRegion: 'SP',
        postalCode: '01075-075',
        addressCountry: 'BR',
      },
      hasMerchantReturnPolicy: {
        merchantReturnDays: 7,
        merchantReturnLink: 'https://loja.example/pagina/trocas',
      },
    });
  });

  it('names the site, published by the shop', () => {
    expect(nodes()[1]).toMatchObject({
      '@type': 'WebSite',
      publisher: { '@id': 'https://loja.example/#loja' },
    });
  });

  it('leaves out what the shop does not say', () => {
    const bare = {
      legalName: '',
      taxId: '',
      address: '',
      email: '',
      telephone: '',
      description: '',
      profiles: [],
    };
    const store = nodes({ ...bare, returns: undefined })[0] ?? {};
    for (const name of ['legalName', 'taxID', 'address', 'email', 'telephone', 'description']) {
      expect(store).not.toHaveProperty(name);
    }
    expect(store.hasMerchantReturnPolicy).not.toHaveProperty('merchantReturnLink');
  });
});

describe('an address', () => {
  it.each([
    ['Rua A, 75, Vila B, Campinas, SP', 'Campinas', 'SP'],
    ['Rua A, 75, Porto Alegre - RS, 90000-000', 'Porto Alegre', 'RS'],
    ['Rua A, 75, Foz do Iguaçu/PR', 'Foz do Iguaçu', 'PR'],
    ['Rua A, 75, Campinas, XX', undefined, undefined],
    ['Rua BR, 75', undefined, undefined],
  ])('%s is in %s, %s', (address, addressLocality, addressRegion) => {
    const found = nodes({ address })[0]?.address as Node;
    expect([found.addressLocality, found.addressRegion]).toEqual([addressLocality, addressRegion]);
    expect(found.streetAddress).toBe(address);
  });
});

describe('a telephone number', () => {
  it.each([
    ['(11) 4000-0075', '+551140000075'],
    ['11 90000-0075', '+5511900000075'],
    ['+55 (11) 90000-0075', '+5511900000075'],
    ['0800 123 4567', '08001234567'],
    ['4000-0075', undefined],
    ['', undefined],
    ['011 4000-0075', undefined],
  ])('%s is %s', (text, number) => expect(internationalPhone(text)).toBe(number));
});
