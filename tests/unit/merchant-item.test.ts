import { describe, expect, it } from 'vitest';
import {
  type MerchantItem,
  type MerchantProduct,
  merchantItems,
} from '#lib/domain/catalogue/merchant-item.ts';
import { feedHead, feedItem } from '#lib/domain/catalogue/merchant-xml.ts';
import { centavos } from '#lib/domain/kernel/money.ts';
import { precos } from '../support/products.ts';

const SITE = 'https://loja.example';
const picture = (name: string, idAtributoValor = 0) => ({
  idAtributoValor,
  arquivosOriginais: { zoom: `${SITE}/upload/produto/imagem/${name}.png` },
});
const product: MerchantProduct = {
  id: 7,
  sku: 'FS-7',
  nome: 'Cabo HDMI 2 m',
  status: 'disponivel',
  descricoes: { curta: '<p>Um cabo.</p>' },
  marca: { nome: 'Tramavia' },
  precos: precos(8990),
  rota: { path: '/cabo' },
  midias: { imagens: [picture('cabo'), picture('cabo-2')] },
  ean: '7890000105033',
  mpn: 'TRV-7',
  taxonomia: ['Cabos de vídeo', 'HDMI'],
  peso: 250,
};
const value = (idAtributoValor: number, label: string, change: object = {}) => ({
  idAtributoValor,
  sku: `FS-7-${label}`,
  label,
  estoque: 2,
  estoqueMarketplace: 0,
  precos: precos(8990),
  ...change,
});
const cores = (...valores: ReturnType<typeof value>[]) => ({ simples: { nome: 'Cor', valores } });

const items = (change: Partial<MerchantProduct> = {}) => merchantItems({ ...product, ...change }, SITE);
const item = (change: Partial<MerchantProduct> = {}): MerchantItem => items(change)[0] ?? [];
const valuesOf = (of: MerchantItem, name: string) =>
  of.flatMap(([field, content]) => (field === name ? [content] : []));
const one = (change: Partial<MerchantProduct>, name: string) => valuesOf(item(change), name)[0];

describe('an item of the feed', () => {
  it('has every field the specification demands, and what is known beside', () => {
    expect(Object.fromEntries(item())).toEqual({
      id: 'FS-7',
      title: 'Cabo HDMI 2 m',
      description: 'Um cabo.',
      link: `${SITE}/cabo`,
      image_link: `${SITE}/upload/produto/imagem/cabo.png`,
      additional_image_link: `${SITE}/upload/produto/imagem/cabo-2.png`,
      availability: 'in_stock',
      price: '89.90 BRL',
      brand: 'Tramavia',
      gtin: '7890000105033',
      mpn: 'TRV-7',
      condition: 'new',
      product_type: 'Cabos de vídeo > HDMI',
      google_product_category: 'Electronics > Electronics Accessories > Cables > Audio & Video Cables',
      shipping_weight: '0.25 kg',
    });
  });

  it('is not made of what has no price, and is made of one centavo', () => {
    expect(items({ status: 'sobConsulta' })).toEqual([]);
    expect(items({ precos: precos(0) })).toEqual([]);
    expect(one({ precos: precos(1) }, 'price')).toBe('0.01 BRL');
  });

  it('has the list price as price and the card price as sale price, for as long as it is scheduled', () => {
    const reduced = { precos: precos(8990, { de: centavos(9990) }) };
    expect(one(reduced, 'price')).toBe('99.90 BRL');
    expect(one(reduced, 'sale_price')).toBe('89.90 BRL');
    expect(one(reduced, 'sale_price_effective_date')).toBeUndefined();
    const agendamento = { dataInicial: '2026-11-20T00:00:00-03:00', dataFinal: '2026-12-01T00:00:00-03:00' };
    expect(one({ ...reduced, agendamento }, 'sale_price_effective_date')).toBe(
      '2026-11-20T03:00Z/2026-12-01T03:00Z',
    );
    expect(one({ precos: precos(8990, { de: centavos(8990) }) }, 'sale_price')).toBeUndefined();
  });

  it('names the longest plan without interest, if there is one', () => {
    const plan = (parcelas: number, taxa: number) => ({
      parcelas,
      valorParcela: centavos(Math.ceil(8990 / parcelas)),
      valorTotal: centavos(8990),
      taxa,
      exibirTaxa: taxa > 0,
    });
    const inParts = { precos: precos(8990, { parcelamento: [plan(1, 0), plan(3, 0), plan(12, 1.99)] }) };
    expect(one(inParts, 'installment')).toEqual([
      ['months', '3'],
      ['amount', '29.97 BRL'],
    ]);
    expect(one({}, 'installment')).toBeUndefined();
  });

  it('says whether it is in stock, or when a pre-order ships', () => {
    expect(one({ status: 'indisponivel' }, 'availability')).toBe('out_of_stock');
    const prevenda = { dataEncerramento: '2027-03-15T00:00:00-03:00' };
    expect([one({ prevenda }, 'availability'), one({ prevenda }, 'availability_date')]).toEqual([
      'preorder',
      '2027-03-15T03:00Z',
    ]);
    expect(one({ prevenda, status: 'indisponivel' }, 'availability_date')).toBeUndefined();
  });

  it('says that it has no number of its own only where that is known', () => {
    expect(one({ ean: '', mpn: '' }, 'identifier_exists')).toBe('no');
    // A number that does not fit may be a slip, which is not that there is none.
    expect(one({ ean: '7890000105034', mpn: '' }, 'identifier_exists')).toBeUndefined();
    expect(one({ ean: '7890000105034', mpn: '' }, 'gtin')).toBeUndefined();
    expect(one({ ean: '', mpn: 'X' }, 'identifier_exists')).toBeUndefined();
    expect(one({ ean: undefined, mpn: undefined }, 'identifier_exists')).toBeUndefined();
  });

  it('keeps the limits of the specification', () => {
    const long = 'palavra '.repeat(1000);
    const wordy = item({
      sku: 'S'.repeat(51),
      nome: long,
      descricoes: { curta: long },
      marca: { nome: long },
      mpn: long,
      midias: { imagens: Array.from({ length: 13 }, (_, index) => picture(String(index))) },
    });
    const lengths = (name: string) => valuesOf(wordy, name).map((content) => content.length <= 5000);
    expect(valuesOf(wordy, 'id')).toEqual(['produto-7']);
    expect(String(valuesOf(wordy, 'title')[0]).length).toBeLessThanOrEqual(150);
    expect(lengths('description')).toEqual([true]);
    expect(String(valuesOf(wordy, 'brand')[0]).length).toBeLessThanOrEqual(70);
    expect(valuesOf(wordy, 'additional_image_link')).toHaveLength(10);
    expect(one({ sku: 'S'.repeat(50) }, 'id')).toBe('S'.repeat(50));
    expect(one({ sku: '' }, 'id')).toBe('produto-7');
  });
});

describe('a product in several versions', () => {
  it('is one item for each value, with its SKU, price, stock and pictures first', () => {
    const [azul, preto] = items({
      ...cores(value(1, 'Azul', { precos: precos(9990) }), value(2, 'Preto', { estoque: 0 })),
      midias: { imagens: [picture('cabo'), picture('azul', 1), picture('preto', 2)] },
    }).map((fields) => Object.fromEntries(fields));
    expect(azul).toMatchObject({
      id: 'FS-7-Azul',
      item_group_id: 'grupo-7',
      title: 'Cabo HDMI 2 m, Azul',
      color: 'Azul',
      price: '99.90 BRL',
      availability: 'in_stock',
      image_link: `${SITE}/upload/produto/imagem/azul.png`,
      additional_image_link: `${SITE}/upload/produto/imagem/cabo.png`,
    });
    // The maker may well have a number for it: none is known, which is not that there is none.
    expect(azul).not.toHaveProperty('identifier_exists');
    expect(preto).toMatchObject({ id: 'FS-7-Preto', price: '89.90 BRL', availability: 'out_of_stock' });
    expect(azul).not.toHaveProperty('gtin');
  });

  it('is one item where there is only one value', () => {
    const only = items(cores(value(1, 'Azul')));
    expect(only).toHaveLength(1);
    expect(Object.fromEntries(only[0] ?? [])).toMatchObject({ id: 'FS-7-Azul', title: 'Cabo HDMI 2 m' });
    expect(valuesOf(only[0] ?? [], 'item_group_id')).toEqual([]);
  });

  it('shares a group and tells its size among siblings', () => {
    const sibling = (id: number, label: string, status: MerchantProduct['status'] = 'disponivel') => ({
      label,
      selecionado: id === 7,
      produto: { id, status },
    });
    const unico = { nome: 'Comprimento', valores: [sibling(4, '1 m'), sibling(7, '2 m')] };
    expect(Object.fromEntries(item({ unico }))).toMatchObject({ item_group_id: 'grupo-4', size: '2 m' });
    const asked = {
      ...unico,
      valores: [sibling(4, '1 m', 'sobConsulta'), sibling(7, '2 m', 'indisponivel')],
    };
    expect(one({ unico: asked }, 'item_group_id')).toBeUndefined();
  });
});

describe('the file', () => {
  it('takes every text for text', () => {
    const xml = feedItem([
      ['title', 'Cabo <b>A&B</b> "1"\u0000\u000b\ud800'],
      ['installment', [['months', '3']]],
    ]);
    expect(xml).toBe(
      '<item>\n<g:title>Cabo &lt;b&gt;A&amp;B&lt;/b&gt; &quot;1&quot;</g:title>\n' +
        '<g:installment>\n<g:months>3</g:months>\n</g:installment>\n</item>\n',
    );
    expect(feedHead({ title: 'A & B', link: SITE, description: '<' })).toContain('<title>A &amp; B</title>');
  });
});

it('says the colour and the size of a value that has both', () => {
  const valores = [value(1, 'Preta / M'), value(2, 'Branca / M')];
  const [first = []] = merchantItems({ ...product, simples: { nome: 'Cor / Tamanho', valores } }, SITE);
  expect(first).toContainEqual(['color', 'Preta']);
  expect(first).toContainEqual(['size', 'M']);
});

it('gives each version the number that is its own, and none that of the product or of another', () => {
  const [own, unknown] = [{ ...value(1, 'Preta'), ean: '7891000105030' }, value(2, 'Branca')];
  const [black = [], white = []] = merchantItems(
    { ...product, simples: { nome: 'Cor', valores: [own, unknown] } },
    SITE,
  ).map((fields) => Object.fromEntries(fields));
  expect(black).toMatchObject({ gtin: '7891000105030' });
  for (const version of [black, white]) {
    expect(version).not.toHaveProperty('mpn');
    expect(version).not.toHaveProperty('identifier_exists');
  }
  expect(white).not.toHaveProperty('gtin');
  const [alone = []] = merchantItems({ ...product, simples: { nome: 'Cor', valores: [own] } }, SITE);
  expect(alone).toContainEqual(['gtin', '7891000105030']);
});
