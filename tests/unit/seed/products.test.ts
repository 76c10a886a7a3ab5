import { describe, expect, it } from 'vitest';
import { BRANDS } from '#artwork/demo/brands.ts';
import { PRODUCTS } from '#artwork/demo/catalog.ts';
import { CATEGORIES } from '#artwork/demo/categories.ts';
import { gtinCheckDigit } from '#artwork/demo/gtin.ts';
import type { SeedCategory, SeedProduct } from '#artwork/demo/types.ts';

const FIXED_ROUTES = [
  'busca',
  'lista',
  'marcas',
  'pagina',
  'checkout',
  'c',
  'api',
  'upload',
  'minha-conta',
  'painel',
  'comprar',
  'robots.txt',
  'sitemap.xml',
  'health',
  'carrinho',
  'favoritos',
  'frete',
];

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function slugsOf(categories: readonly SeedCategory[]): readonly string[] {
  return categories.flatMap((category) => [category.slug, ...slugsOf(category.filhas)]);
}

function where(wrong: (product: SeedProduct) => boolean): readonly string[] {
  return PRODUCTS.filter(wrong).map((product) => product.slug);
}

describe('identity', () => {
  it('repeats no slug, SKU, GTIN, part number or name', () => {
    expect(repeated(PRODUCTS.map((p) => p.slug))).toEqual([]);
    expect(repeated(PRODUCTS.map((p) => p.mpn))).toEqual([]);
    expect(repeated(PRODUCTS.map((p) => p.nome))).toEqual([]);
    expect(repeated(PRODUCTS.map((p) => p.ean))).toEqual([]);
    const skus = PRODUCTS.flatMap((p) => [p.sku, ...(p.simples?.valores.map((v) => v.sku) ?? [])]);
    expect(repeated(skus)).toEqual([]);
  });

  it('has valid GTIN-13 numbers in the range of the shop', () => {
    expect(
      where((p) => !/^7890000\d{6}$/.test(p.ean) || gtinCheckDigit(p.ean.slice(0, 12)) !== Number(p.ean[12])),
    ).toEqual([]);
  });

  it('has slugs that can stand at the root of the site', () => {
    const taken = new Set([...FIXED_ROUTES, ...slugsOf(CATEGORIES), ...BRANDS.map((b) => b.slug)]);
    expect(where((p) => taken.has(p.slug))).toEqual([]);
    expect(where((p) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(p.slug) || p.slug.length > 70)).toEqual([]);
  });

  it('has SKUs of the shop and names that fit a card', () => {
    expect(where((p) => !/^FS-[A-Z]{3}-[A-Z0-9-]+$/.test(p.sku))).toEqual([]);
    expect(where((p) => p.nome.length > 80 || p.nome.length < 15)).toEqual([]);
  });

  it('names the length of every cable', () => {
    const wrong = where(
      (p) =>
        p.drawing.form === 'cable' && !p.nome.endsWith(`— ${String(p.drawing.metres).replace('.', ',')} m`),
    );
    expect(wrong).toEqual([]);
  });

  it('belongs to a known brand, and every brand sells something', () => {
    const brands = new Set<string>(BRANDS.map((brand) => brand.slug));
    expect(where((p) => !brands.has(p.marca))).toEqual([]);
    const used = new Set(PRODUCTS.map((p) => p.marca));
    expect([...brands].filter((brand) => !used.has(brand))).toEqual([]);
  });
});

describe('offer', () => {
  it('has whole positive prices, and a former price only above the present one', () => {
    const offers = PRODUCTS.flatMap((p) => [p, ...(p.simples?.valores ?? [])]);
    const wrong = offers.filter(
      ({ precoPor, precoDe }) =>
        !Number.isInteger(precoPor) ||
        precoPor < 500 ||
        (precoDe !== undefined && (!Number.isInteger(precoDe) || precoDe <= precoPor)),
    );
    expect(wrong.map((offer) => offer.sku)).toEqual([]);
  });

  it('has promotions on about an eighth of the catalogue', () => {
    const onOffer = PRODUCTS.filter((p) => p.precoDe !== undefined);
    expect(onOffer.length / PRODUCTS.length).toBeGreaterThan(0.1);
    expect(onOffer.length / PRODUCTS.length).toBeLessThan(0.14);
    expect(where((p) => (p.precoDe !== undefined) !== p.selos.includes('oferta'))).toEqual([]);
  });

  it('has every stock situation that the shop must show', () => {
    const sold = PRODUCTS.filter((p) => p.status !== 'sobConsulta');
    expect(sold.filter((p) => p.estoque === 0).length).toBeGreaterThanOrEqual(6);
    expect(sold.filter((p) => p.estoque === 0).length).toBeLessThanOrEqual(8);
    expect(PRODUCTS.filter((p) => p.status === 'sobConsulta').length).toBeGreaterThanOrEqual(4);
    expect(sold.filter((p) => p.estoque === 1)).toHaveLength(1);
    expect(sold.filter((p) => p.estoque === 2)).toHaveLength(1);
    expect(sold.some((p) => p.estoque > 3000)).toBe(true);
  });

  it('ships pre-orders after the present of the demo', () => {
    const preOrders = PRODUCTS.filter((p) => p.prevenda !== undefined);
    expect(preOrders).toHaveLength(2);
    expect(preOrders.filter((p) => Date.parse(p.prevenda ?? '') < Date.parse('2026-12-31'))).toEqual([]);
  });

  it('adds the colours up: first price, total stock', () => {
    const coloured = PRODUCTS.filter((p) => p.simples !== undefined);
    expect(coloured.length).toBeGreaterThanOrEqual(8);
    const wrong = coloured.filter((p) => {
      const values = p.simples?.valores ?? [];
      return (
        values.length < 3 ||
        values.length > 5 ||
        values[0]?.precoPor !== p.precoPor ||
        values[0]?.precoDe !== p.precoDe ||
        values.reduce((sum, v) => sum + v.estoque, 0) !== p.estoque ||
        repeated(values.map((v) => v.label)).length > 0
      );
    });
    expect(wrong.map((p) => p.slug)).toEqual([]);
    expect(coloured.some((p) => p.simples?.valores.some((v) => v.estoque === 0))).toBe(true);
  });

  it('has its own popularity and a plausible first day of sale', () => {
    expect(repeated(PRODUCTS.map((p) => String(p.popularidade)))).toEqual([]);
    expect(where((p) => p.popularidade < 0 || p.popularidade > 1000)).toEqual([]);
    expect(where((p) => !/^20\d\d-\d\d-\d\dT\d\d:\d\d:00-03:00$/.test(p.criadoEm))).toEqual([]);
    expect(where((p) => p.criadoEm < '2024-03' || p.criadoEm >= '2026-11')).toEqual([]);
    expect(where((p) => Number.isNaN(Date.parse(p.criadoEm)))).toEqual([]);
  });

  it('fits a parcel: at least the smallest box and never below the weight of its box', () => {
    const wrong = where(({ embalagem: { altura, largura, comprimento, peso } }) => {
      const sides = [altura, largura, comprimento].sort((x, y) => x - y);
      const [low = 0, middle = 0, high = 0] = sides;
      return low < 20 || middle < 110 || high < 160 || high > 1000 || low + middle + high > 2000 || peso < 30;
    });
    expect(wrong).toEqual([]);
    expect(where((p) => p.garantiaMeses < 3)).toEqual([]);
  });
});

describe('siblings', () => {
  const groups = Map.groupBy(
    PRODUCTS.filter((p) => p.unico !== undefined),
    (p) => p.unico?.grupo,
  );

  it('come in groups of two or more with distinct values', () => {
    const wrong = [...groups].filter(
      ([, members]) => members.length < 2 || repeated(members.map((p) => p.unico?.valor ?? '')).length > 0,
    );
    expect(wrong.map(([group]) => group)).toEqual([]);
    expect(groups.size).toBeGreaterThan(40);
  });

  it('share brand and category, and cost more when they are longer', () => {
    const wrong = [...groups].filter(([, members]) => {
      const sorted = members.toSorted((x, y) => metres(x) - metres(y));
      return (
        new Set(members.map((p) => `${p.marca} ${p.categoria}`)).size > 1 ||
        sorted.some((p, i) => i > 0 && p.precoPor <= (sorted[i - 1]?.precoPor ?? 0))
      );
    });
    expect(wrong.map(([group]) => group)).toEqual([]);
  });

  it('state as value the length they have', () => {
    expect(
      where((p) => p.unico !== undefined && p.unico.valor !== `${String(metres(p)).replace('.', ',')} m`),
    ).toEqual([]);
  });
});

function metres(product: SeedProduct): number {
  const value = product.caracteristicas.comprimento;
  return typeof value === 'number' ? value : Number.NaN;
}
