import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '#artwork/demo/catalog.ts';
import { CATEGORIES } from '#artwork/demo/categories.ts';
import type { SeedCategory } from '#artwork/demo/types.ts';

const EXPECTED: Readonly<Record<string, number>> = {
  'cabos-de-video/hdmi': 46,
  'cabos-de-video/displayport': 18,
  'cabos-de-video/sdi-e-bnc': 24,
  'cabos-de-video/usb-c-video': 12,
  'cabos-de-video/legado': 8,
  'cabos-de-audio/audio-profissional': 22,
  'cabos-de-audio/audio-domestico': 16,
  'cabos-de-audio/caixas-acusticas': 10,
  'rede-e-fibra/cabos-de-rede': 14,
  'rede-e-fibra/fibra-optica': 12,
  'rede-e-fibra/keystone-e-paineis': 8,
  'acessorios/adaptadores-e-conversores': 12,
  'acessorios/distribuicao': 8,
  'acessorios/organizacao-e-ferramentas': 8,
};

type Node = { readonly path: string; readonly level: number; readonly category: SeedCategory };

function flatten(categories: readonly SeedCategory[], parent = '', level = 1): readonly Node[] {
  return categories.flatMap((category) => {
    const path = parent === '' ? category.slug : `${parent}/${category.slug}`;
    return [{ path, level, category }, ...flatten(category.filhas, path, level + 1)];
  });
}

const nodes = flatten(CATEGORIES);

describe('category tree', () => {
  it('has exactly three levels', () => {
    const depthOfLeaves = nodes.filter(({ category }) => category.filhas.length === 0).map((n) => n.level);
    expect(new Set(depthOfLeaves)).toEqual(new Set([3]));
    expect(CATEGORIES).toHaveLength(4);
  });

  it('uses short slugs that are unique in the whole tree', () => {
    const slugs = nodes.map(({ category }) => category.slug);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 30)).toEqual([]);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('describes every category to the buyer', () => {
    const bare = nodes.filter(({ category }) => !/^<p>.{30,}<\/p>$/.test(category.descricao));
    expect(bare.map((n) => n.path)).toEqual([]);
  });

  it('ends the first two levels with a buying guide', () => {
    const without = nodes.filter((n) => n.level < 3 && n.category.descricaoLonga.length < 80);
    expect(without.map((n) => n.path)).toEqual([]);
  });
});

describe('products in the tree', () => {
  it('has the planned number of products in each group', () => {
    const counts = Object.fromEntries(
      Object.keys(EXPECTED).map((path) => [
        path,
        PRODUCTS.filter((product) => product.categoria.startsWith(`${path}/`)).length,
      ]),
    );
    expect(counts).toEqual(EXPECTED);
    expect(PRODUCTS).toHaveLength(218);
  });

  it('puts every product in a deepest category, and something in each of them', () => {
    const leaves = nodes.filter((n) => n.level === 3).map((n) => n.path);
    const used = new Set(PRODUCTS.map((product) => product.categoria));
    expect([...used].filter((path) => !leaves.includes(path))).toEqual([]);
    expect(leaves.filter((path) => !used.has(path))).toEqual([]);
  });
});
